import Foundation

/// A row that is open for its swipe actions.
struct CellSwipe {
    var edge: TableView.SwipeEdge
    var configuration: SwipeActionsConfiguration
    /// How far it is open: 1 shows the buttons at their full widths.
    var fraction: CGFloat = 1
    /// Whether it was opened by the delete control.
    var isArmed = false
    /// Whether it is on its way back.
    var isClosing = false
    /// Tells the row's swipe from others, wherever the row moves; 0 for one that no table has opened.
    var token = 0

    /// Whether a button that deletes is among the actions.
    var showsDelete: Bool {
        edge == .trailing && configuration.actions.contains { $0.style == .destructive }
    }
}
