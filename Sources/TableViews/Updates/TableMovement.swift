import Foundation
import TableAnimation
import TableGeometry
import TableThemes

/// State of the moving items of a table.
struct TableMovement {
    var presentation = TablePresentation() { didSet { instant = nil } }
    /// Presentations of the last instant; `nil` after a change of the presentation or the table's
    /// geometry.
    var instant: PresentedInstant? { didSet { shownRows = nil } }
    /// Rows presented in an extent at the last instant.
    var shownRows: (extent: Extent, rows: Set<IndexPath>)?
    /// Looks of leaving items, by the numbers of their slots.
    var leaving: [Int: LeavingItem] = [:]
    /// Boxes of deleted sections, until their rows have left.
    var leavingBoxes: [LeavingBox] = []
    /// Animated difference between the height of the empty rows below the last row and their final
    /// height, in points.
    var fillers = Animated()
    /// Whether a batch is being applied, which keeps all rows displayed.
    var isBeginning = false

    /// Returns whether a cell is drawn for a leaving row and must not be reused.
    func holds(_ cell: TableViewCell) -> Bool {
        leaving.values.contains { $0.cell?.cell === cell }
    }
}
