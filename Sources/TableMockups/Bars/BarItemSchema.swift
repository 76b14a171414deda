import DocumentSyntax
import TableViews

/// `right: [Edit, {symbol: plus}]`.
final class BarItemSchema: MappingSchema {
    static let displayName = "a bar button"
    static let definition = "barItem"
    static let summary = "A bar button. A string alone is the title."
    static let exclusive = [["title", "image", "symbol"]]

    /// UIKit names of items that are empty space.
    static let spaces: Set = [
        "flexibleSpace", "fixedSpace", ".flexibleSpace", ".fixedSpace",
    ]
    static let spaceHint =
        "a toolbar spreads its buttons evenly, so that spaces between them are left out: "
        + "toolbar: [Edit, {symbol: plus}]"

    static let hints = [
        "flexibleSpace": spaceHint, "fixedSpace": spaceHint,
        "systemItem": "a button is written by its title or symbol: Edit, or {symbol: plus}",
    ]

    let title = Key<String>("title", .singleLine, "The title.")
    let image = Key<ImageReference>("image", .image, "An image in place of the title.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the title.")
    let done = DefaultedKey<Bool>(
        "done", .boolean, default: false, "Whether the button has the style of a Done button.")
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether the button is enabled.")
}
