import DocumentSyntax
import DocumentValues
import Foundation
import TableAnimation
import TableViews

/// The action of a timeline step.
///
/// Row numbers refer to the rows at the beginning of the step.
public enum TimelineAction: Sendable {
    case select(IndexPath)
    /// Deselects rows.
    case deselect([IndexPath])
    /// Deselects all selected rows.
    case deselectAll
    case highlight(IndexPath)
    case unhighlight(IndexPath)
    /// Scrolls the table to a row.
    case scrollToRow(ScrollTarget)
    /// Scrolls the table by a distance in points.
    ///
    /// Positive distances scroll down.
    case scrollBy(CGFloat)
    /// Scrolls the table with an initial speed in points per second and decelerates.
    case flick(CGFloat)
    /// Begins or ends the editing mode.
    case editing(Bool)
    /// Shows the Delete button of a row, as after a tap on its control.
    case arm(IndexPath)
    /// Taps the Delete button of a row, which deletes the row.
    case confirm(IndexPath, TableView.RowAnimation)
    /// Opens a row for the actions at a side.
    case openSwipe(TimelineSwipe)
    /// Closes open rows.
    case closeSwipes
    /// Inserts, deletes, moves and reloads rows and sections in a single batch.
    case update([TimelineChange])
    /// Moves a row by its reorder control to another place.
    case carry(IndexPath, to: IndexPath)
    case refresh(RefreshPhase)
    /// Pops the screen of another document, and optionally deselects all rows of this document.
    case pop(TimelineScreen, deselects: Bool)
    /// Opens another document's screen.
    case push(TimelineScreen)
    /// Shows a touch on the screen.
    case touch(TouchPlace)

    /// Returns the action with transformed index paths.
    ///
    /// Updates, deletions and reordering put a carried row down first, so their index paths stay.
    func mappingRows(_ transform: (IndexPath) -> IndexPath) -> TimelineAction {
        switch self {
        case .select(let row): return .select(transform(row))
        case .deselect(let rows): return .deselect(rows.map(transform))
        case .highlight(let row): return .highlight(transform(row))
        case .unhighlight(let row): return .unhighlight(transform(row))
        case .arm(let row): return .arm(transform(row))
        case .scrollToRow(var target):
            target.indexPath = transform(target.indexPath)
            return .scrollToRow(target)
        case .openSwipe(var swipe):
            swipe.row = transform(swipe.row)
            return .openSwipe(swipe)
        case .touch(.row(let row)): return .touch(.row(transform(row)))
        default: return self
        }
    }

    /// Whether the action may change the number or the heights of rows.
    var changesRows: Bool {
        switch self {
        case .confirm, .update, .carry: true
        default: false
        }
    }

    /// Phase of a refresh control.
    public enum RefreshPhase: String, Sendable, Hashable, CaseIterable {
        /// Pulls the table until the control starts refreshing.
        case pull
        /// Begins refreshing.
        ///
        /// The control is animating and the content moves down.
        case begin
        /// Ends refreshing.
        case end
    }

    /// Position of a touch.
    public enum TouchPlace: Sendable, Hashable {
        case row(IndexPath)
        /// A point of the screen.
        case point(CGPoint)
    }
}

extension TimelineAction {
    /// Whether the action touches or covers the table, which closes an open row.
    var closesOpenRows: Bool {
        switch self {
        case .select, .highlight, .scrollToRow, .scrollBy, .flick, .carry, .refresh(.pull), .push:
            true
        default: false
        }
    }
}

extension TimelineAction {
    /// The other document's screen of the action.
    var otherScreen: TimelineScreen? {
        switch self {
        case .pop(let screen, _), .push(let screen): screen
        default: nil
        }
    }
}

/// Another document's screen that a timeline pushes or pops.
public struct TimelineScreen: Sendable {
    // An array, because a document cannot store another document inline.
    private let documents: [TableDocument]

    init(_ document: TableDocument) { documents = [document] }

    /// The document.
    ///
    /// Its own timeline is not played.
    public var document: TableDocument { documents[0] }
}

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

/// A step of a document's timeline: an action with its start and duration.
public struct TimelineStep: Sendable {
    /// Start of the step, in seconds from the beginning.
    public var at: Double
    /// Action of the step.
    public var action: TimelineAction
    /// Duration in seconds, or `nil` for the theme's duration.
    public var duration: Double?
    /// Timing curve, or `nil` for the theme's curve.
    public var curve: TimelineCurve?
    /// Location of the step in the document.
    public let location: DocumentLocation
}
