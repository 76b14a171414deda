import DocumentSyntax
import TableControls

/// `navigationBar: {title: Inbox, back: Mailboxes, right: [Edit]}`.
struct NavigationBarSchema: MappingSchema {
    static let displayName = "a navigation bar"
    static let definition = "navigationBar"
    static let summary = "The bar with the title."

    let title = Key<String>("title", .text, "The title.")
    let largeTitle = DefaultedKey<Bool>(
        "largeTitle", .boolean, default: false,
        "Whether the title stands large below the bar, in themes that know it; never on a phone on its side."
    )
    let prompt = Key<String>("prompt", .text, "A line above the title.")
    let back = Key<String?>(
        "back", .optionalText(plain: .back),
        "The title of the screen that the back button leads to; true says Back.")
    let left = Key<[BarItemDescription]>(
        "left", .list(of: .barItem), "Buttons from the leading side on.")
    let right = Key<[BarItemDescription]>(
        "right", .list(of: .barItem), "Buttons from the trailing side on.")
    let searchBar = Key<SearchBarDescription?>(
        "searchBar",
        .optionalMapping(
            SearchBarSchema(), plain: SearchBarDescription(), SearchBarDescription.init(reader:)),
        "A search bar below the title.")
}
