import Foundation
import TableDrawing
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes

/// Bars with more items than space.
@Suite struct CrowdedBarTests {
    private func nodes(_ name: String, in node: RenderNode) -> [RenderNode] {
        (node.name == name ? [node] : []) + node.children.flatMap { nodes(name, in: $0) }
    }

    private func lowered(
        _ theme: Theme, _ direction: LayoutDirection = .leftToRight, _ make: () -> View
    ) -> (node: RenderNode, warnings: [String]) {
        let log = DiagnosticLog()
        let traits = TraitCollection(layoutDirection: direction, displayScale: 3)
        let node = DiagnosticLog.$current.withValue(log) {
            RenderContext(theme: theme, traits: traits).run { make().lowered() }
        }
        return (node, log.diagnostics.map(\.message))
    }

    /// Expects that frames lie within a width in a row, and that neighbours share at most a given
    /// width.
    private func expectApart(
        _ frames: [CGRect], within width: CGFloat, sharing overlap: CGFloat = 0
    ) {
        let frames = frames.sorted { $0.minX < $1.minX }
        #expect(!frames.isEmpty)
        #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width && $0.width > 0 })
        for (one, next) in zip(frames, frames.dropFirst()) {
            #expect(next.minX >= one.maxX - overlap - 0.01)
        }
    }

