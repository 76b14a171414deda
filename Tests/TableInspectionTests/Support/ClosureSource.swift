import Foundation
import TableGeometry
import TableThemes
import TableViews

/// Data source and delegate of a single section, made of closures.
final class ClosureSource: TableViewDataSource, TableViewDelegate {
    var count: Int
    var header: String?
    var makeCell: (TableView, IndexPath) -> TableViewCell
    var willDisplay: (TableViewCell, IndexPath) -> Void = { _, _ in }

    init(_ count: Int, _ makeCell: @escaping (TableView, IndexPath) -> TableViewCell) {
        self.count = count
        self.makeCell = makeCell
    }

    /// Returns a source that reuses cells of a class correctly.
    static func reusing<Cell: TableViewCell>(
        _ cellClass: Cell.Type, count: Int, _ fill: @escaping (Cell, IndexPath) -> Void
    ) -> ClosureSource {
        ClosureSource(count) { table, path in
            let waiting = table.dequeueReusableCell(withIdentifier: "Cell") as? Cell
            let cell = waiting ?? Cell(style: .subtitle, reuseIdentifier: "Cell")
            fill(cell, path)
            return cell
        }
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        header
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        makeCell(tableView, indexPath)
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { willDisplay(cell, indexPath) }

    /// Returns a table of the source, in the current context.
    func makeTable(width: CGFloat = 320, height: CGFloat = 440) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        table.dataSource = self
        table.delegate = self
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        return table
    }
}
