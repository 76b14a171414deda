import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The moving items of a table.
struct TableMovement {
    var presentation = TablePresentation() { didSet { instant = nil } }
    /// The last presentations, until the presentation or the table's geometry changes.
    var instant: PresentedInstant? { didSet { shownRows = nil } }
    /// The rows presented in an extent at the last instant.
    var shownRows: (extent: Extent, rows: Set<IndexPath>)?
    /// The looks of items that have left, by the numbers of their slots.
    var leaving: [Int: LeavingItem] = [:]
    /// The boxes of deleted sections, until their rows have left.
    var leavingBoxes: [LeavingBox] = []
    /// The height of the empty rows below the last row: the difference from the final height, in points.
    var fillers = Animated()
    /// Whether a batch is taking effect: no row leaves the display.
    var isBeginning = false

    /// Whether a cell is drawn for a row that has left, and is not to be used for another row.
    func holds(_ cell: TableViewCell) -> Bool {
        leaving.values.contains { $0.cell?.cell === cell }
    }
}

extension TableView.RowAnimation {
    var style: PresentedList.Style {
        switch self {
        case .fade, .automatic: .fade
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .middle: .middle
        case .none: .none
        }
    }
}
