import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableDrawing
import TableMockups
import TableScreens
import TableThemes

/// Bars of a scene.
extension IBPictureBuilder {
    /// Returns the bars around the view of a controller.
    func barsNode(of controller: IBViewController) -> DocumentNode {
        let location = controller.object.location
        let hasIndicator = screen.device != nil && screen.frame.safeAreaInsets.bottom > 0
        return .mapping(
            [
                "statusBar": canvas?.hasStatusBar == false ? nil : statusBar(of: controller),
                "navigationBar": navigationBar(of: controller),
                "toolbar": toolbar(of: controller), "tabBar": tabBar(showing: controller),
                "homeIndicator": .flag(hasIndicator, at: location),
            ], at: location)
    }

    /// Returns the status bar, with light content on a black bar or if the scene states it.
    private func statusBar(of controller: IBViewController) -> DocumentNode {
        let location = controller.object.location
        let bar = bars?.hasNavigationBar == true ? bars?.navigationController?.navigationBar : nil
        let metrics = controller.object["simulatedStatusBarMetrics"]?.object
        let isLight =
            bar?["barStyle"]?.text?.hasPrefix("black") == true
            || metrics?["statusBarStyle"]?.text == "lightContent"
        guard isLight else { return .flag(true, at: location) }
        return .mapping(["style": .plain("lightContent", at: location)], at: location)
    }

    // MARK: Navigation bars

    private func navigationBar(of controller: IBViewController) -> DocumentNode? {
        let item = controller.navigationItem
        guard let bars, bars.hasNavigationBar else {
            noteNavigationItem(of: controller)
            return nil
        }
        let location = item?.location ?? controller.object.location
        let owner = bars.navigationController
        let prefersLarge = owner?.navigationBar?["largeTitles"]?.flag == true
        let display = item?["largeTitleDisplayMode"]?.text
        let isLarge = prefersLarge && display != "never" && display != "inline"
        if let bar = owner?.navigationBar { applyLook(of: bar) }
        let rowHeight = canvas?.isSheet == true ? Self.heightOnSheet : canvas?.barHeight
        if let rowHeight { theme.bars.navigationBar.height = rowHeight }
        if let view = item?["titleView"]?.view { show(titleView: view) }
        let title =
            line(item?.properties.property("title"))
            ?? line(controller.object.properties.property("title"))
        if let item { noteUndrawn(item, Self.drawnOfNavigationItem) }
        let left = barItems("left", of: item)
        // UIKit replaces the back button with the items at its side.
        let showsBack = left == nil || item?["leftItemsSupplementBackButton"]?.flag == true
        return .mapping(
            [
                "title": title, "prompt": line(item?.properties.property("prompt")),
                "subtitle": line(item?.properties.property("subtitle")),
                "largeTitle": .flag(isLarge, at: location),
                "back": bars.isPushed && showsBack ? back(of: controller) : nil,
                "left": left, "right": barItems("right", of: item),
            ], at: location)
    }

    private static let drawnOfNavigationItem: Set<String> = [
        "title", "prompt", "subtitle", "titleView", "leftBarButtonItem", "rightBarButtonItem",
        "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "backButtonTitle",
        "backButtonDisplayMode", "hidesBackButton", "largeTitleDisplayMode",
        "leftItemsSupplementBackButton", "hidesSearchBarWhenScrolling", "customizationIdentifier",
        "preferredSearchBarPlacement", "style",
    ]

    /// Notes the properties of an item that neither change the picture nor are drawn.
    private func noteUndrawn(_ item: IBObject, _ drawn: Set<String>) {
        for property in item.properties
        where !drawn.contains(property.name) && !property.value.isNone {
            describer.leaveOut(property, of: item)
        }
    }

    /// Height of the navigation bar of a sheet, in points.
    private static let heightOnSheet: CGFloat = 56

    /// Notes the contents of a navigation item without a bar, as on Xcode's canvas.
    private func noteNavigationItem(of controller: IBViewController) {
        guard let item = controller.navigationItem, bars?.navigationController == nil,
            controller.object["simulatedTopBarMetrics"] == nil,
            !item.properties.compactMap({ $0.value.text }).allSatisfy(\.isEmpty)
        else { return }
        describer.leaveOut(
            "the navigationItem is not drawn: no navigation controller of the file shows the scene",
            at: item.location, note: "choose a simulated top bar for the scene in Xcode",
            .undrawn, .note)
    }

