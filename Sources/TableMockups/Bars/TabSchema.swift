import DocumentSyntax
import TableViews

/// `{title: Clock, symbol: clock, badge: 3, selected: true}`.
final class TabSchema: MappingSchema {
    static let displayName = "a tab"
    static let definition = "tab"
    static let summary = "A tab of a tab bar."
    static let exclusive = [["image", "symbol"]]

    let title = Key<String>(
        "title", .singleLine,
        "The title below the image. In newer themes, phones in landscape show the title beside "
            + "the image.")
    let image = Key<ImageReference>("image", .image, "The image.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the image.")
    let badge = Key<String>("badge", .text, "The text of the badge.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false,
        "Whether the tab is selected. By default the first tab is selected.")
}
