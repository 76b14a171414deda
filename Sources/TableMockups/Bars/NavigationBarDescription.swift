import DocumentSyntax
import Foundation
import TableScreens

/// A navigation bar of a document.
public struct NavigationBarDescription: Sendable {
    /// The title.
    public var title: String?
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

    init(reader: SchemaReader<NavigationBarSchema>) {
        title = reader[\.title]
        largeTitle = reader[\.largeTitle]
        prompt = reader[\.prompt]
        back = reader[\.back] ?? nil
        left = reader[\.left] ?? []
        right = reader[\.right] ?? []
        searchBar = reader[\.searchBar] ?? nil
        reader.finish()
    }

    /// Creates the bar for the current render.
    func bar(_ images: ImageStore, width: CGFloat) -> NavigationBar {
        var item = NavigationItem(title: title)
        item.prompt = prompt
        item.backBarButtonItem = back.map { BarButtonItem(title: $0) }
        item.leftBarButtonItems = left.map { $0.item(images) }
        item.rightBarButtonItems = right.map { $0.item(images) }
        let bar = NavigationBar(item: item)
        bar.prefersLargeTitles = largeTitle
        bar.searchBar = searchBar?.bar(width: width)
        return bar
    }
}
