import DocumentSyntax
import TableDrawing
import TableViews

/// `{title: Delete, style: destructive}`.
struct SwipeActionSchema: MappingSchema {
    static let displayName = "a swipe action"
    static let definition = "swipeAction"
    static let summary = "A button beside a row that was swiped."
    static let exclusive = [["image", "symbol"]]
    static let hints = [
        "backgroundColor": "an action's colour is color: {title: Flag, color: systemOrange}"
    ]

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "an action is written {title: \(text.quoted)}"
    }

    let title = Key<String>("title", .text, "The text.")
    let style = DefaultedKey<ContextualAction.Style>(
        "style", .caseName, default: .normal, "Whether it deletes something.")
    let color = Key<Color>("color", .color, "The button's colour; the theme's by its style.")
    let image = Key<ImageReference>("image", .image, "An image in place of the text, or above it.")
    let symbol = Key<ImageReference>(
        "symbol", .systemSymbol, "A symbol in place of the text, or above it.")
}