    @Test(arguments: Theme.eras)
    func `the buttons of a toolbar stay within the screen`(theme: Theme) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (node, warnings) = lowered(theme, direction) {
                let bar = Toolbar(items: [
                    BarButtonItem(title: "Mark all as read"),
                    BarButtonItem(title: "A long toolbar title"),
                    BarButtonItem(image: Image(systemName: "trash")),
                    BarButtonItem(title: "Delete"),
                ])
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return bar
            }
            let frames = nodes("button", in: node).map(\.frame)
            #expect(frames.count == 4)
            expectApart(frames, within: 320)
            #expect(warnings.contains { $0.contains("the toolbar has no room for all of") })
        }
    }

    @Test(arguments: Theme.eras)
    func `a long badge stays at its button`(theme: Theme) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (node, warnings) = lowered(theme, direction) {
                var item = NavigationItem(title: "Inbox")
                var tray = BarButtonItem(image: Image(systemName: "tray"))
                tray.badge = .string("A very long badge")
                var trash = BarButtonItem(image: Image(systemName: "trash"))
                trash.badge = .string("1000000")
                item.rightBarButtonItems = [tray, trash, BarButtonItem(title: "Edit")]
                let bar = NavigationBar(item: item)
                bar.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
                return bar
            }
            let badges = nodes("button", in: node).flatMap { button in
                nodes("badge", in: button).map {
                    $0.frame.offsetBy(dx: button.frame.minX, dy: 0)
                }
            }
            #expect(badges.count == 2)
            expectApart(badges, within: 390)
            #expect(warnings.contains { $0.contains("badge \"A very long badge\"") })
        }
    }

    @Test func `a place without a search bar gives a warning`() {
        let place = [BarButtonItem(title: "Done"), .searchBarPlacement]
        func warnings(_ searchBar: SearchBar?) -> [String] {
            lowered(.ios26) {
                let bar = Toolbar(items: place)
                bar.searchBar = searchBar
                bar.frame = CGRect(x: 0, y: 0, width: 393, height: 52)
                return bar
            }.warnings
        }
        #expect(warnings(nil).count == 1)
        #expect(warnings(SearchBar()).isEmpty)
    }

    @Test func `tabs beside a search tab are equally wide while their titles can shrink`() {
        func widths(_ title: String) -> Set<CGFloat> {
            var items = ["Home", "New", "Radio", title].map { TabBarItem(title: $0, image: nil) }
            items.append(TabBarItem(title: nil, image: nil))
            items[4].makeSearchTab()
            let bar = TabBar(items: items)
            bar.frame = CGRect(x: 0, y: 0, width: 393, height: 83)
            let tabs = nodes("tab", in: lowered(.ios26) { bar }.node).map(\.frame.width)
            // The search tab is as wide as the bar is high.
            // Edges lie on pixels, so equal widths differ by less than a point.
            return Set(tabs.filter { $0 != 62 }.map { $0.rounded(.down) })
        }
        #expect(widths("Recommended").count == 1)
        #expect(widths(String(repeating: "Recommendations", count: 3)).count > 1)
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func `floating tabs have the rim of floating buttons`(style: UserInterfaceStyle) {
        var traits = TraitCollection(displayScale: 2)
        traits.userInterfaceStyle = style
        for (theme, hasRim) in [(Theme.ios26, true), (.ios15, false)] {
            let node = RenderContext(theme: theme, traits: traits).run {
                var items = [TabBarItem(title: "Home", image: nil)]
                items.append(TabBarItem(title: nil, image: nil))
                items[1].makeSearchTab()
                let bar = TabBar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: 393, height: 83)
                return bar.lowered()
            }
            let colors = nodes("background", in: node).map { background -> Bool in
                guard case .drawing(let drawing) = background.contents else { return false }
                return !drawing.isEmpty
            }
            #expect(colors.allSatisfy { $0 == hasRim } && colors.count == (hasRim ? 2 : 1))
        }
    }

    @Test func `a narrow toolbar reduces its spaces first`() {
        let titles = ["Mark All as Read", "Archive"].map { BarButtonItem(title: $0) }
        let (node, warnings) = lowered(.modern) {
            let needed = titles.reduce(0) {
                $0
                    + BarButton($1, Theme.modern.bars.toolbar.button)
                    .sizeThatFits(CGSize(width: 320, height: 44)).width
            }
            let bar = Toolbar(items: [titles[0], .fixedSpace(24), titles[1]])
            bar.frame = CGRect(x: 0, y: 0, width: (needed + 40).rounded(.up), height: 44)
            return bar
        }
        #expect(warnings.isEmpty)
        let frames = nodes("button", in: node).map(\.frame)
        expectApart(frames, within: node.frame.width)
        #expect(frames[0].minX < Theme.modern.bars.toolbar.margin)
        #expect(frames[1].minX - frames[0].maxX < 24)
    }

    @Test(arguments: Theme.eras)
    func `buttons of a navigation bar overlap neither each other nor the title`(theme: Theme) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (node, warnings) = lowered(theme, direction) {
                var item = NavigationItem(title: "Contacts of mine")
                item.leftBarButtonItems = [BarButtonItem(title: "Cancel everything")]
                item.rightBarButtonItems = [
                    BarButtonItem(title: "Save all of it"),
                    BarButtonItem(image: Image(systemName: "plus")),
                ]
                let bar = NavigationBar(item: item)
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return bar
            }
            let buttons = nodes("button", in: node).map(\.frame)
            let titles = nodes("title", in: node).map(\.frame)
            #expect(buttons.count == 3)
            expectApart(buttons + titles, within: 320)
            let isNamed = warnings.contains { $0.contains("\"Contacts of mine\" has no room") }
            #expect(isNamed == titles.isEmpty)
        }
    }

    @Test func `buttons that fill the bar from both sides hide the title`() {
        let (node, warnings) = lowered(.glass) {
            var item = NavigationItem(title: "Title")
            item.leftBarButtonItems = (0..<4).map { BarButtonItem(title: "Button \($0)") }
            item.rightBarButtonItems = (4..<8).map { BarButtonItem(title: "Button \($0)") }
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            return bar
        }
        expectApart(nodes("button", in: node).map(\.frame), within: 320)
        #expect(nodes("title", in: node).isEmpty)
        #expect(warnings.contains { $0.contains("\"Title\" has no room") })
        #expect(warnings.contains { $0.contains("the navigation bar has no room for all of") })
    }

    @Test func `a tab of a floating bar grows with its title at the expense of its neighbours`() {
        let (node, _) = lowered(.glass) {
            let bar = TabBar(
                items: ["World Clock", "Alarms", "Stopwatch", "Timers"].map {
                    TabBarItem(title: $0, image: Image(systemName: "clock"))
                })
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 62)
            return bar
        }
        let tabs = nodes("tab", in: node)
        expectApart(tabs.map(\.frame), within: 320, sharing: 20.5)
        #expect(tabs[0].frame.width > tabs[1].frame.width)
    }

    @Test func `a floating bar with long titles has smaller insets`() throws {
        func edges(_ titles: [String]) throws -> (first: Double, last: Double) {
            let (node, _) = lowered(.glass) {
                let bar = TabBar(items: titles.map { TabBarItem(title: $0, image: nil) })
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 62)
                return bar
            }
            let tabs = nodes("tab", in: node)
            return (
                Double(try #require(tabs.first).frame.minX),
                Double(try #require(tabs.last).frame.maxX)
            )
        }
        let inset = Double(try #require(Theme.glass.bars.tabBar.floatingInset).left)
        #expect(try edges(["A", "B", "C", "D"]) == (inset, 320 - inset))
        #expect(
            try edges(["Recommendations", "Conversations", "Subscriptions", "Announcements"])
                == (8, 312))
    }

    @Test(arguments: Theme.eras)
    func `a navigation bar truncates a button only if the title leaves too little width`(
        theme: Theme
    ) {
        let text = "Cancel all of these things"
        func bar(_ title: String, _ right: [String] = [], large: Bool = false) -> (
            node: RenderNode, warnings: [String]
        ) {
            lowered(theme) {
                var item = NavigationItem(title: title)
                item.leftBarButtonItems = [BarButtonItem(title: text)]
                item.rightBarButtonItems = right.map { BarButtonItem(title: $0) }
                let bar = NavigationBar(item: item)
                bar.prefersLargeTitles = large
                bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.intrinsicHeight)
                return bar
            }
        }
        #expect(bar("").warnings.isEmpty)
        #expect(bar("", ["Done"]).warnings.isEmpty)
        // A title in the bar's row keeps its width beside a button that already has its share.
        let (node, warnings) = bar("A title of some width, and more")
        #expect(warnings.contains { $0.contains("no room for all of \"\(text)\"") })
        let buttons = nodes("button", in: node)
        #expect(!buttons.isEmpty && buttons.allSatisfy { $0.frame.width <= 390 * 0.4 + 1 })
        let large = bar("A title of some width, and more", large: true)
        let cuts = large.warnings.filter { $0.contains("no room") }
        #expect(cuts.isEmpty == (theme.bars.navigationBar.largeTitleHeight != nil))
    }

    @Test(arguments: Theme.eras)
    func `warnings name the truncated titles and badges of tabs`(theme: Theme) {
        func warnings(_ title: String, _ badge: String?) -> [String] {
            lowered(theme) {
                var item = TabBarItem(title: title, image: nil)
                item.badgeValue = badge
                let others = ["Recents", "Contacts", "Keypad", "Voice"].map {
                    TabBarItem(title: $0, image: nil)
                }
                let bar = TabBar(items: [item] + others)
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.intrinsicHeight)
                return bar
            }.warnings
        }
        #expect(warnings("Star", "9").isEmpty)
        let help = "shorter titles and badges, or fewer tabs, would be whole"
        #expect(
            warnings("Favourites and more of them, and many others", "9") == [
                "the tab bar has no room for all of \"Favourites and more of them, and many others\"; \(help)"
            ])
        #expect(
            warnings("Star", "12345678901234567890") == [
                "the tab bar has no room for all of \"12345678901234567890\"; \(help)"
            ])
    }

    @Test(arguments: Theme.eras, [LayoutDirection.leftToRight, .rightToLeft])
    func `a search bar's prompt has margins and ends before an index`(
        theme: Theme, direction: LayoutDirection
    ) throws {
        let (node, _) = lowered(theme, direction) {
            let bar = SearchBar(placeholder: "Search", width: 320)
            bar.prompt = "A prompt that is somewhat longer than the search bar is wide"
            bar.trailingReserve = 60
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: bar.intrinsicHeight)
            return bar
        }
        let labels = node.children.filter { $0.frame.minY >= 0 && $0.frame.maxY <= 40 }
        let prompt = try #require(labels.first { $0.frame.width < 320 })
        let field = try #require(nodes("searchField", in: node).first ?? node.children.last)
        #expect(prompt.frame.minX == field.frame.minX)
        #expect(prompt.frame.width == field.frame.width)
        #expect(prompt.frame.width <= 260)
    }

    /// A title truncated to dots would be useless.
    @Test(arguments: Theme.eras)
    func `a truncated title has most of its button's width`(theme: Theme) {
        let (node, _) = lowered(theme) {
            var item = NavigationItem()
            item.leftBarButtonItems = ["Synchronise", "Filter"].map { BarButtonItem(title: $0) }
            item.rightBarButtonItems = ["Administration", "Preferences"].map {
                BarButtonItem(title: $0)
            }
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 240, height: 44)
            return bar
        }
        let buttons = nodes("button", in: node)
        #expect(buttons.count == 4)
        for button in buttons {
            let title = button.children.first {
                if case .text = $0.contents { true } else { false }
            }
            let share = (title?.frame.width ?? 0) / button.frame.width
            #expect(share > 0.55, "\(theme.name): \(share) of \(button.frame.width)")
        }
    }
}
