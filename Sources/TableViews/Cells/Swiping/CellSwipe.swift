import Foundation
import TableControls

/// Open state of a row with swipe actions.
struct CellSwipe {
    var edge: TableView.SwipeEdge
    var configuration: SwipeActionsConfiguration
    /// Open fraction: 1 displays the buttons at their full widths.
    var fraction: CGFloat = 1
    /// Whether the row was opened by the delete control.
    var isArmed = false
    /// Whether the row is closing.
    var isClosing = false
    /// Identifier of the row's swipe that follows the row, or 0 for a swipe not opened by a
    /// table.
    var token = 0

    /// Whether the actions include a destructive button.
    var showsDelete: Bool {
        edge == .trailing && configuration.actions.contains { $0.style == .destructive }
    }
}
