import Foundation
import TableViews

/// A row that is opened for the actions at one of its sides.
public struct TimelineSwipe: Sendable {
    /// The row.
    public var row: IndexPath
    /// The side of the actions.
    public var edge: TableView.SwipeEdge = .trailing
    /// The actions, the outermost first; nothing leaves them to the row, which has Delete at least.
    public var actions: [SwipeActionDescription]?
    /// How far the row opens, 1 for the buttons' full widths.
    public var fraction: CGFloat = 1
}
