import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Updates of tables: kept rows, reloaded rows, and rejected updates.
@Suite struct UpdateTests {
    /// Data source of named rows, with a height for each row.
    final class Source: TableViewDataSource, TableViewDelegate {
        var sections: [[String]]
        var askedHeights: [String] = []
        var askedCells: [String] = []
        var ended: [TableViewCell] = []
        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: TableView) -> Int { sections.count }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            sections.count == 1 ? "All" : sections[section].first.map { "Of \($0)" }
        }
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            let name = sections[indexPath.section][indexPath.row]
            askedHeights.append(name)
            return CGFloat(20 + name.utf8.count * 10)
        }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let name = sections[indexPath.section][indexPath.row]
            askedCells.append(name)
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        func tableView(
            _ tableView: TableView, didEndDisplaying cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { ended.append(cell) }
    }

    private let log = DiagnosticLog()

    private func make(_ sections: [[String]], height: CGFloat = 480) -> (TableView, Source) {
        let source = Source(sections)
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(TableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        table.delegate = source
        table.allowsMultipleSelection = true
        table.sectionHeaderTopPadding = 0
        _ = table.lowered()
        source.askedHeights = []
        source.askedCells = []
        return (table, source)
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    private func select(_ table: TableView, _ rows: IndexPath...) {
        for row in rows { table.selectRow(at: row, animated: false, scrollPosition: .none) }
    }

    private func names(_ table: TableView) -> [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test func `unchanged rows keep cell, height and selection without questions`() {
        let (table, source) = make([["a", "b", "c", "d"]])
        let cells = table.visibleCells
        select(table, path(0), path(2))
        table.highlightRow(at: path(3))
        source.sections = [["x", "a", "c", "y", "d"]]
        table.performBatchUpdates {
            table.insertRows(at: [path(0), path(3)], with: .fade)
            table.deleteRows(at: [path(1)], with: .left)
        }
        #expect(names(table) == ["x", "a", "c", "y", "d"])
        #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
        #expect(table.cellForRow(at: path(1)) === cells[0])
        #expect(table.cellForRow(at: path(2)) === cells[2])
        #expect(table.cellForRow(at: path(4)) === cells[3])
        #expect(cells[3].isHighlighted && cells[0].isSelected)
        #expect(cells[3].frame.minY == 148 as CGFloat)
        #expect(source.askedHeights.sorted() == ["x", "y"])
        #expect(source.askedCells.sorted() == ["x", "y"])
        #expect(source.ended.map(ObjectIdentifier.init) == [ObjectIdentifier(cells[1])])
        #expect(table.contentSize.height == 178 as CGFloat)
        #expect(table.rows.checkInvariants().isEmpty)
        let node = table.lowered()
        #expect(node == make([["x", "a", "c", "y", "d"]]).0.selecting(path(1), path(2), path(4)))
    }

    @Test func `a moved row keeps its cell, height and selection`() {
        let (table, source) = make([["aaa", "b"], ["c"]])
        let cell = table.cellForRow(at: path(0))
        select(table, path(0))
        source.sections = [["b"], ["c", "aaa"]]
        table.moveRow(at: path(0), to: path(1, 1))
        #expect(table.cellForRow(at: path(1, 1)) === cell)
        #expect(table.rectForRow(at: path(1, 1)).height == 50)
        #expect(table.indexPathForSelectedRow == path(1, 1))
        #expect(source.askedHeights.isEmpty && source.askedCells.isEmpty)
    }

    @Test func `a reloaded row has a new cell, a new height and no selection`() throws {
        let (table, source) = make([["a", "b"]])
        let cell = try #require(table.cellForRow(at: path(1)))
        select(table, path(1))
        source.sections[0][1] = "bbb"
        table.reloadRows(at: [path(1)], with: .automatic)
        #expect(table.cellForRow(at: path(1)) !== cell)
        #expect(table.rectForRow(at: path(1)).height == 50)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(source.askedCells == ["bbb"] && source.askedHeights == ["bbb"])
        #expect(source.ended.map(ObjectIdentifier.init) == [ObjectIdentifier(cell)])
    }

    @Test func `a reconfigured row keeps its selection and its unprepared cell`() {
        let (table, source) = make([["a", "b"]])
        let cell = table.cellForRow(at: path(1))
        select(table, path(1))
        source.sections[0][1] = "bbb"
        table.reconfigureRows(at: [path(1)])
        #expect(table.cellForRow(at: path(1)) === cell)
        #expect(cell?.textLabel?.text == "bbb" && cell?.isSelected == true)
        #expect(table.rectForRow(at: path(1)).height == 50)
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.reuseStatistics["c"].reused == 0)
    }

    @Test func `sections are inserted, deleted, moved and reloaded with their headers`() {
        let (table, source) = make([["a"], ["b"], ["c"], ["d"]])
        let cell = table.cellForRow(at: path(0, 3))
        source.sections = [["d"], ["a", "a2"], ["x"], ["c"]]
        table.performBatchUpdates {
            table.insertSections([2], with: .top)
            table.moveSection(3, toSection: 0)
            table.deleteSections([1], with: .top)
            table.reloadSections([0], with: .none)
        }
        #expect(names(table) == ["d", "a", "a2", "x", "c"])
        #expect(table.cellForRow(at: path(0, 0)) === cell)
        #expect(source.askedCells == ["a", "a2", "x"])
        #expect(table.lowered() == make(source.sections).0.lowered())
    }

    @Test func `nested batches take effect together at the end`() {
        let (table, source) = make([["a", "b", "c"]])
        source.sections = [["c", "a"]]
        var ends: [Bool] = []
        table.beginUpdates()
        table.performBatchUpdates {
            table.deleteRows(at: [path(1)], with: .fade)
        } completion: {
            ends.append($0)
        }
        #expect(ends.isEmpty && table.numberOfRows(inSection: 0) == 3)
        table.moveRow(at: path(2), to: path(0))
        table.endUpdates()
        #expect(ends == [true])
        #expect(names(table) == ["c", "a"])
    }

    @Test func `an empty batch requests all heights and keeps all cells`() {
        let (table, source) = make([["a", "b"]])
        let cells = table.visibleCells
        source.sections = [["a", "bbb"]]
        table.performBatchUpdates(nil)
        #expect(table.rectForRow(at: path(1)).height == 50)
        #expect(source.askedHeights == ["a", "bbb"] && source.askedCells.isEmpty)
        #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect(cells[1].frame.height == 50)
    }

    @Test func `an inconsistent update is an error, and the table is reloaded`() {
        let (table, source) = make([["a", "b"]])
        select(table, path(0))
        source.sections = [["x", "y", "z"]]
        var ended: Bool?
        DiagnosticLog.$current.withValue(log) {
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .fade)
            } completion: {
                ended = $0
            }
        }
        #expect(ended == false)
        #expect(log.diagnostics.map(\.identifier) == ["table.invalid-update"])
        #expect(log.diagnostics.first?.severity == .error)
        #expect(
            log.diagnostics.first?.message.contains(
                "after the update (3) must be equal to the number of rows contained in that section "
                    + "before the update (2)") == true)
        #expect(names(table) == ["x", "y", "z"])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.rows.checkInvariants().isEmpty)
    }

    @Test func `an unbalanced endUpdates and a change within a data source call are errors`() {
        let (table, source) = make([["a", "b"]])
        DiagnosticLog.$current.withValue(log) { table.endUpdates() }
        #expect(log.diagnostics.map(\.identifier) == ["table.unbalanced-updates"])

        final class Meddling: TableViewDataSource {
            var count = 2
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                count
            }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                if count == 2 {
                    count = 3
                    tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
                }
                return TableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let meddling = Meddling()
        table.delegate = nil
        table.dataSource = meddling
        DiagnosticLog.$current.withValue(log) { _ = table.lowered() }
        #expect(log.diagnostics.last?.identifier == "table.update-while-displaying")
        #expect(table.visibleCells.count == 3)
        _ = source
    }

    @Test func `a table that was never loaded accepts changes without checks`() {
        let source = Source([["a", "b"]])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        DiagnosticLog.$current.withValue(log) {
            table.insertRows(at: [path(1)], with: .automatic)
        }
        #expect(log.diagnostics.isEmpty)
        #expect(names(table) == ["a", "b"])
    }

    @Test func `selection follows its rows while heights are invalid`() {
        let (table, source) = make([["a", "b"]])
        select(table, path(1))
        table.rowHeight = 60
        source.sections = [["x", "a", "b"]]
        table.insertRows(at: [path(0)], with: .automatic)
        #expect(table.indexPathForSelectedRow == path(2))
        table.rowHeight = 50
        table.deleteRows(at: [], with: .automatic)
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(names(table) == ["x", "a", "b"])
    }

    @Test func `the content offset is limited after the content shrinks`() {
        let (table, source) = make([(0..<20).map { "\($0 % 10)" }], height: 200)
        table.scrollToRow(at: path(19), at: .bottom, animated: false)
        _ = table.lowered()
        source.sections[0].removeLast(10)
        table.deleteRows(at: (10..<20).map { path($0) }, with: .bottom)
        #expect(table.contentOffset.y == 128 as CGFloat)
        #expect(names(table) == ["3", "4", "5", "6", "7", "8", "9"])
    }

    @Test
    func `changes of rows in a table of ten million rows ask for no other row`() {
        final class Many: TableViewDataSource {
            var count = 10_000_000
            var asked = 0
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                count
            }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                asked += 1
                return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            }
        }
        let many = Many()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(TableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = many
        _ = table.lowered()
        many.count += 2
        table.insertRows(at: [path(0), path(5_000_000)], with: .automatic)
        #expect(many.asked == 11)
        #expect(table.contentSize.height == 440_000_088 as CGFloat)
        guard case .uniform = table.geometry.sections[0].rows else {
            Issue.record("the rows are not uniform any more")
            return
        }
    }

    @Test func `a dragged row moves to the delegate's target, only if the data source allows it`() {
        final class Dragging: TableViewDataSource, TableViewDelegate {
            var names = ["a", "b", "c", "d"]
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                names.count
            }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
            func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                indexPath.row > 0
            }
            func tableView(
                _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                names.insert(
                    names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            }
            func tableView(
                _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath {
                IndexPath(row: max(1, proposedDestinationIndexPath.row), section: 0)
            }
        }
        let source = Dragging()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.delegate = source
        _ = table.lowered()
        table.dragRow(at: path(0), to: path(2))
        #expect(names(table) == ["a", "b", "c", "d"])
        let cell = table.cellForRow(at: path(3))
        table.dragRow(at: path(3), to: path(0))
        #expect(names(table) == ["a", "d", "b", "c"])
        #expect(table.cellForRow(at: path(1)) === cell)
    }

    @Test func `the animations have UIKit's raw values`() {
        let all: [TableView.RowAnimation] = [
            .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
        ]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
        let styles: [TableViewCell.EditingStyle] = [.none, .delete, .insert]
        #expect(styles.map(\.rawValue) == [0, 1, 2])
    }
}

extension TableView {
    /// Returns the lowered table with these rows selected, except that the last row is highlighted.
    fileprivate func selecting(_ rows: IndexPath...) -> RenderNode {
        for row in rows.dropLast() {
            selectRow(at: row, animated: false, scrollPosition: .none)
        }
        if let last = rows.last { highlightRow(at: last) }
        return lowered()
    }
}
