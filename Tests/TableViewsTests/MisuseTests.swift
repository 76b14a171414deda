import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Misuse by data sources and delegates neither crashes the process nor loses rows.
@Suite struct MisuseTests {
    final class Source: TableViewDataSource, TableViewDelegate {
        var rows: (TableView) -> Int = { _ in 5 }
        var height: (TableView, IndexPath) -> CGFloat = { _, _ in 44 }
        var onCell: (TableView) -> Void = { _ in }
        var onDisplay: (TableView) -> Void = { _ in }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            rows(tableView)
        }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            onCell(tableView)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "c")
                ?? TableViewCell(style: .default, reuseIdentifier: "c")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(tableView, indexPath)
        }
        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
        ) { onDisplay(tableView) }
    }

    private let source = Source()
    private let log = DiagnosticLog()

    private func lower(_ change: (TableView) -> Void = { _ in }) -> RenderNode {
        DiagnosticLog.$current.withValue(log) {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
            table.dataSource = source
            table.delegate = source
            change(table)
            return table.lowered()
        }
    }

    private func rows(_ node: RenderNode) -> [RenderNode] {
        node.children.filter { $0.name.hasPrefix("row") }
    }

    @Test func `a delegate may request the number of rows in its height method`() {
        source.height = { table, path in
            CGFloat(10 * table.numberOfRows(inSection: path.section) + table.numberOfSections)
        }
        #expect(rows(lower()).map(\.frame.height) == [51, 51, 51, 51, 51])
    }

    @Test func `sizes requested in a data source's count include the sections so far`() {
        source.rows = { table in
            table.numberOfSections + Int(table.contentSize.height) + 2
        }
        #expect(rows(lower()).count == 2)
    }

    @Test func `visibleCells requested in cellForRow does not recurse`() {
        source.onCell = { _ = $0.visibleCells }
        source.onDisplay = { _ = $0.indexPathsForVisibleRows }
        #expect(rows(lower()).map(\.name) == (0..<5).map { "row 0,\($0)" })
    }

    @Test func `a reload during the display of rows follows the display and loses no row`() {
        var reloads = 0
        source.onDisplay = { table in
            reloads += 1
            if reloads == 1 { table.reloadData() }
        }
        #expect(rows(lower()).count == 5)
        #expect(log.diagnostics.isEmpty)
    }

    @Test func `a reload in every display is an error and does not recurse`() {
        source.onDisplay = { $0.reloadData() }
        _ = lower()
        #expect(log.diagnostics.map(\.identifier) == ["table.endless-reload"])
    }

    @Test(arguments: [-1, Int.max, Int.min])
    func `invalid row counts are errors that name the method`(count: Int) {
        source.rows = { _ in count }
        _ = lower()
        #expect(log.diagnostics.first?.severity == .error)
        #expect(log.diagnostics.first?.message.contains("numberOfRowsInSection") == true)
    }

    @Test func `more rows than the limit of stored heights are an error`() {
        source.rows = { _ in 1_000_000_000 }
        _ = lower()
        #expect(log.diagnostics.first?.message.contains("give rowHeight") == true)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5])
    func `invalid heights are errors`(height: CGFloat) {
        source.height = { _, _ in height }
        _ = lower()
        #expect(log.diagnostics.map(\.identifier) == ["table.geometry"])
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func `a content offset that is not a number is an error`(offset: CGFloat) {
        _ = lower { $0.contentOffset.y = offset }
        #expect(log.diagnostics.first?.identifier == "table.content-offset")
    }

    @Test func `a footer view removes the filler rows`() {
        source.rows = { _ in 1 }
        #expect(lower { $0.theme = .ios13 }.dump.contains("filler"))
        let table = lower {
            $0.theme = .ios13
            $0.tableFooterView = View(frame: .zero)
        }
        #expect(!table.dump.contains("filler"))
    }

    @Test func `a new delegate keeps the selection`() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        table.dataSource = source
        table.selectRow(
            at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.delegate = source
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func `the content offset is the origin of the bounds`() throws {
        let table = TableView(frame: CGRect(x: 0, y: 10, width: 320, height: 220))
        table.dataSource = source
        table.contentOffset.y = 30
        let cell = try #require(table.visibleCells.first)
        #expect(cell.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -20))
        table.bounds.origin.y = 12
        #expect(table.contentOffset.y == 12)
    }

    @Test func `a released data source is reported, and a missing data source is not`() {
        func complaints(_ change: (TableView) -> Void) -> [String] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
                change(table)
                _ = table.lowered()
                _ = table.lowered()
            }
            return log.diagnostics.map(\.identifier)
        }
        func give(_ table: TableView) {
            let released = Source()
            withExtendedLifetime(released) { table.dataSource = released }
        }
        #expect(complaints(give) == ["table.no-data-source"])
        #expect(complaints { _ in }.isEmpty)
        #expect(
            complaints { $0.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
                .isEmpty)
        #expect(complaints { $0.dataSource = source }.isEmpty)
        // Removing the data source causes no diagnostic.
        #expect(
            complaints {
                $0.dataSource = source
                $0.dataSource = nil
            }.isEmpty)
    }
}
