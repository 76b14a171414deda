import TableDrawing
import TableViews

/// A button beside a row that was swiped, as a document describes it.
public struct SwipeActionDescription: Sendable {
    /// The text.
    public var title: String?
    /// Whether it deletes something.
    public var style: ContextualAction.Style
    /// The button's colour; nothing leaves it to the theme.
    public var color: Color?
    /// An image in place of the text, or above it.
    public var image: ImageReference?

    init?(reader: ShapeReader<SwipeActionShape>) {
        title = reader[\.title]
        style = reader[\.style]
        color = reader[\.color]
        image = reader[\.image] ?? reader[\.symbol]
        let hasContent = [reader.has(\.title), reader.has(\.image), reader.has(\.symbol)]
        reader.finish()
        guard !hasContent.contains(true), !reader.context.mayLack else { return }
        reader.context.problems.error(
            "a swipe action lacks a title, an image or a symbol", at: reader.mapping.node)
        return nil
    }

    /// The action in the render under way; it does nothing.
    func action(_ images: ImageStore) -> ContextualAction {
        let action = ContextualAction(style: style, title: title) { _, _, done in done(true) }
        action.backgroundColor = color
        action.image = image?.image(from: images)
        return action
    }
}
