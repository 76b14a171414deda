import Foundation
import Tableshot
import Testing

/// Gaps that extend beyond the screen are full of rows at each instant.
@Suite struct GapFillingTests {
    private static let size = CGSize(width: 120, height: 132)

    /// Parts of the screen without rows, in points.
    private static func holes(_ root: RenderNode) -> [ClosedRange<CGFloat>] {
        let rows = root.children.filter { $0.name.hasPrefix("row ") }.map { node in
            // An entering or leaving row lies within the visible part of its gap.
            let inner = node.children.first { $0.name == node.name }
            let top = max(0, inner?.frame.minY ?? 0)
            let bottom = min(node.frame.height, inner?.frame.maxY ?? node.frame.height)
            return (min: node.frame.minY + top, max: node.frame.minY + bottom)
        }
        var end: CGFloat = 0
        var holes: [ClosedRange<CGFloat>] = []
        for row in rows.sorted(by: { $0.min < $1.min }) where row.max > row.min {
            if row.min > end + 0.5, end < size.height { holes.append(end...row.min) }
            end = max(end, row.max)
        }
        if end < size.height - 0.5 { holes.append(end...size.height) }
        return holes
    }

    private static func film(
        rows: Int, _ act: @escaping (TableView, AnimatedList) -> Void
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: 30) { clock in
            let list = AnimatedList(rows: rows)
            let table = AnimatedList.table(list, height: size.height)
            clock.at(0) { act(table, list) }
            return table
        }
    }

    private static func check(_ film: Animation) throws {
        var count = 0
        try film.forEachTree { index, _, tree in
            count += 1
            let holes = holes(tree.root)
            #expect(holes.isEmpty, "frame \(index): \(holes)")
        }
        #expect(count > 5)
    }

    @Test(
        "Inserted rows fill their gap, including the part beyond the screen",
        arguments: [.top, .middle, .bottom] as [TableView.RowAnimation], [0, 1])
    func insertion(animation: TableView.RowAnimation, at first: Int) throws {
        try Self.check(
            Self.film(rows: 6) { table, list in
                list.sections[0].insert(contentsOf: (0..<9).map { "New \($0)" }, at: first)
                table.insertRows(at: (0..<9).map { [0, first + $0] }, with: animation)
            })
    }

    @Test(
        "Deleted rows fill their gap, including the part beyond the screen",
        arguments: [.top, .middle, .bottom] as [TableView.RowAnimation], [0, 1])
    func deletion(animation: TableView.RowAnimation, at first: Int) throws {
        try Self.check(
            Self.film(rows: 15) { table, list in
                list.sections[0].removeSubrange(first..<(first + 9))
                table.deleteRows(at: (0..<9).map { [0, first + $0] }, with: animation)
            })
    }

    @Test("A row that moves from or to a position far beyond the screen stays visible on its way")
    func farMoves() throws {
        for (source, target) in [(29, 0), (0, 29)] {
            let film = try Self.film(rows: 30) { table, list in
                let row = list.sections[0].remove(at: source)
                list.sections[0].insert(row, at: target)
                table.moveRow(at: [0, source], to: [0, target])
            }
            let tops = try film.rowTops(of: ["Row \(source)"]).map { $0["Row \(source)"] }
            let inside = tops.dropFirst().dropLast().map { $0.map { $0 < Self.size.height } }
            try #require(!inside.isEmpty)
            #expect(inside.allSatisfy { $0 == true }, "\(tops)")
        }
    }

    @Test(
        "The header of a section inserted at the lower edge opens the gap",
        arguments: [.top, .bottom, .fade] as [TableView.RowAnimation])
    func headerAtTheEdge(animation: TableView.RowAnimation) throws {
        let film = try animate(size: Self.size, framesPerSecond: 30) { clock in
            let list = AnimatedList([["A1", "A2"]])
            list.headers = true
            let table = AnimatedList.table(list, height: Self.size.height)
            clock.at(0) {
                list.sections.append((1...20).map { "B\($0)" })
                table.insertSections([1], with: animation)
            }
            return table
        }
        var heights: [CGFloat] = []
        try film.forEachTree { _, _, tree in
            let header = tree.root.children.first { $0.name == "header 1" }
            heights.append(header?.frame.height ?? 0)
        }
        // The visible part grows with each frame from the first.
        let growing = heights.dropFirst().dropLast()
        try #require(growing.count > 1, "\(heights)")
        #expect(heights.first == 0 && growing.allSatisfy { $0 > 0 }, "\(heights)")
        #expect(zip(growing, growing.dropFirst()).allSatisfy { $0 < $1 + 0.01 }, "\(heights)")
    }
}
