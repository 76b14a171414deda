import Foundation
import TableViews

/// A table of one row, which shows a given cell.
final class CellTable: TableView {
    /// Tables do not keep their data sources.
    private let source: Source

    /// - Parameter height: of the row, in points; nothing asks the cell.
    init(cell: TableViewCell, width: CGFloat, height: CGFloat?, style: Style) {
        source = Source(cell: cell, height: height)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 1), style: style)
        dataSource = source
        delegate = source
    }

    private final class Source: TableViewDataSource, TableViewDelegate {
        let cell: TableViewCell
        let height: CGFloat?

        init(cell: TableViewCell, height: CGFloat?) {
            self.cell = cell
            self.height = height
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { cell }

        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height ?? TableView.automaticDimension }
    }
}
