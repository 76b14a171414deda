import DocumentSyntax
import TableControls
import TableDrawing
import TableViews

/// `{title: Delete, style: destructive}`.
final class SwipeActionSchema: MappingSchema {
    static let displayName = "a swipe action"
    static let definition = "swipeAction"
    static let summary = "A swipe action of a row."
    static let exclusive = [["image", "symbol"]]
    static let hints = [
        "backgroundColor": "an action's colour is color: {title: Flag, color: systemOrange}"
    ]

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        return "an action is written {title: \(text.quoted)}"
    }

    let title = Key<String>("title", .text, "The title.")
    let style = DefaultedKey<ContextualAction.Style>(
        "style", .caseName, default: .normal, "The style of the action: normal or destructive.")
    let color = Key<Color>(
        "color", .color,
        "The background colour of the button. The default is the theme's colour for the style.")
    let image = Key<ImageReference>(
        "image", .image,
        "An image in place of the title, or above the title.")
    let symbol = Key<ImageReference>(
        "symbol", .systemSymbol, "A symbol in place of the title, or above the title.")
}
