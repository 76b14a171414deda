import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Rows with automatic height.
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

    @Test func `a modern subtitle cell is 55.5 points high at 2×, a classic subtitle cell 44`() {
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

    @Test func `too many rows of automatic height are an error that advises a fixed row height`() {
        let log = DiagnosticLog()
        let source = ListSource([100_001])
        DiagnosticLog.$current.withValue(log) {
            let table = makeTable(source)
            table.rowHeight = TableView.automaticDimension
            _ = table.lowered()
        }
        #expect(log.diagnostics.first?.message.contains("give rowHeight") == true)
    }

    @Test func `headers of automatic height have the theme's height`() {
        let source = ListSource([1])
        source.headers = [0: "A"]
        let table = makeTable(source)
        table.sectionHeaderHeight = TableView.automaticDimension
        #expect(table.rectForHeader(inSection: 0).height == 28 as CGFloat)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `a row with a single line has the theme's row height at every scale`(scale: Double) {
        for (theme, height) in [(Theme.flat, 44), (.modern, 44), (.glass, 52)] as [(Theme, Double)]
        {
            RenderContext(theme: theme, traits: TraitCollection(displayScale: scale)).run {
                for style in [TableViewCell.CellStyle.default, .value1] {
                    let cell = TableViewCell(style: style, reuseIdentifier: nil)
                    cell.textLabel?.text = "Title"
                    cell.detailTextLabel?.text = "Detail"
                    let size = cell.sizeThatFits(CGSize(width: 390, height: 1000))
                    #expect(Double(size.height) == height, "\(theme) \(style)")
                }
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `text and value of different sizes share a baseline`(theme: Theme) throws {
        try RenderContext(theme: theme, traits: TraitCollection(displayScale: 2)).run {
            for size: CGFloat in [11, 17, 20] {
                let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
                cell.detailTextLabel?.font = .systemFont(ofSize: size)
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
                cell.layoutIfNeeded()
                let text = try #require(cell.textLabel)
                let detail = try #require(cell.detailTextLabel)
                let distance =
                    (text.frame.minY + text.font.ascender)
                    - (detail.frame.minY + detail.font.ascender)
                #expect(abs(Double(distance)) <= 0.5, "\(theme) \(size)")
            }
        }
    }
}
