import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// The cost of the first frame is independent of the number of rows.
@Suite struct TableScaleTests {
    /// Data source that counts its calls.
    private final class CountingSource: TableViewDataSource, TableViewDelegate {
        let rows: Int
        var counts = 0
        var cells = 0
        var displayed = 0
        var titles = 0

        init(rows: Int) { self.rows = rows }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            counts += 1
            return rows
        }

        func tableView(
            _ tableView: TableView, titleForHeaderInSection section: Int
        ) -> String? {
            titles += 1
            return "Header"
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            cells += 1
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "cell")
                ?? TableViewCell(style: .subtitle, reuseIdentifier: "cell")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(
            _ tableView: TableView, willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) { displayed += 1 }
    }

    @Test(
        "Ten million rows have the first frame of a hundred rows, with as few questions",
        arguments: [TableView.Style.plain, .grouped])
    func firstFrame(style: TableView.Style) {
        func frame(rows: Int) -> (node: RenderNode, questions: [Int]) {
            let source = CountingSource(rows: rows)
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
            table.dataSource = source
            table.delegate = source
            let node = table.lowered(
                slab: Extent(minY: 0, height: 844), viewport: Extent(minY: 0, height: 844))
            return (node, [source.counts, source.cells, source.displayed, source.titles])
        }
        let short = frame(rows: 100)
        let long = frame(rows: 10_000_000)
        #expect(short.questions == long.questions)
        #expect(short.questions.allSatisfy { $0 > 0 && $0 <= 25 })
        #expect(short.node.children.count == long.node.children.count)
        // Except for the frame of the whole content, every row, header and separator is equal.
        #expect(short.node.children.dropFirst() == long.node.children.dropFirst())
    }
}
