import DocumentSyntax
import Foundation
import TableControls
import TableViews

/// The open swipe actions of a row in a document.
public struct SwipeDescription: Sendable {
    /// The side of the actions.
    public var edge: TableView.SwipeEdge
    /// The actions, the outermost first.
    public var actions: [SwipeActionDescription]
    /// Fraction by which the row is open.
    ///
    /// 1 is the full width of the buttons.
    public var fraction: CGFloat

    init?(reader: SchemaReader<SwipeSchema>) {
        let leading = reader[\.leading]
        let trailing = reader[\.trailing]
        fraction = reader[\.open]
        // A list of invalid actions is not empty. The invalid actions are reported separately.
        let written = reader.node(\.leading) ?? reader.node(\.trailing)
        let isEmpty = written?.sequence?.isEmpty ?? (written == nil)
        reader.finish()
        edge = leading == nil ? .trailing : .leading
        actions = leading ?? trailing ?? []
        guard isEmpty, !reader.context.allowsMissingKeys else { return }
        reader.context.problems.error(
            "a swiped row has no actions; give {leading: […]} or {trailing: […]}",
            at: reader.mapping.node)
        return nil
    }

    /// Creates the actions for the current render.
    func configuration(_ images: ImageStore) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: actions.map { $0.action(images) })
    }
}

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
