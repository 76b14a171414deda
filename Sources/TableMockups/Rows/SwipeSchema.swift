import DocumentSyntax
import Foundation

/// `swiped: {trailing: [{title: Delete, style: destructive}]}`.
struct SwipeSchema: MappingSchema {
    static let displayName = "a swiped row"
    static let definition = "swipe"
    static let summary = "The actions of a row that is open at one of its sides."
    static let exclusive = [["leading", "trailing"]]

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "the actions of a side are written {trailing: […]}"
    }

    let leading = Key<[SwipeActionDescription]>(
        "leading", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions where the row begins, from the outside.")
    let trailing = Key<[SwipeActionDescription]>(
        "trailing", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions where the row ends, from the outside.")
    let open = DefaultedKey<CGFloat>(
        "open", .number(.from(0, through: 4, "a share")), default: 1,
        "How far the row is open, 1 for the buttons' full widths.")
}
