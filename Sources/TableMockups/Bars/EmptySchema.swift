import DocumentSyntax
import TableViews

/// `empty: {symbol: envelope, title: No Mail}`.
struct EmptySchema: MappingSchema {
    static let displayName = "an empty state"
    static let definition = "empty"
    static let summary = "What is shown in place of rows where there are none."
    static let exclusive = [["image", "symbol"]]

    let kind = DefaultedKey<EmptyDescription.Kind>(
        "kind", .caseName, default: .empty,
        "What the other keys add to: nothing, a search without results, or a wheel that turns.")
    let image = Key<ImageReference>("image", .image, "The image above the texts.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let title = Key<String>("title", .text, "The main text.")
    let text = Key<String>("text", .text, "The text below it.")
    let button = Key<String>("button", .text, "The title of a button below the texts.")
}
