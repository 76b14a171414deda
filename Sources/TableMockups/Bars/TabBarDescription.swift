import DocumentSyntax
import Foundation
import TableDrawing
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
        /// Insets of the image from its standard frame, in points.
        package var imageInsets = EdgeInsets.zero
        /// Distance by which the title moves from its standard place, in points.
        package var titlePositionAdjustment = CGSize.zero
        /// Whether the tab leads to the screen's search.
        public var isSearchTab: Bool
        /// Whether the tab is selected.
        public var isSelected: Bool
        /// Location of the selection in the document.
        var selectedLocation: DocumentLocation?

        init(reader: SchemaReader<TabSchema>) {
            title = reader[\.title]
            image = reader[\.image]
            symbol = reader[\.symbol]
            badge = reader[\.badge]
            isSearchTab = reader[\.search]
            isSelected = reader[\.selected]
            selectedLocation = reader.node(\.selected)?.location
            reader.finish()
        }
    }

    /// Tabs from the leading to the trailing side.
    public var items: [Tab]
    /// View above the tabs.
    public var bottomAccessory: ViewUse?

    init(reader: SchemaReader<TabBarSchema>) {
        items = reader[\.items] ?? []
        bottomAccessory = reader[\.bottomAccessory]
        reader.finish()
        let problems = reader.context.problems
        if let node = reader.node(\.items), node.sequence?.isEmpty == true {
            problems.error(
                "the tab bar has no tabs; add at least one: items: [{title: Clock}]", at: node)
        }
        if items.count(where: \.isSearchTab) > 1, let node = reader.node(\.items) {
            problems.error("a second tab is a search tab; write search: true once", at: node)
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
    func bar(_ images: ImageStore, width: CGFloat) -> TabBar {
        let bar = TabBar(
            items: items.map { tab in
                var item = TabBarItem(
                    title: tab.title,
                    image: tab.image?.image(from: images) ?? tab.symbol?.image,
                    badgeValue: tab.badge)
                item.imageInsets = tab.imageInsets
                item.titlePositionAdjustment = tab.titlePositionAdjustment
                if tab.isSearchTab { item.makeSearchTab() }
                return item
            })
        bar.accessoryView = bottomAccessory?.view(width: width)
        bar.selectedIndex = items.firstIndex { $0.isSelected } ?? 0
        return bar
    }
}

/// `tabBar: {items: [{title: Clock, symbol: clock, selected: true}]}`.
final class TabBarSchema: MappingSchema {
    static let displayName = "a tab bar"
    static let definition = "tabBar"
    static let summary = "The tab bar at the bottom of the screen."

    let items = Key<[TabBarDescription.Tab]>(
        "items", .list(of: .mapping(TabSchema(), TabBarDescription.Tab.init(reader:))),
        required: true, "The tabs, from leading to trailing.")
    let bottomAccessory = Key<ViewUse>(
        "bottomAccessory", .viewUse,
        "A view above the tabs; in ios26 in a capsule of its own. The theme determines the height.")
}

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
    let search = DefaultedKey<Bool>(
        "search", .boolean, default: false,
        "Whether the tab leads to search. In ios26 the tab stands apart at the trailing end. "
            + "Search and a magnifying glass are the defaults of title and symbol.")
    let selected = DefaultedKey<Bool>(
        "selected", .boolean, default: false,
        "Whether the tab is selected. By default the first tab is selected.")
}
