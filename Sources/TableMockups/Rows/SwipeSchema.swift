import DocumentSyntax
import Foundation

/// `swiped: {trailing: [{title: Delete, style: destructive}]}`.
final class SwipeSchema: MappingSchema {
    static let displayName = "a swiped row"
    static let definition = "swipe"
    static let summary = "The swipe actions of a row that is open on the leading or trailing side."
    static let exclusive = [["leading", "trailing"]]

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "the actions of a side are written {trailing: […]}"
    }

    let leading = Key<[SwipeActionDescription]>(
        "leading", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions on the leading side, from the edge inwards.")
    let trailing = Key<[SwipeActionDescription]>(
        "trailing", .list(of: .mapping(SwipeActionSchema(), SwipeActionDescription.init(reader:))),
        "The actions on the trailing side, from the edge inwards.")
    let open = DefaultedKey<CGFloat>(
        "open", .number(.from(0, through: 4, "a share")), default: 1,
        "The revealed fraction of the buttons' width. The value 1 reveals the full width.")
}
