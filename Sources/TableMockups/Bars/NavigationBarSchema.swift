import DocumentSyntax
import TableControls

/// `navigationBar: {title: Inbox, back: Mailboxes, right: [Edit]}`.
final class NavigationBarSchema: MappingSchema {
    static let displayName = "a navigation bar"
    static let definition = "navigationBar"
    static let summary = "The navigation bar."

    let title = Key<String>("title", .singleLine, "The title.")
    let largeTitle = DefaultedKey<Bool>(
        "largeTitle", .boolean, default: false,
        "Whether the title is large, in themes with large titles. Phones in landscape never show "
            + "a large title."
    )
    let prompt = Key<String>("prompt", .singleLine, "The prompt above the title.")
    let back = Key<String?>(
        "back", .optionalText(plain: .back),
        "The title of the back button. The value true shows Back.")
    let left = Key<[BarItemDescription]>(
        "left", .list(of: .barItem), "The buttons on the leading side, from the edge inwards.")
    let right = Key<[BarItemDescription]>(
        "right", .list(of: .barItem), "The buttons on the trailing side, from the edge inwards.")
    let searchBar = Key<SearchBarDescription?>(
        "searchBar",
        .optionalMapping(
            SearchBarSchema(), plain: SearchBarDescription(), SearchBarDescription.init(reader:)),
        "A search bar below the title.")
}
