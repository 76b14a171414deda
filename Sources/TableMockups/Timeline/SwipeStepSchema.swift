import DocumentSyntax
import Foundation
import TableViews

/// `swipe: {row: [0, 2], edge: trailing, actions: [{title: Flag}]}`.
final class SwipeStepSchema: MappingSchema {
    static let displayName = "a swipe"
    static let definition = "swipeStep"
    static let summary = "A swipe that opens the actions of a row."

    let row = Key<IndexPath>("row", .indexPath, required: true, "The row to open.")
    let edge = DefaultedKey<TableView.SwipeEdge>(
        "edge", .caseName, default: .trailing, "The side of the actions.")
    let actions = Key<[SwipeActionDescription]>(
        "actions", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions, from the edge inwards. The default is the row's actions, or Delete.")
    let open = DefaultedKey<CGFloat>(
        "open", .number(.from(0, through: 4, "a share")), default: 1,
        "The revealed fraction of the buttons' width. The value 1 reveals the full width.")
}

/// A step that opens a row for its swipe actions, or closes all open rows.
enum SwipeStep: Sendable {
    case open(TimelineSwipe)
    case close
}
