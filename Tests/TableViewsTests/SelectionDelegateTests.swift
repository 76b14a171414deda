import Foundation
import TableControls
import TableGeometry
import TableViews
import Testing

/// Calls of a delegate for touches, and their order.
@Suite struct SelectionDelegateTests {
    /// Delegate that records calls and returns preset values.
    private final class Delegate: TableViewDelegate {
        var notes: [String] = []
        var highlights = true
        var willDeselect: (IndexPath) -> IndexPath? = { $0 }

        private func note(_ name: String, _ path: IndexPath) { notes.append("\(name) \(path.row)") }

        func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            note("shouldHighlight", indexPath)
            return highlights
        }
        func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
            note(
                tableView.cellForRow(at: indexPath)?.isHighlighted == true
                    ? "didHighlight" : "didHighlight too early", indexPath)
        }
        func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
            note("didUnhighlight", indexPath)
        }
        func tableView(
            _ tableView: TableView, willSelectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            note("willSelect", indexPath)
            return indexPath
        }
        func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
            note("didSelect", indexPath)
        }
        func tableView(
            _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
        ) -> IndexPath? {
            note("willDeselect", indexPath)
            return willDeselect(indexPath)
        }
        func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
            note("didDeselect", indexPath)
        }
    }

    private let source = ListSource([5])
    private let delegate = Delegate()

    private func table() -> TableView {
        let table = makeTable(source)
        table.delegate = delegate
        table.displayVisibleRowsForTest()
        return table
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `a tap highlights a row, selects it, and deselects the row selected before`() {
        let table = table()
        table.tapRow(at: row(1))
        delegate.notes = []
        table.tapRow(at: row(2))
        #expect(
            delegate.notes == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
                "willDeselect 1", "didDeselect 1", "didSelect 2",
            ])
        #expect(table.indexPathsForSelectedRows == [row(2)])
    }

    @Test func `a row that refuses to be highlighted is not selected`() {
        let table = table()
        delegate.highlights = false
        table.tapRow(at: row(1))
        #expect(delegate.notes == ["shouldHighlight 1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `a delegate can refuse or redirect a deselection`() {
        let table = table()
        table.allowsMultipleSelection = true
        table.tapRow(at: row(1))
        table.tapRow(at: row(3))
        delegate.willDeselect = { _ in nil }
        table.tapRow(at: row(1))
        #expect(table.indexPathsForSelectedRows == [row(1), row(3)])
        delegate.willDeselect = { [self] _ in row(3) }
        table.tapRow(at: row(1))
        #expect(table.indexPathsForSelectedRows == [row(1)])
        #expect(delegate.notes.last == "didDeselect 3")
    }

    @Test func `programmatic selection calls no delegate method`() {
        let table = table()
        table.selectRow(at: row(1), animated: false, scrollPosition: .none)
        table.deselectRow(at: row(1), animated: false)
        #expect(delegate.notes.isEmpty)
    }

    /// Delegate that indents each row by its number.
    private final class Indenting: TableViewDelegate {
        func tableView(
            _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
        ) -> Int { indexPath.row }
    }

    @Test func `the delegate's indentation replaces the cell's own indentation`() throws {
        source.configure = { cell, path in
            cell.textLabel?.text = "x"
            cell.indentationLevel = 4
        }
        let table = makeTable(source)
        let texts = { (row: Int) -> CGFloat? in
            table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.frame.minX
        }
        table.displayVisibleRowsForTest()
        let own = try #require(texts(2))
        let indenting = Indenting()
        table.delegate = indenting
        table.displayVisibleRowsForTest()
        #expect(texts(0) == own - 40)
        #expect(texts(2) == own - 20)
        #expect(texts(4) == own)
    }
}

extension TableView {
    fileprivate func displayVisibleRowsForTest() {
        for cell in visibleCells { cell.layoutIfNeeded() }
    }
}
