import Foundation
import TableViews

/// A row that is open for the actions at one of its sides, as a document describes it.
public struct SwipeDescription: Sendable {
    /// The side of the actions.
    public var edge: TableView.SwipeEdge
    /// The actions, the outermost first.
    public var actions: [SwipeActionDescription]
    /// How far the row is open, 1 for the buttons' full widths.
    public var fraction: CGFloat

    init?(reader: ShapeReader<SwipeShape>) {
        let leading = reader[\.leading]
        let trailing = reader[\.trailing]
        fraction = reader[\.open]
        // A list of wrong actions is not empty: they are reported themselves.
        let written = reader.node(\.leading) ?? reader.node(\.trailing)
        let isEmpty = written?.sequence?.isEmpty ?? (written == nil)
        reader.finish()
        edge = leading == nil ? .trailing : .leading
        actions = leading ?? trailing ?? []
        guard isEmpty, !reader.context.mayLack else { return }
        reader.context.problems.error(
            "a swiped row lacks actions, expected {leading: […]} or {trailing: […]}",
            at: reader.mapping.node)
        return nil
    }

    /// The actions in the render under way.
    func configuration(_ images: ImageStore) -> SwipeActionsConfiguration {
        SwipeActionsConfiguration(actions: actions.map { $0.action(images) })
    }
}
