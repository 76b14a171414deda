import DocumentSyntax
import TableViews

/// `{title: Clock, symbol: clock, badge: 3, selected: true}`.
struct TabSchema: MappingSchema {
    static let displayName = "a tab"
    static let definition = "tab"
    static let summary = "One tab of a tab bar."
    static let exclusive = [["image", "symbol"]]

    let title = Key<String>(
        "title", .text,
        "The text below the image; on a phone on its side beside it, in newer themes.")
    let image = Key<ImageReference>("image", .image, "The image.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let badge = Key<String>("badge", .text, "The text of the badge.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false,
        "Whether it is the selected one; without any the first is.")
}
