import Foundation
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Queries for rows and positions, and scrolling to rows.
@Suite struct QueryTests {
    private let source = ListSource([10, 0, 10])

    private func make() -> TableView {
        source.headers = [0: "A", 1: "B", 2: "C"]
        source.footers = [1: "b"]
        let table = makeTable(source, height: 200)
        table.rowHeight = 40
        table.sectionHeaderHeight = 20
        table.sectionFooterHeight = 30
        table.sectionHeaderTopPadding = 0
        return table
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 320, height: height)
    }

    @Test func `the table returns rectangles of rows, sections, headers and footers`() {
        let table = make()
        #expect(table.rectForRow(at: path(2)) == rect(100, 40))
        #expect(table.rect(forSection: 0) == rect(0, 420))
        #expect(table.rect(forSection: 1) == rect(420, 50))
        #expect(table.rectForHeader(inSection: 1) == rect(420, 20))
        #expect(table.rectForFooter(inSection: 1) == rect(440, 30))
        #expect(table.rectForFooter(inSection: 0) == rect(420, 0))
        #expect(table.rectForRow(at: path(0, 1)).isNull)
        #expect(table.rect(forSection: 3).isNull && table.rectForHeader(inSection: -1).isNull)
    }

    @Test func `the table returns rows at points and in rectangles`() {
        let table = make()
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 19)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 20)) == path(0))
        #expect(table.indexPathForRow(at: CGPoint(x: 319, y: 60)) == path(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 60)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 60)) == nil)
        #expect(table.indexPathsForRows(in: rect(60, 41)) == [path(1), path(2)])
        #expect(table.indexPathsForRows(in: rect(400, 100)) == [path(9), path(0, 2)])
        #expect(table.indexPathsForRows(in: CGRect(x: 320, y: 60, width: 9, height: 9)) == [])
        #expect(table.indexPathsForRows(in: .zero) == [])
    }

    @Test func `visible cells and their index paths correspond`() throws {
        let table = make()
        #expect(table.indexPathsForVisibleRows == (0..<5).map { path($0) })
        let cell = try #require(table.cellForRow(at: path(3)))
        #expect(table.indexPath(for: cell) == path(3))
        #expect(table.cellForRow(at: path(9)) == nil)
        table.contentOffset.y = 300
        #expect(table.visibleCells.count == 3 + 1)
        #expect(table.cellForRow(at: path(3)) == nil)
        #expect(table.indexPath(for: cell) != path(3))
    }

    @Test(arguments: [
        (ScrollPosition.top, 180), (.middle, 120), (.bottom, 40), (.none, 40),
    ])
    func `a row scrolls to the top, the middle, the bottom or just into view`(
        position: ScrollPosition, offset: CGFloat
    ) {
        let table = make()
        table.scrollToRow(at: path(5), at: position, animated: false)
        // Row 5 is at 220; a header of 20 floats above it when it is at the top.
        #expect(table.contentOffset.y == (position == .top ? 200 : offset + 20))
        table.scrollToRow(at: path(5), at: .none, animated: false)
        #expect(table.contentOffset.y == (position == .top ? 200 : offset + 20))
    }

    @Test func `the row NSNotFound scrolls to a section without rows`() {
        let table = make()
        table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        #expect(table.contentOffset.y == 420)
        table.scrollToRow(at: path(NSNotFound, 1), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 270)
        table.scrollToRow(at: path(NSNotFound, 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            table.scrollToRow(at: path(NSNotFound, 3), at: .top, animated: false)
        }
        #expect(log.diagnostics.map(\.identifier) == ["table.no-such-row"])
    }

    @Test func `the table scrolls to the nearest selected row`() {
        let table = make()
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
        table.allowsMultipleSelection = true
        for row in [path(9), path(9, 2)] {
            table.selectRow(at: row, animated: false, scrollPosition: .none)
        }
        table.scrollToNearestSelectedRow(at: .bottom, animated: false)
        #expect(table.contentOffset.y == 220)
        table.contentOffset.y = 690
        table.scrollToNearestSelectedRow(at: .none, animated: false)
        #expect(table.contentOffset.y == 690)
    }

    @Test func `a nil selection deselects all rows, and an unknown row is an error`() {
        let table = make()
        table.allowsMultipleSelection = true
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.selectRow(at: path(3), animated: false, scrollPosition: .middle)
        #expect(table.contentOffset.y == 60)
        #expect(table.indexPathsForSelectedRows == [path(1), path(3)])
        table.deselectRow(at: path(2), animated: false)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        }
        #expect(log.diagnostics.map(\.identifier) == ["table.no-such-row"])
        table.selectRow(at: nil, animated: false, scrollPosition: .top)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func `hasUncommittedUpdates is true within a batch after changes`() {
        let table = make()
        #expect(!table.hasUncommittedUpdates)
        table.performBatchUpdates {
            source.counts[0] = 9
            table.deleteRows(at: [path(0)], with: .none)
            #expect(table.hasUncommittedUpdates)
        }
        #expect(!table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 9)
    }

    @Test func `a rectangle scrolls into view by the smallest distance`() {
        let table = make()
        table.scrollRectToVisible(rect(100, 40), animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollRectToVisible(rect(300, 40), animated: false)
        #expect(table.contentOffset.y == 140)
        table.scrollRectToVisible(rect(100, 40), animated: false)
        #expect(table.contentOffset.y == 100)
        table.scrollRectToVisible(rect(600, 0), animated: false)
        #expect(table.contentOffset.y == 100)
    }

    @Test func `a row without height is not shown, and the rows after it stay in place`() {
        final class Heights: TableViewDelegate {
            func tableView(
                _ tableView: TableView, heightForRowAt indexPath: IndexPath
            ) -> CGFloat { indexPath.row == 1 ? 0 : 40 }
        }
        let heights = Heights()
        let source = ListSource([3])
        let table = makeTable(source, height: 200)
        table.delegate = heights
        #expect(table.visibleCells.count == 2 && source.asked == [path(0), path(2)])
        #expect(table.rectForRow(at: path(1)) == rect(40, 0))
        #expect(table.rectForRow(at: path(2)) == rect(40, 40))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == path(2))
    }
}
