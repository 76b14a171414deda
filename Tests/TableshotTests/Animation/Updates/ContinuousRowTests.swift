import Foundation
import Tableshot
import TestSupport
import Testing

/// Batches of changes while the content scrolls and during other batches.
@Suite struct ContinuousRowTests {
    private static let size = CGSize(width: 200, height: 220)
    private static let rowHeight: CGFloat = 44

    /// Visible parts of each row in a tree, from top to bottom.
    private static func rows(in root: RenderNode) -> [(text: String, top: CGFloat)] {
        func text(_ node: RenderNode) -> String? {
            if case .text(let layout, _) = node.contents { return layout.string }
            return node.children.lazy.compactMap(text).first
        }
        return root.children.compactMap { node in
            let top = node.frame.minY - root.boundsOrigin.y
            guard node.name.hasPrefix("row "), top < size.height - 0.5,
                top + node.frame.height > 0.5, let text = text(node)
            else { return nil }
            return (text, top)
        }.sorted { $0.top < $1.top }
    }

    @Test(
        "Each remaining row is visible once, in order and beside its neighbour",
        arguments: 1...16)
    func seeded(seed: Int) throws {
        var order = (0..<40).map { "Row \($0)" }
        var changed: Set<String> = []
        let film = try animate(size: Self.size, framesPerSecond: 30) { clock in
            var dice = Dice(state: UInt64(seed) &* 7_919)
            let list = AnimatedList([order])
            let table = AnimatedList.table(list)
            table.contentOffset.y = CGFloat(dice.roll(0..<30) * 44)
            let animations: [TableView.RowAnimation] = [.fade, .top, .bottom, .left]
            for step in 0..<3 {
                let time = Double(step) * 0.1 + Double(dice.roll(0..<8)) / 100
                let kind = dice.roll(0..<3)
                let (near, count) = (dice.roll(0..<8), dice.roll(1..<4))
                let animation = animations[dice.roll(0..<4)]
                let target = dice.roll(0..<30)
                clock.at(time) {
                    let first = Int(max(0, table.contentOffset.y) / Self.rowHeight)
                    let index = min(max(0, first - 2 + near), list.sections[0].count - count)
                    let rows = (index..<(index + count)).map { IndexPath(row: $0, section: 0) }
                    switch kind {
                    case 0:
                        changed.formUnion(list.sections[0][index..<(index + count)])
                        list.sections[0].removeSubrange(index..<(index + count))
                        table.deleteRows(at: rows, with: animation)
                    case 1:
                        let new = rows.map { "New \(step).\($0.row)" }
                        let place = order.firstIndex(of: list.sections[0][index]) ?? 0
                        order.insert(contentsOf: new, at: place)
                        changed.formUnion(new)
                        list.sections[0].insert(contentsOf: new, at: index)
                        table.insertRows(at: rows, with: animation)
                    default:
                        table.setContentOffset(
                            CGPoint(
                                x: 0,
                                y: min(
                                    CGFloat(target) * Self.rowHeight,
                                    CGFloat(list.sections[0].count) * Self.rowHeight - 220)),
                            animated: true)
                    }
                }
            }
            return table
        }
        try film.forEachTree { frame, _, tree in
            let seen = Self.rows(in: tree.root).filter { !changed.contains($0.text) }
            let places = seen.compactMap { order.firstIndex(of: $0.text) }
            for (row, next) in zip(seen.indices, seen.indices.dropFirst()) {
                let between = places[row] + 1..<max(places[row] + 1, places[next])
                #expect(
                    places[row] < places[next]
                        && between.allSatisfy { changed.contains(order[$0]) },
                    "seed \(seed), frame \(frame): \(seen)")
                let distance = seen[next].top - seen[row].top
                #expect(
                    distance > Self.rowHeight - 1.5
                        && (!between.isEmpty || distance < Self.rowHeight + 1.5),
                    "seed \(seed), frame \(frame): \(seen)")
            }
        }
    }
}