    /// Returns the title of the back button: the title of the controller that shows the scene.
    private func back(of controller: IBViewController) -> DocumentNode? {
        guard let id = controller.id, let title = describer.index.backTitles[id],
            controller.navigationItem?["hidesBackButton"]?.flag != true
        else { return nil }
        return .text(title, at: controller.object.location)
    }

    /// Returns the buttons of a side of the navigation bar, from the edge inwards.
    private func barItems(_ side: String, of item: IBObject?) -> DocumentNode? {
        guard let item else { return nil }
        let single = item["\(side)BarButtonItem"]?.objects ?? []
        let list = item["\(side)BarButtonItems"]?.objects ?? []
        let items = (list.isEmpty ? single : list).compactMap(barItem)
        return items.isEmpty ? nil : .list(items, at: item.location)
    }

    /// Returns a navigation bar inside a view, with the top item of its stack.
    func navigationBarNode(_ bar: IBView) -> DocumentNode {
        let items = (bar["items"]?.list ?? []).compactMap(\.object)
        let item = items.last
        if let view = item?["titleView"]?.view { show(titleView: view) }
        return .mapping(
            [
                "title": line(item?.properties.property("title")),
                "prompt": line(item?.properties.property("prompt")),
                "back": items.count > 1
                    ? line(items[items.count - 2].properties.property("title")) : nil,
                "left": barItems("left", of: item), "right": barItems("right", of: item),
            ], at: bar.location)
    }

    /// Returns the buttons and spaces of a toolbar inside a view.
    func toolbarNode(_ bar: IBView) -> DocumentNode {
        .list((bar["items"]?.list ?? []).compactMap(\.object).compactMap(barItem), at: bar.location)
    }

    /// Returns a tab bar inside a view.
    func tabBarNode(_ bar: IBView) -> DocumentNode? {
        let selected = bar["selectedItem"]?.reference
        let tabs = (bar["items"]?.list ?? []).compactMap(\.object).map { item in
            tab(item, title: nil, isSelected: item.id != nil && item.id == selected, item.location)
        }
        return tabs.isEmpty
            ? nil : .mapping(["items": .list(tabs, at: bar.location)], at: bar.location)
    }

    private func toolbar(of controller: IBViewController) -> DocumentNode? {
        guard bars?.hasToolbar == true else { return nil }
        return .list(
            controller.toolbarItems.compactMap(barItem), at: controller.object.location)
    }

    // MARK: Bar items

    /// Returns a bar button or a space, or `nil` with a note for a view.
    private func barItem(_ item: IBObject) -> DocumentNode? {
        let location = item.location
        guard item["hidden"]?.flag != true else { return nil }
        let system = item["systemItem"]?.text
        noteUndrawn(
            item,
            system == "fixedSpace"
                ? Self.drawnOfBarItem.union(["width"]) : Self.drawnOfBarItem)
        if system == "fixedSpace", let width = item["width"]?.number {
            let space = BarButtonItem.fixedSpace(CGFloat(min(max(width, 0), 10_000)))
            return .text(name(of: space, at: location), at: location)
        }
        if let system, system.hasSuffix("Space") { return .plain(system, at: location) }
        if let view = item.properties.lazy.compactMap(\.value.view).first {
            return .mapping(["title": .text(name(ofCustomView: view), at: location)], at: location)
        }
        let isDone = item["style"]?.text == "done" || system == "done" || system == "save"
        var image = imageNode(item.properties.property("image"))
        if image == nil, let name = system.flatMap({ Self.symbols[$0] }) {
            image = .mapping(["symbol": .text(name, at: location)], at: location)
        }
        let title =
            line(item.properties.property("title"))
            ?? system.flatMap { Self.symbols[$0] == nil ? $0.capitalized : nil }
            .map { .text($0, at: location) }
        // UIKit draws nothing in place of such a button.
        guard image != nil || title != nil else { return nil }
        let shownTitle = image == nil ? title : nil
        let adjusted = name(ofAdjusted: item, title: shownTitle?.scalar?.text)
        return .mapping(
            [
                "title": adjusted.map { .text($0, at: location) } ?? shownTitle, "image": image,
                "done": isDone ? .flag(true, at: location) : nil,
                "enabled": flag(item.properties.property("enabled")),
                "tintColor": color(item.properties.property("tintColor")),
            ], at: location)
    }

    private static let drawnOfBarItem: Set<String> = [
        "title", "image", "catalog", "systemItem", "style", "enabled", "hidden", "tintColor",
        "customView", "tag", "landscapeImage", "largeContentSizeImage", "largeContentTitle",
        "springLoaded", "menu", "changesSelectionAsPrimaryAction", "showsMenuAsPrimaryAction",
        "accessibilityConfiguration", "sharesBackground", "hidesSharedBackground", "badgeValue",
        "selectedImage", "selectedImageCatalog", "selected", "imageInsets",
        "titlePositionAdjustment",
    ]

