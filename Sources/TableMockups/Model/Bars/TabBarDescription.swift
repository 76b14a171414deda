import Foundation
import TableViews

/// A tab bar as a document describes it.
public struct TabBarDescription: Sendable {
    /// One tab.
    public struct Tab: Sendable {
        /// The text below the image.
        public var title: String?
        /// The image.
        public var image: ImageReference?
        /// A symbol in place of the image.
        public var symbol: SymbolName?
        /// The text of the badge.
        public var badge: String?
        /// Whether it is the selected one.
        public var isSelected: Bool
        /// Where the document says so.
        var selectedLocation: DocumentLocation?

        init(reader: ShapeReader<TabShape>) {
            title = reader[\.title]
            image = reader[\.image]
            symbol = reader[\.symbol]
            badge = reader[\.badge]
            isSelected = reader[\.selected]
            selectedLocation = reader.node(\.selected)?.location
            reader.finish()
        }
    }

    /// The tabs from the leading side on.
    public var items: [Tab]

    init(reader: ShapeReader<TabBarShape>) {
        items = reader[\.items] ?? []
        reader.finish()
        let problems = reader.context.problems
        if let node = reader.node(\.items), node.sequence?.isEmpty == true {
            problems.error(
                "found no tabs, expected a list of at least one: items: [{title: Clock}]", at: node)
        }
        for tab in items.filter(\.isSelected).dropFirst() {
            guard let location = tab.selectedLocation else { continue }
            problems.error(
                "found a second tab that is selected, expected one at most", at: location)
        }
    }

    /// The bar in the render under way; without a selected tab the first one is.
    func bar(_ images: ImageStore) -> TabBar {
        let bar = TabBar(
            items: items.map { tab in
                TabBarItem(
                    title: tab.title,
                    image: tab.image?.image(from: images) ?? tab.symbol?.image,
                    badgeValue: tab.badge)
            })
        bar.selectedIndex = items.firstIndex { $0.isSelected } ?? 0
        return bar
    }
}
