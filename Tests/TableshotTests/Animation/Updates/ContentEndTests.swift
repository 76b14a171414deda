import Foundation
import Tableshot
import Testing

/// Parts below the rows move with the last row.
@Suite struct ContentEndTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func film(
        rows: Int, footer: Bool = false, _ act: @escaping (TableView, AnimatedList) -> Void
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: 30) { clock in
            let list = AnimatedList(rows: rows)
            let table = AnimatedList.table(list, height: size.height)
            if footer {
                let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                view.backgroundColor = .systemBlue
                table.tableFooterView = view
            }
            clock.at(0) { act(table, list) }
            return table
        }
    }

    private static func resize(
        _ table: TableView, _ list: AnimatedList, by count: Int,
        _ animation: TableView.RowAnimation
    ) {
        let rows = (0..<abs(count)).map { IndexPath(row: 1 + $0, section: 0) }
        if count > 0 {
            list.sections[0].insert(contentsOf: rows.map { "New \($0.row)" }, at: 1)
            table.insertRows(at: rows, with: animation)
        } else {
            list.sections[0].removeSubrange(1...(-count))
            table.deleteRows(at: rows, with: animation)
        }
    }

    /// Bottom edge of the lowest visible row.
    private static func rowsEnd(_ root: RenderNode) throws -> CGFloat {
        try #require(
            root.children.filter { $0.name.hasPrefix("row ") }.map(\.frame.maxY).max())
    }

    @Test(
        "The separators of filler rows continue from the last row at each instant",
        arguments: [(2, 1), (2, 9), (5, -3), (12, -11)],
        [.top, .bottom, .fade] as [TableView.RowAnimation])
    func fillers(change: (rows: Int, count: Int), animation: TableView.RowAnimation) throws {
        let film = try Self.film(rows: change.rows) { table, list in
            Self.resize(table, list, by: change.count, animation)
        }
        var seen = 0
        try film.forEachTree { index, _, tree in
            guard let filler = tree.root.children.first(where: { $0.name == "filler 0" }) else {
                return
            }
            seen += 1
            let end = try Self.rowsEnd(tree.root)
            #expect(abs(filler.frame.maxY - 44 - end) < 1, "frame \(index): \(end) \(filler.frame)")
        }
        // The separators are visible while the rows end on the screen.
        #expect(seen > film.times.count / 4)
    }

    @Test("The footer view of a table moves with its last row", arguments: [1, 9, -2])
    func footerView(count: Int) throws {
        let film = try Self.film(rows: 3, footer: true) { table, list in
            Self.resize(table, list, by: count, .top)
        }
        var seen = 0
        try film.forEachTree { index, _, tree in
            guard let footer = tree.root.children.first(where: { $0.name == "tableFooterView" })
            else { return }
            seen += 1
            let end = try Self.rowsEnd(tree.root)
            #expect(abs(footer.frame.minY - end) < 1, "frame \(index)")
        }
        #expect(seen > film.times.count / 4)
    }
}
