import Foundation
import Tableshot
import Testing

/// Tables whose content changes while they scroll.
@Suite struct ScrollingChangeTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Content offsets of each frame, if rows are deleted at an instant.
    private static func offsets(
        leaving rest: Int, at instant: Double, _ scroll: @escaping (TableView) -> Void
    ) throws -> [CGFloat] {
        let film = try animate(size: size, framesPerSecond: 60) { clock in
            let list = AnimatedList(rows: 20)
            let table = AnimatedList.table(list)
            clock.at(0) { scroll(table) }
            clock.at(instant) {
                let rows = (rest..<20).map { IndexPath(row: $0, section: 0) }
                list.sections[0].removeSubrange(rest...)
                table.deleteRows(at: rows, with: .fade)
            }
            return table
        }
        var offsets: [CGFloat] = []
        try film.forEachTree { _, _, tree in offsets.append(tree.root.boundsOrigin.y) }
        return offsets
    }

    @Test(
        "A scroll ends at the end of the remaining content, without a jump",
        arguments: [(3, 0.1), (8, 0.1), (8, 0.2), (12, 0.15)])
    func eased(rest: Int, instant: Double) throws {
        let offsets = try Self.offsets(leaving: rest, at: instant) {
            $0.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        }
        #expect(offsets.last == max(0, CGFloat(rest) * 44 - 220))
        let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
        #expect(steps.max()! < 90, "\(offsets)")
    }

    @Test("A scroll up from beyond the new end ends at its target")
    func upwards() throws {
        let offsets = try Self.offsets(leaving: 8, at: 0.1) {
            $0.contentOffset.y = 600
            $0.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        }
        #expect(offsets.last == 20)
        #expect(offsets == offsets.sorted(by: >), "\(offsets)")
    }

    @Test(
        "A flick returns to the end of the remaining content",
        arguments: [900.0, 5_000, -700], [0.1, 0.3])
    func flick(velocity: Double, instant: Double) throws {
        let offsets = try Self.offsets(leaving: 8, at: instant) {
            if velocity < 0 { $0.contentOffset.y = 600 }
            $0.flick(velocity: CGFloat(velocity))
        }
        let last = try #require(offsets.last)
        #expect(last >= 0 && last <= 8 * 44 - 220, "\(offsets)")
        let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
        #expect(steps.max()! < 110, "\(offsets)")
    }

    @Test("If the content becomes longer, a scroll reaches a position in the new content")
    func longer() throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let list = AnimatedList(rows: 20)
            let table = AnimatedList.table(list)
            clock.at(0) { table.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
            clock.at(0.1) {
                list.sections[0].append("New")
                table.insertRows(at: [[0, 20]], with: .fade)
            }
            return table
        }
        var offsets: [CGFloat] = []
        try film.forEachTree { _, _, tree in offsets.append(tree.root.boundsOrigin.y) }
        #expect(offsets.last == 300 && offsets == offsets.sorted())
    }
}
