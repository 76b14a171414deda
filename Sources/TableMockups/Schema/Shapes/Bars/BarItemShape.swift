import TableViews

/// `right: [Edit, {symbol: plus}]`.
struct BarItemShape: Shape {
    static let noun = "a bar's button"
    static let definition = "barItem"
    static let summary = "A button of a bar; a text alone is its title."
    static let exclusive = [["title", "image", "symbol"]]

    let title = Key<String>("title", .text, "The text.")
    let image = Key<ImageReference>("image", .image, "An image in place of the text.")
    let symbol = Key<SymbolName>("symbol", .symbol, "A symbol in place of the text.")
    let done = DefaultedKey<Bool>(
        "done", .boolean, default: false, "Whether it finishes what the screen is for.")
    let enabled = DefaultedKey<Bool>(
        "enabled", .boolean, default: true, "Whether it can be used.")
}
