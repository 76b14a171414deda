import Foundation
import Tableshot
import Testing

/// Headers that float in a plain table while a carried row passes them and scrolls the content.
@Suite struct FloatingCarryTests {
    private static let size = CGSize(width: 200, height: 220)

    /// A delegate that records the proposed destinations of a carried row.
    private final class Source: TableViewDelegate {
        let list: AnimatedList
        var targets: [(time: Double, target: IndexPath)] = []
        var table: TableView?

        init(_ list: AnimatedList) { self.list = list }

        func tableView(
            _ tableView: TableView,
            targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            if let time = AnimationClock.current?.time {
                targets.append((time, proposedDestinationIndexPath))
            }
            return proposedDestinationIndexPath
        }
    }

    private static func list(_ sections: [[String]]) -> AnimatedList {
        let list = AnimatedList(sections)
        list.titles = sections.indices.map { "Section \($0)" }
        list.footers = sections.count > 2
        return list
    }

    private static let sections = [
        [["a", "b", "c", "d"], ["e", "f", "g", "h", "i", "j"]],
        [["a", "b", "c"], ["d", "e"], ["f", "g", "h", "i"]],
    ]

    /// Frames, on the screen, of a tree's headers and footers.
    private static func edges(_ root: RenderNode) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        for node in root.children
        where node.name.hasPrefix("header ") || node.name.hasPrefix("footer ") {
            result[node.name] = node.frame.offsetBy(dx: 0, dy: -root.boundsOrigin.y)
        }
        return result
    }

    private static func still(_ sections: [[String]], offset: CGFloat) throws -> Picture {
        try render(size: size) {
            let table = AnimatedList.table(list(sections))
            table.isEditing = true
            table.contentOffset.y = offset
            return table
        }
    }

    private static func moved(
        _ sections: [[String]], from source: IndexPath, to target: IndexPath
    ) -> [[String]] {
        var result = sections
        let row = result[source.section].remove(at: source.row)
        result[target.section].insert(row, at: target.row)
        return result
    }

    @Test(
        "Headers and footers have the positions of a still table at each content offset of a carry",
        arguments: [0, 1], [false, true])
    func floating(kind: Int, upwards: Bool) throws {
        let sections = Self.sections[kind]
        let last = IndexPath(
            row: sections[sections.count - 1].count - 1, section: sections.count - 1)
        let first = IndexPath(row: 0, section: 0)
        let (source, target) = upwards ? (last, first) : (first, last)
        var shown: Source?
        let film = try animate(size: Self.size, framesPerSecond: 30) { clock in
            let delegate = Source(Self.list(sections))
            let table = AnimatedList.table(delegate.list)
            table.delegate = delegate
            table.isEditing = true
            delegate.table = table
            shown = delegate
            if upwards {
                table.layoutIfNeeded()
                table.contentOffset.y = table.contentSize.height - Self.size.height
            }
            clock.at(0.1) { table.carryRow(at: source, to: target, duration: 1.6) }
            return table
        }
        let crossing = Theme.modern.animation.reordering.duration
        var offsets: Set<CGFloat> = []
        var places: [String: CGFloat] = [:]
        var compared = 0
        let lastFrame = film.times.count - 1
        try film.forEachTree { frame, time, tree in
            let shown = try #require(shown)
            let offset = try #require(shown.table).contentOffset.y
            offsets.insert(offset)
            let past = shown.targets.filter { $0.time <= time }
            let targets = [source] + past.map(\.target)
            // Positions from which the other rows are still moving.
            let recent = past.firstIndex { $0.time > time - crossing } ?? past.count
            let stills = try targets[recent...].map { target in
                Self.edges(
                    try Self.still(Self.moved(sections, from: source, to: target), offset: offset)
                        .renderTree().root)
            }
            let expected = try #require(stills.last)
            for (name, rect) in Self.edges(tree.root) {
                compared += 1
                let possible = stills.compactMap { $0[name]?.minY }
                let place = "frame \(frame), \(name): \(rect.minY), expected \(possible)"
                if stills.allSatisfy({ $0[name] == expected[name] }) {
                    #expect(rect == expected[name], "\(place)")
                } else if possible.count == stills.count {
                    let (low, high) = (try #require(possible.min()), try #require(possible.max()))
                    #expect(rect.minY >= low - 0.5 && rect.minY <= high + 0.5, "\(place)")
                }
                if let before = places[name] { #expect(abs(rect.minY - before) < 30, "\(place)") }
            }
            for (name, rect) in expected
            where rect.maxY > 0.5 && stills.allSatisfy({ $0[name] == rect }) {
                #expect(
                    Self.edges(tree.root)[name] != nil, "frame \(frame): no \(name) at \(rect)")
            }
            places = Self.edges(tree.root).mapValues(\.minY)
            if frame == lastFrame, upwards {
                let header = try #require(places["header 0"])
                let row = tree.root.children.first { $0.name == "row 0,0" }
                let top = try #require(row).frame.minY - tree.root.boundsOrigin.y
                #expect(top >= header + 20, "the row lies under its header")
            }
        }
        #expect(offsets.count > 10, "nothing scrolls")
        #expect(compared > 10, "no headers or footers are shown")
        let offset = try #require(shown?.table).contentOffset.y
        let end = try Self.still(Self.moved(sections, from: source, to: target), offset: offset)
        #expect(try film.bitmaps().last == (try end.bitmap()))
    }

    @Test(
        "Headers do not jump if the end of editing puts down a row that scrolls the content",
        arguments: [0.5, 0.9, 1.1, 1.3, 1.5])
    func interrupted(time: Double) throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let table = AnimatedList.table(Self.list(Self.sections[0]))
            table.isEditing = true
            clock.at(0.1) { table.carryRow(at: [0, 0], to: [1, 5], duration: 1.6) }
            clock.at(time) { table.setEditing(false, animated: true) }
            return table
        }
        var places: [String: CGFloat] = [:]
        try film.forEachTree { frame, _, tree in
            let present = Self.edges(tree.root).mapValues(\.minY)
            for (name, top) in present {
                guard let before = places[name] else { continue }
                #expect(abs(top - before) < 20, "frame \(frame), \(name): \(before) to \(top)")
            }
            places = present
        }
    }
}
