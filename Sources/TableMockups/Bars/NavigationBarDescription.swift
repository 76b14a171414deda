import DocumentSyntax
import Foundation
import TableControls
import TableScreens

/// A navigation bar of a document.
public struct NavigationBarDescription: Sendable {
    /// The title.
    public var title: String?
    /// A line below the title.
    public var subtitle: String?
    /// A line below a large title, or `nil` for the subtitle.
    public var largeSubtitle: String?
    /// Whether the bar has a large title.
    public var largeTitle: Bool
    /// A line above the title.
    public var prompt: String?
    /// The previous screen's title.
    public var back: String?
    /// Buttons on the leading side, starting at the edge.
    public var left: [BarItemDescription]
    /// Buttons on the trailing side, starting at the edge.
    public var right: [BarItemDescription]
    /// A search bar below the title.
    public var searchBar: SearchBarDescription?
    /// Whether the search bar folds away before the large title while the content scrolls.
    public var hidesSearchBar: Bool
    /// Whether an active search hides the titles and buttons, in themes with large titles.
    public var hidesDuringSearch: Bool
    /// Whether the search bar is in the toolbar, in themes with floating buttons.
    public var integratesSearchBar: Bool
    /// Creates a view in place of the title, or `nil` for the title.
    package var titleView: (@Sendable () -> View?)?

    init(reader: SchemaReader<NavigationBarSchema>) {
        title = reader[\.title]
        subtitle = reader[\.subtitle]
        largeSubtitle = reader[\.largeSubtitle]
        largeTitle = reader[\.largeTitle]
        prompt = reader[\.prompt]
        back = reader[\.back] ?? nil
        left = reader[\.left] ?? []
        right = reader[\.right] ?? []
        searchBar = reader[\.searchBar] ?? nil
        hidesSearchBar = reader[\.hidesSearchBarWhenScrolling]
        hidesDuringSearch = reader[\.hidesNavigationBarDuringPresentation]
        integratesSearchBar = reader[\.preferredSearchBarPlacement] == "integrated"
        reader.finish()
    }

    /// Creates the bar for the current render.
    func bar(_ images: ImageStore, width: CGFloat) -> NavigationBar {
        var item = NavigationItem(title: title)
        item.subtitle = subtitle
        item.largeSubtitle = largeSubtitle
        item.prompt = prompt
        item.hidesSearchBarWhenScrolling = hidesSearchBar
        item.hidesNavigationBarDuringPresentation = hidesDuringSearch
        item.backBarButtonItem = back.map { BarButtonItem(title: $0) }
        item.leftBarButtonItems = left.map { $0.item(images) }
        item.rightBarButtonItems = right.map { $0.item(images) }
        let bar = NavigationBar(item: item)
        bar.prefersLargeTitles = largeTitle
        bar.searchBar = searchBar?.bar(width: width)
        bar.titleView = titleView?()
        return bar
    }
}

/// `navigationBar: {title: Inbox, back: Mailboxes, right: [Edit]}`.
final class NavigationBarSchema: MappingSchema {
    static let displayName = "a navigation bar"
    static let definition = "navigationBar"
    static let summary = "The navigation bar."

    let title = Key<String>("title", .singleLine, "The title.")
    let subtitle = Key<String>("subtitle", .singleLine, "The line below the title.")
    let largeSubtitle = Key<String>(
        "largeSubtitle", .singleLine,
        "The line below a large title. The default is the subtitle.")
    let largeTitle = DefaultedKey<Bool>(
        "largeTitle", .boolean, default: false,
        "Whether the title is large, in themes with large titles. Phones in landscape never show "
            + "a large title.")
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
    let hidesSearchBarWhenScrolling = DefaultedKey<Bool>(
        "hidesSearchBarWhenScrolling", .boolean, default: false,
        "Whether the search bar folds away, before a large title, while the rows scroll.")
    let hidesNavigationBarDuringPresentation = DefaultedKey<Bool>(
        "hidesNavigationBarDuringPresentation", .boolean, default: true,
        "Whether a search bar with a cancel button takes the place of the titles and buttons, in "
            + "themes with large titles.")
    let preferredSearchBarPlacement = DefaultedKey<String>(
        "preferredSearchBarPlacement", .choice(["stacked", "integrated"]), default: "stacked",
        "The place of the search bar. An integrated one is in the toolbar of phones since ios26.")
}
