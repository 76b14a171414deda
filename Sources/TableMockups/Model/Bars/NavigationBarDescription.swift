import Foundation
import TableViews

/// A navigation bar as a document describes it.
public struct NavigationBarDescription: Sendable {
    /// The title.
    public var title: String?
    /// Whether the title stands large below the bar.
    public var largeTitle: Bool
    /// A line above the title.
    public var prompt: String?
    /// The former screen's title.
    public var back: String?
    /// The buttons from the leading side on.
    public var left: [BarItemDescription]
    /// The buttons from the trailing side on.
    public var right: [BarItemDescription]
    /// A search bar below the title.
    public var searchBar: SearchBarDescription?

    init(reader: ShapeReader<NavigationBarShape>) {
        title = reader[\.title]
        largeTitle = reader[\.largeTitle]
        prompt = reader[\.prompt]
        back = reader[\.back] ?? nil
        left = reader[\.left] ?? []
        right = reader[\.right] ?? []
        searchBar = reader[\.searchBar] ?? nil
        reader.finish()
    }

    /// The bar in the render under way.
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
