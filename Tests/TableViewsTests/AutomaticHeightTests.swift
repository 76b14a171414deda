import Foundation
import TableDrawing
import TableGeometry
import TableViews
import Testing

/// Rows whose height is left to their cells.
@Suite struct AutomaticHeightTests {
    struct Box: CellDrawing {
        var height: CGFloat
        func height(forWidth width: CGFloat, state: CellState) -> CGFloat { height + width / 10 }
        func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {}
    }

    @Test func `a drawn cell's value decides its row's height`() {
        final class Source: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            {
                let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
                (cell as? DrawingCell<Box>)?.content = Box(height: CGFloat(indexPath.row) * 10)
                return cell
            }
        }
        let source = Source()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(DrawingCell<Box>.self, forCellReuseIdentifier: "box")
        table.dataSource = source
        table.rowHeight = TableView.automaticDimension
        let heights = (0..<3).map {
            table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
        #expect(heights == [30, 40, 50])
        #expect(table.reuseStatistics["box"].created == 1)
    }

    @Test func `a modern subtitle takes 55 and a half points at 2×, a classic one 44`() {
        for (theme, height) in [(Theme.modern, 55.5), (.classic, 44)] as [(Theme, CGFloat)] {
            RenderContext(theme: theme).run {
                let source = ListSource([1])
                source.style = .subtitle
                source.configure = { cell, _ in
                    cell.textLabel?.text = "Text"
                    cell.detailTextLabel?.text = "Detail"
                }
                let table = makeTable(source)
                table.rowHeight = TableView.automaticDimension
                #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
            }
        }
    }

    @Test func `too many rows to measure are an error that says what to do`() {
        let log = DiagnosticLog()
        let source = ListSource([100_001])
        DiagnosticLog.$current.withValue(log) {
            let table = makeTable(source)
            table.rowHeight = TableView.automaticDimension
            _ = table.lowered()
        }
        #expect(log.diagnostics.first?.message.contains("give rowHeight") == true)
    }

    @Test func `automatic heights of headers are the theme's`() {
        let source = ListSource([1])
        source.headers = [0: "A"]
        let table = makeTable(source)
        table.sectionHeaderHeight = TableView.automaticDimension
        #expect(table.rectForHeader(inSection: 0).height == 28 as CGFloat)
    }
}
