import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Creation, reuse and removal of cells in a scrolling table.
@Suite struct ReuseTests {
    @Test(
        "Scrolling through 10,000 rows creates only the cells of a screen and of an additional row")
    func scrolling() {
        let source = ListSource([10_000])
        let table = makeTable(source, height: 440)
        for step in 0...100 {
            table.contentOffset.y = CGFloat(step) * 440
            _ = table.lowered()
        }
        let counts = table.reuseStatistics["cell"]
        #expect(counts.created == 10)
        #expect(counts.reused == 100 * 10)
        #expect(source.ended.count == 100 * 10)
    }

    @Test("Rows that stay visible keep their cells")
    func keeping() {
        let source = ListSource([100])
        let table = makeTable(source, height: 440)
        _ = table.lowered()
        let third = table.cellForRow(at: IndexPath(row: 3, section: 0))
        table.contentOffset.y = 100
        _ = table.lowered()
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === third)
        #expect(source.asked.filter { $0.row == 3 }.count == 1)
        #expect(source.ended == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    }

    @Test("A registered class is made on demand, sized for its row, and prepared before reuse")
    func registered() {
        final class Cell: TableViewCell {
            var preparations = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                preparations += 1
            }
        }
        let source = ListSource([100])
        let table = makeTable(source, height: 440)
        table.register(Cell.self, forCellReuseIdentifier: "x")
        let first = table.dequeueReusableCell(
            withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        #expect((first as? Cell)?.preparations == 0)
        #expect(first.reuseIdentifier == "x")
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test("A reused cell is neither selected nor highlighted nor in editing mode")
    func preparing() {
        let cell = TableViewCell(style: .default, reuseIdentifier: "x")
        cell.setSelected(true, animated: false)
        cell.setHighlighted(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    }

    @Test("An unregistered identifier is an error that names the registered identifiers")
    func unregistered() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let table = makeTable(ListSource([1]))
            table.register(TableViewCell.self, forCellReuseIdentifier: "Known")
            _ = table.dequeueReusableCell(
                withIdentifier: "Knwon", for: IndexPath(row: 0, section: 0))
        }
        #expect(log.diagnostics.map(\.severity) == [.error])
        #expect(log.diagnostics.first?.message.contains("\"Knwon\"") == true)
        #expect(log.diagnostics.first?.message.contains("\"Known\"") == true)
    }

    @Test("A single cell for two rows is an error")
    func twice() {
        final class Source: TableViewDataSource {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            { cell }
        }
        let log = DiagnosticLog()
        let source = Source()
        DiagnosticLog.$current.withValue(log) {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.dataSource = source
            _ = table.lowered()
        }
        #expect(log.diagnostics.map(\.identifier) == ["table.cell-shown-twice"])
    }

    @Test("Ten million rows open and scroll with questions for visible rows only")
    func tenMillion() {
        final class Source: TableViewDataSource {
            var asked = 0
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                10_000_000
            }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                asked += 1
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "c")
                    ?? TableViewCell(style: .default, reuseIdentifier: "c")
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let source = Source()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.scrollToRow(
            at: IndexPath(row: 9_999_999, section: 0), at: .bottom, animated: false)
        let node = table.lowered()
        #expect(table.contentSize.height == 440_000_000 as CGFloat)
        #expect(source.asked == 10)
        #expect(node.children.last?.name == "row 0,9999999")
    }
}
