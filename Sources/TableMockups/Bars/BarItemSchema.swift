import DocumentSyntax
import TableViews

/// `right: [Edit, {symbol: plus}]`.
struct BarItemSchema: MappingSchema {
    static let displayName = "a bar's button"
    static let definition = "barItem"
    static let summary = "A button of a bar; a text alone is its title."
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

    let title = Key<String>("title", .text, "The text.")
    let image = Key<ImageReference>("image", .image, "An image in place of the text.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the text.")
    let done = DefaultedKey<Bool>(
        "done", .boolean, default: false, "Whether it finishes what the screen is for.")
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether it can be used.")
}
