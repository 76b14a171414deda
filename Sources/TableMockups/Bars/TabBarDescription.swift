import DocumentSyntax
import Foundation
import TableScreens

/// A tab bar of a document.
public struct TabBarDescription: Sendable {
    /// A tab.
    public struct Tab: Sendable {
        /// The text below the image.
        public var title: String?
        /// The image.
        public var image: ImageReference?
        /// A symbol in place of the image.
        public var symbol: SymbolName?
        /// The text of the badge.
        public var badge: String?
        /// Whether the tab is selected.
        public var isSelected: Bool
        /// Location of the selection in the document.
        var selectedLocation: DocumentLocation?

        init(reader: SchemaReader<TabSchema>) {
            title = reader[\.title]
            image = reader[\.image]
            symbol = reader[\.symbol]
            badge = reader[\.badge]
            isSelected = reader[\.selected]
            selectedLocation = reader.node(\.selected)?.location
            reader.finish()
        }
    }

    /// Tabs from the leading to the trailing side.
    public var items: [Tab]

    init(reader: SchemaReader<TabBarSchema>) {
        items = reader[\.items] ?? []
        reader.finish()
        let problems = reader.context.problems
        if let node = reader.node(\.items), node.sequence?.isEmpty == true {
            problems.error(
                "the tab bar has no tabs; add at least one: items: [{title: Clock}]", at: node)
        }
        for tab in items.filter(\.isSelected).dropFirst() {
            guard let location = tab.selectedLocation else { continue }
            problems.error(
                "a second tab is selected; select one tab only", at: location)
        }
    }

    /// Creates the bar for the current render.
    ///
    /// If no tab is selected, the first tab becomes selected.
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
