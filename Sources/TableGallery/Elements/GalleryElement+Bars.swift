import Foundation
import Tableshot

extension GalleryElement {
    @Sendable private static func contacts() -> GalleryTable {
        GalleryTable([
            GalleryTable.Section(
                rows: ["Anna", "Bill", "Clara", "Daniel"].map { name in
                    GalleryTable.Row(name) { $0.accessoryType = .disclosureIndicator }
                })
        ])
    }

    /// Bars around a table on a screen.
    static let bars: [GalleryElement] = [
        .screen(
            "bars", "Status, navigation and tab bars",
            "A title between a back button and items, and tabs with a badge.",
            values: [
                "bars.statusBar", "bars.navigationBar", "bars.tabBar",
                "bars.scrollEdgeFadeDistance",
            ], height: 300, contacts
        ) { screen in
            screen.statusBar = StatusBar(time: "9:41")
            screen.statusBar?.carrier = "Carrier"
            screen.statusBar?.batteryLevel = 0.7
            var item = NavigationItem(title: "Contacts")
            item.backBarButtonItem = BarButtonItem(title: "Groups")
            item.rightBarButtonItems = [BarButtonItem(title: "Edit")]
            screen.navigationBar = NavigationBar(item: item)
            screen.tabBar = TabBar(items: [
                TabBarItem(title: "Favorites", image: Image(systemName: "star")),
                TabBarItem(
                    title: "Recents", image: Image(systemName: "clock"),
                    badgeValue: "3"),
                TabBarItem(title: "Contacts", image: Image(systemName: "person")),
            ])
            screen.tabBar?.selectedIndex = 2
        },
        .screen(
            "large-title", "Large titles, search and a toolbar",
            "Eras without large titles show theirs in the bar.",
            values: ["bars.toolbar", "bars.searchBar"], height: 360, contacts
        ) { screen in
            screen.statusBar = StatusBar(time: "9:41")
            screen.navigationBar = NavigationBar(item: NavigationItem(title: "Contacts"))
            let bars = RenderContext.current.theme.bars
            screen.navigationBar?.prefersLargeTitles =
                bars.navigationBar.largeTitleHeight != nil
            screen.toolbar = Toolbar(items: [
                BarButtonItem(image: Image(systemName: "square.and.arrow.up")),
                BarButtonItem(title: "Done", style: .done),
                BarButtonItem(image: Image(systemName: "trash")),
            ])
            let search = SearchBar(placeholder: "Search", width: 320)
            search.scopeButtonTitles = ["All", "Friends", "Work"]
            search.showsScopeBar = true
            search.selectedScopeButtonIndex = 1
            search.frame.size.height = search.intrinsicHeight
            screen.tableView?.tableHeaderView = search
        },
        .screen(
            "refresh", "Refreshing, a text being searched for, the keyboard's place",
            "A wheel with a title above the rows; the keyboard's keys have no letters.",
            values: ["bars.refreshControl", "bars.screen"], height: 460, contacts
        ) { screen in
            screen.statusBar = StatusBar(time: "9:41")
            screen.navigationBar = NavigationBar(item: NavigationItem(title: "Contacts"))
            screen.keyboard = KeyboardView()
            let control = RefreshControl()
            control.attributedTitle = NSAttributedString(string: "Updating…")
            control.beginRefreshing()
            screen.tableView?.refreshControl = control
            let search = SearchBar(placeholder: "Search", width: 320)
            search.text = "Anna"
            search.showsCancelButton = true
            screen.tableView?.tableHeaderView = search
        },
    ]
}
