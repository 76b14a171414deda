import DocumentSyntax
import TableControls
import TableDrawing
import TableViews

/// A swipe action of a document.
public struct SwipeActionDescription: Sendable {
    /// The text.
    public var title: String?
    /// Style of the action, normal or destructive.
    public var style: ContextualAction.Style
    /// Background colour of the button, or `nil` for the theme's colour.
    public var color: Color?
    /// An image in place of the text, or above it.
    public var image: ImageReference?

    init?(reader: SchemaReader<SwipeActionSchema>) {
        title = reader[\.title]
        style = reader[\.style]
        color = reader[\.color]
        image = reader[\.image] ?? reader[\.symbol]
        let hasContent = [reader.has(\.title), reader.has(\.image), reader.has(\.symbol)]
        reader.finish()
        guard !hasContent.contains(true), !reader.context.allowsMissingKeys else { return }
        reader.context.problems.error(
            "a swipe action lacks a title, an image or a symbol", at: reader.mapping.node)
        return nil
    }

    /// Creates the action for the current render.
    ///
    /// The action's handler is empty.
    func action(_ images: ImageStore) -> ContextualAction {
        let action = ContextualAction(style: style, title: title) { _, _, done in done(true) }
        action.backgroundColor = color
        action.image = image?.image(from: images)
        return action
    }
}
