import DocumentSyntax
import Foundation
import TableViews

/// `swipe: {row: [0, 2], edge: trailing, actions: [{title: Flag}]}`.
struct SwipeStepSchema: MappingSchema {
    static let displayName = "a swipe"
    static let definition = "swipeStep"
    static let summary = "A row that opens for the actions at one of its sides."

    let row = Key<IndexPath>("row", .indexPath, required: true, "The row that opens.")
    let edge = DefaultedKey<TableView.SwipeEdge>(
        "edge", .caseName, default: .trailing, "The side of the actions.")
    let actions = Key<[SwipeActionDescription]>(
        "actions", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions, from the outside; without them those of the row, or Delete.")
    let open = DefaultedKey<CGFloat>(
        "open", .number(.from(0, through: 4, "a share")), default: 1,
        "How far the row opens, 1 for the buttons' full widths.")
}
