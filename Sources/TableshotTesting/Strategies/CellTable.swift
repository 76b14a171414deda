import Foundation
import TableThemes
import TableViews
import Tableshot

/// Table with a single row that shows a given cell.
final class CellTable: TableView {
    /// Strong reference, because tables do not retain their data sources.
    private let source: Source

    /// - Parameter height: Height of the row in points, or `nil` for the cell's own height.
    init(cell: TableViewCell, width: CGFloat, height: CGFloat?, style: Style) {
        source = Source(cell: cell, height: height)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 1), style: style)
        dataSource = source
        delegate = source
    }

    /// Creates a table whose single row draws itself.
    convenience init(drawing: some CellDrawing, width: CGFloat) {
        func cell<Content: CellDrawing>(_ content: Content) -> TableViewCell {
            let cell = DrawingCell<Content>()
            cell.content = content
            return cell
        }
        self.init(cell: cell(drawing), width: width, height: nil, style: .plain)
    }

    /// Returns a picture of the table's single row, with the width of the setting's device or
    /// `width` points.
    static func picture(
        of region: PictureRegion, width: CGFloat, _ setting: SnapshotSetting,
        _ makeTable: (CGFloat) throws -> CellTable
    ) throws -> Picture {
        let width = setting.variant.device?.size.width ?? width
        return try render(
            size: CGSize(width: width, height: 1), region: region, context: setting.context
        ) { try makeTable(width) }
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