    /// Symbols of the system's bar buttons; the other buttons have a title.
    private static let symbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrowshape.turn.up.left",
        "action": "square.and.arrow.up", "organize": "folder", "bookmarks": "book",
        "search": "magnifyingglass", "refresh": "arrow.clockwise", "stop": "xmark",
        "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause.fill",
        "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark",
    ]

    // MARK: Tab bars

    private func tabBar(showing controller: IBViewController) -> DocumentNode? {
        guard let bars, bars.hasTabBar else { return nil }
        guard let owner = bars.tabBarController else {
            let item = controller.tabBarItem ?? bars.navigationController?.tabBarItem
            let location = controller.object.location
            let tab = tab(item, title: nil, isSelected: item != nil, location)
            return .mapping(["items": .list([tab], at: location)], at: location)
        }
        if let bar = owner.tabBar { applyLook(of: bar) }
        var shown = Set([controller.id].compactMap { $0 } + bars.containers.compactMap(\.id))
        let tabs = owner.contained.compactMap { id -> DocumentNode? in
            guard let tab = document.scene(of: id)?.controller else { return nil }
            let item = tab.tabBarItem
            return self.tab(
                item, title: line(tab.object.properties.property("title")),
                isSelected: shown.remove(id) != nil, item?.location ?? tab.object.location)
        }
        return tabs.isEmpty
            ? nil
            : .mapping(["items": .list(tabs, at: owner.object.location)], at: owner.object.location)
    }

    private func tab(
        _ item: IBObject?, title: DocumentNode?, isSelected: Bool, _ location: DocumentLocation
    ) -> DocumentNode {
        if let item { noteUndrawn(item, Self.drawnOfBarItem) }
        tabChanges.append(IBBarItemChange(item))
        let system = item?["systemItem"]?.text.flatMap { Self.tabTitles[$0] }
        return .mapping(
            [
                "title": line(item?.properties.property("title"))
                    ?? system.map { .text($0, at: location) } ?? title,
                "image": tabImage(item, isSelected: isSelected),
                "badge": line(item?.properties.property("badgeValue")),
                "selected": isSelected ? .flag(true, at: location) : nil,
            ], at: location)
    }

    private func tabImage(_ item: IBObject?, isSelected: Bool) -> DocumentNode? {
        guard let item else { return nil }
        if isSelected, let image = imageNode(item.properties.property("selectedImage")) {
            return image
        }
        if let image = imageNode(item.properties.property("image")) { return image }
        guard let system = item["systemItem"]?.text else { return nil }
        guard let symbol = Self.tabSymbols[system] else {
            describer.leaveOut("the tab item \(system) has no image", at: item.location)
            return nil
        }
        return .mapping(["symbol": .text(symbol, at: item.location)], at: item.location)
    }

    private static let tabTitles = [
        "more": "More", "favorites": "Favorites", "search": "Search", "bookmarks": "Bookmarks",
        "history": "History", "recents": "Recents", "contacts": "Contacts",
        "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
        "topRated": "Top Rated", "featured": "Featured",
    ]

    private static let tabSymbols = [
        "more": "ellipsis", "favorites": "star.fill", "search": "magnifyingglass",
        "bookmarks": "book.fill", "history": "clock.fill", "recents": "clock.fill",
        "contacts": "person.crop.circle.fill", "downloads": "arrow.down.circle.fill",
        "mostRecent": "clock.fill", "mostViewed": "list.number", "topRated": "star.fill",
        "featured": "star.fill",
    ]

    // MARK: Search bars

    /// Returns a search bar above the rows.
    func searchBarNode(_ bar: IBView) -> DocumentNode {
        let properties = bar.object.properties(for: describer.traits)
        let location = bar.location
        let titles = (properties["scopeButtonTitles"]?.list ?? []).compactMap(\.text)
        let showsScopes = properties["showsScopeBar"]?.flag == true && !titles.isEmpty
        return .mapping(
            [
                "placeholder": line(properties.property("placeholder")),
                "text": line(properties.property("text")),
                "prompt": line(properties.property("prompt")),
                "cancel": properties["showsCancelButton"]?.flag == true
                    ? .flag(true, at: location) : nil,
                "scopes": showsScopes
                    ? .list(titles.map { .text($0, at: location) }, at: location) : nil,
            ], at: location)
    }
}
