import Foundation
import TableViews

/// What a step of a timeline does; rows are those that exist when it begins.
public enum TimelineAction: Sendable {
    case select(IndexPath)
    /// Rows lose their selection.
    case deselect([IndexPath])
    /// All selected rows lose their selection.
    case deselectAll
    case highlight(IndexPath)
    case unhighlight(IndexPath)
    /// The table scrolls until a row stands where it is wanted.
    case scrollToRow(ScrollTarget)
    /// The table scrolls by a distance in points, down for positive ones.
    case scrollBy(CGFloat)
    /// The table is let go with a speed, in points per second, and slows down.
    case flick(CGFloat)
    /// The editing mode begins or ends.
    case editing(Bool)
    /// A row shows its Delete button, as after a tap on its control.
    case arm(IndexPath)
    /// The Delete button of a row is tapped: the row goes.
    case confirm(IndexPath, TableView.RowAnimation)
    /// A row opens for actions at one of its sides.
    case openSwipe(TimelineSwipe)
    /// Rows that are open close.
    case closeSwipes
    /// Rows and sections come, go, move and change, all at once.
    case update([TimelineChange])
    /// A row is carried by its grip to another place.
    case carry(IndexPath, to: IndexPath)
    case refresh(RefreshPhase)
    /// Back from another document's screen to this one's; all selected rows lose their selection
    /// meanwhile if that is wanted.
    case pop(TimelineScreen, deselects: Bool)
    /// From this document's screen to another's.
    case push(TimelineScreen)
    /// A mark shows where the screen is touched.
    case touch(TouchPlace)

    /// Whether the number or the heights of rows may be others afterwards.
    var changesRows: Bool {
        switch self {
        case .confirm, .update, .carry: true
        default: false
        }
    }

    /// What happens to a refresh control.
    public enum RefreshPhase: String, Sendable, Hashable, CaseIterable {
        /// The table is pulled until the wheel turns.
        case pull
        /// The wheel turns, and the content makes room for it.
        case begin
        /// The wheel goes.
        case end
    }

    /// Where the screen is touched.
    public enum TouchPlace: Sendable, Hashable {
        case row(IndexPath)
        /// A point of the screen.
        case point(CGPoint)
    }
}

extension TimelineAction {
    /// Whether a finger does it that closes a row that is open, besides what else it does.
    var closesOpenRows: Bool {
        switch self {
        case .select, .highlight, .scrollToRow, .scrollBy, .flick, .carry, .refresh(.pull): true
        default: false
        }
    }
}

extension TimelineAction {
    /// The other document's screen that an action shows.
    var otherScreen: TimelineScreen? {
        switch self {
        case .pop(let screen, _), .push(let screen): screen
        default: nil
        }
    }
}
