import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Row that a cell displays, set by the table.
package final class CellRow {
    unowned let cell: TableViewCell
    /// Context of the row, set by the table that displays the cell.
    var rowContext = CellRowContext() { didSet { cell.setNeedsLayout() } }
    /// Lifted share of a dragged row, from 0 to 1, set by the table.
    ///
    /// A lifted row has no lines.
    var lift: CGFloat = 0 {
        didSet { if lift != oldValue { cell.setNeedsLayout() } }
    }
    /// Index path of the displayed row.
    var displayedIndexPath: IndexPath?
    /// Whether the table has counted the cell as created.
    var isKnownToTable = false

    init(cell: TableViewCell) { self.cell = cell }
}
