import Foundation
import TableViews

/// A swipe that opens a row for the actions at a side.
public struct TimelineSwipe: Sendable {
    /// The row.
    public var row: IndexPath
    /// The side of the actions.
    public var edge: TableView.SwipeEdge = .trailing
    /// The actions, the outermost first, or `nil` for the row's own actions.
    ///
    /// The default action is Delete.
    public var actions: [SwipeActionDescription]?
    /// Fraction by which the row opens.
    ///
    /// 1 is the full width of the buttons.
    public var fraction: CGFloat = 1
}
