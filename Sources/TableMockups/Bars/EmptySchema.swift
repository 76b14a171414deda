import DocumentSyntax
import TableViews

/// `empty: {symbol: envelope, title: No Mail}`.
final class EmptySchema: MappingSchema {
    static let displayName = "an empty state"
    static let definition = "empty"
    static let summary = "The empty state of a table without rows."
    static let exclusive = [["image", "symbol"]]

    let kind = DefaultedKey<EmptyDescription.Kind>(
        "kind", .caseName, default: .empty,
        "The base configuration: empty, search (no search results) or loading (an activity "
            + "indicator).")
    let image = Key<ImageReference>("image", .image, "The image above the texts.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let title = Key<String>("title", .text, "The main text.")
    let text = Key<String>("text", .text, "The text below the main text.")
    let button = Key<String>("button", .text, "The title of a button below the texts.")
}
