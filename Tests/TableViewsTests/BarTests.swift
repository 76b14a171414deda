import Foundation
import TableDrawing
import TableText
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes

/// Contents and frames of bars outside of screens.
@Suite struct BarTests {
    private func node(_ name: String, in node: RenderNode) -> RenderNode? {
        if node.name == name { return node }
        return node.children.lazy.compactMap { self.node(name, in: $0) }.first
    }

    private func context(_ theme: Theme) -> RenderContext {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
    }

    @Test func `titles are truncated between the buttons`() throws {
        try context(.modern).run {
            var item = NavigationItem(title: String(repeating: "Long title ", count: 8))
            item.backBarButtonItem = BarButtonItem(title: "Back")
            item.rightBarButtonItems = [BarButtonItem(title: "Edit")]
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            let root = bar.lowered()
            let title = try #require(node("title", in: root)).frame
            let back = try #require(node("back", in: root)).frame
            let edit = try #require(node("button", in: root)).frame
            #expect(back.minX == 8 && back.maxX <= title.minX)
            #expect(title.maxX <= edit.minX && edit.maxX == 304)
        }
    }

    @Test func `a title without space causes a warning`() {
        func warnings(_ title: String) -> [String] {
            let log = DiagnosticLog()
            return DiagnosticLog.$current.withValue(log) {
                context(.modern).run {
                    var item = NavigationItem(title: "Title")
                    item.leftBarButtonItems = [BarButtonItem(title: title)]
                    item.rightBarButtonItems = [BarButtonItem(title: title)]
                    let bar = NavigationBar(item: item)
                    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    _ = bar.lowered()
                    return log.diagnostics.map(\.message)
                }
            }
        }
        #expect(warnings("Ok").isEmpty)
        #expect(
            warnings("A button that is long").contains { $0.contains("\"Title\" has no room") })
    }

    @Test(arguments: Theme.eras)
    func `a long badge stays within its tab`(theme: Theme) throws {
        try context(theme).run {
            let image = Image(systemName: "star")
            let tabs = TabBar(
                items: (0..<4).map {
                    TabBarItem(title: "\($0)", image: image, badgeValue: "1,234,567,890,123")
                })
            tabs.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
            let tab = try #require(node("tab", in: tabs.lowered()))
            let badge = try #require(tab.child("badge")).frame
            #expect(badge.minX > 0 && badge.maxX < tab.frame.width)
        }
    }

    @Test func `a long prompt keeps the bar's margins`() throws {
        try context(.modern).run {
            var item = NavigationItem(title: "Title")
            item.prompt = String(repeating: "Long prompt ", count: 20)
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 74)
            let prompt = try #require(node("prompt", in: bar.lowered())).frame
            #expect(prompt.minX == 16 && Double(prompt.maxX) == 320 - 16)
        }
    }

    @Test(arguments: Theme.eras)
    func `long scope titles shrink to a common size, and only an extreme title is truncated`(
        theme: Theme
    ) throws {
        func texts(_ titles: [String], width: CGFloat) throws -> [GlyphText] {
            try RenderContext(theme: theme).run {
                let bar = SearchBar(width: width)
                bar.scopeButtonTitles = titles
                bar.showsScopeBar = true
                bar.frame.size.height = bar.intrinsicHeight
                let scopes = try #require(bar.lowered().child("scopeBar"))
                return scopes.children.compactMap { node -> GlyphText? in
                    guard case .text(let text, _) = node.contents else { return nil }
                    return text
                }
            }
        }
        func sizes(_ texts: [GlyphText]) -> [Double] {
            texts.compactMap { $0.runs.first.map { Double($0.size) } }
        }
        let own = try #require(sizes(try texts(["All", "B"], width: 320)).first)
        let shrunk = try texts(["All", "Subscriptions", "C", "D"], width: 320)
        #expect(shrunk.map(\.string) == ["All", "Subscriptions", "C", "D"])
        let found = sizes(shrunk)
        #expect(try #require(found.max()) < own)
        #expect(try #require(found.max()) - (try #require(found.min())) < 0.3, "\(found)")
        let cut = try texts(["All", "All subscriptions of everyone", "C", "D"], width: 320)
        #expect(cut[1].string.contains("…"))
        #expect(sizes(cut) == [own, own, own, own])
    }

    @Test func `themes without high-contrast colours keep their colours and report it`() {
        for theme in Theme.eras {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                let traits = TraitCollection(accessibilityContrast: .high)
                RenderContext(theme: theme, traits: traits).run {
                    #expect(
                        TraitCollection.current.accessibilityContrast
                            == (theme.hasDarkAppearance ? .high : .normal))
                }
            }
            #expect(
                log.diagnostics.contains { $0.message.contains("no colours for high contrast") }
                    != theme.hasDarkAppearance)
        }
    }

    @Test func `buttons of a toolbar do not touch each other`() {
        context(.glass).run {
            var item = BarButtonItem(image: Image(systemName: "plus"))
            item.sharesBackground = false
            let items = Array(repeating: item, count: 4)
            for (items, width) in [
                ([items[0], items[1], .flexibleSpace(), items[2], items[3]], 390.0),
                (items, 200.0),
            ] {
                let bar = Toolbar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: width, height: 44)
                let frames = bar.lowered().children.filter { $0.name == "button" }.map(\.frame)
                #expect(frames.count == 4)
                for (one, next) in zip(frames, frames.dropFirst()) {
                    // In a narrow bar, half of the distance remains.
                    let spacing = Theme.glass.bars.toolbar.button.spacing
                    #expect(next.minX - one.maxX >= (width > 300 ? spacing : spacing / 2) - 0.5)
                }
            }
        }
    }

    @Test func `a right-to-left layout has the back button on the right`() {
        RenderContext(
            theme: .flat, traits: TraitCollection(layoutDirection: .rightToLeft, displayScale: 2)
        ).run {
            var item = NavigationItem(title: "T")
            item.backBarButtonItem = BarButtonItem(title: "Back")
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            #expect(node("back", in: bar.lowered())?.frame.maxX == 312)
        }
    }

    @Test func `a toolbar distributes its buttons evenly if it has no flexible spaces`() {
        context(.modern).run {
            func frames(_ items: [BarButtonItem]) -> [CGRect] {
                let bar = Toolbar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return bar.lowered().children.filter { $0.name == "button" }.map(\.frame)
            }
            let image = Image(systemName: "plus")
            let items = (0..<3).map { _ in BarButtonItem(image: image) }
            let even = frames(items)
            #expect(even.map(\.minX) == [16, 147, 278.5])
            let pushed = frames([.flexibleSpace(), items[0], .fixedSpace(10), items[1]])
            // The standard distance of 16 points is in addition to the space.
            #expect(pushed.map(\.minX) == [227, 278.5])
            let narrow = frames([items[0], .fixedSpace(0), items[1], .flexibleSpace()])
            #expect(narrow.map(\.minX) == [16, 57.5])
        }
    }

    @Test(arguments: [
        ("en_US", 9, 41, "9:41"), ("en_US", 0, 5, "12:05"), ("en_US", 15, 0, "3:00"),
        ("de_DE", 9, 41, "09:41"), ("de_DE", 15, 0, "15:00"),
    ])
    func `the status bar shows the instant's time in the locale's format`(
        locale: String, hour: Int, minute: Int, expected: String
    ) {
        let date = Date(timeIntervalSince1970: TimeInterval(hour * 3_600 + minute * 60))
        #expect(
            StatusBar.time(of: date, timeZone: .gmt, locale: Locale(identifier: locale))
                == expected)
    }

    @Test(arguments: Theme.eras)
    func `long titles of adjacent tabs are truncated with a space between them`(theme: Theme) throws
    {
        try context(theme).run {
            let bar = TabBar(
                items: ["Internationalisation", "Freundschaftsbeziehungen", "Benachrichtigung"]
                    .map { TabBarItem(title: $0 + $0, image: Image(systemName: "star")) })
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
            let tabs = bar.lowered().children.filter { $0.name == "tab" }
            #expect(tabs.count == 3)
            for tab in tabs {
                let title = try #require(
                    tab.children.first {
                        if case .text = $0.contents { return true }
                        return false
                    })
                #expect(title.frame.minX >= 4 && title.frame.maxX <= tab.frame.width - 4)
                guard case .text(let text, _) = title.contents else { continue }
                #expect(text.size.width <= title.frame.width)
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `a symbol without a size has the bar's symbol size`(theme: Theme) throws {
        try context(theme).run {
            func size(_ image: Image?) throws -> CGSize {
                let bar = Toolbar(items: [BarButtonItem(image: image)])
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                return try #require(
                    node("image", in: bar.lowered())
                        ?? bar.lowered().children
                        .first { $0.name == "button" }?.children.first
                ).frame.size
            }
            let own = try size(
                Image(systemName: "plus", withConfiguration: .init(pointSize: 10)))
            #expect(abs(own.height - 10 * 20 / 17) < 0.01)
            let plain = try size(Image(systemName: "plus"))
            #expect(abs(plain.height - 25.6) < 0.01)
        }
    }

    @Test(arguments: Theme.eras)
    func `tabs are centred on tablets and fill the width on phones`(theme: Theme) throws {
        func tabs(
            _ idiom: UserInterfaceIdiom, _ width: CGFloat, count: Int = 2,
            _ change: (TabBar) -> Void = { _ in }
        ) -> (bar: CGRect, tabs: [CGRect]) {
            RenderContext(
                theme: theme, traits: TraitCollection(displayScale: 2, userInterfaceIdiom: idiom)
            ).run {
                let bar = TabBar(items: (0..<count).map { TabBarItem(title: "T\($0)", image: nil) })
                change(bar)
                bar.frame = CGRect(x: 0, y: 0, width: width, height: bar.intrinsicHeight)
                let node = bar.lowered()
                let back = node.children.first { $0.name != "tab" }?.frame ?? .zero
                return (back, node.children.filter { $0.name == "tab" }.map(\.frame))
            }
        }
        let metrics = theme.bars.tabBar
        let pad = tabs(.pad, 1024)
        let first = try #require(pad.tabs.first)
        let last = try #require(pad.tabs.last)
        #expect(first.width == metrics.itemWidth && last.width == metrics.itemWidth)
        #expect(last.minX - first.maxX == metrics.itemSpacing)
        #expect((first.minX + last.maxX) / 2 == 512)
        // A floating bar has the width of its tabs; every other bar has the width of the screen.
        #expect(pad.bar.width == (metrics.floatingInset == nil ? 1024 : metrics.itemWidth * 2))
        #expect(pad.bar.midX == 512)
        let phone = tabs(.phone, 932).tabs
        // Two tabs of iOS 26 have a bar of their own width on phones and in narrow windows, too.
        let isHugged = metrics.itemOverlap > 0
        #expect(phone.count == 2 && phone.allSatisfy { isHugged ? $0.width < 110 : $0.width > 300 })
        let narrow = tabs(.pad, 400).tabs
        #expect(
            narrow.count == 2 && narrow.allSatisfy { isHugged ? $0.width < 110 : $0.width > 150 })
        let filling = tabs(.pad, 1024) { $0.itemPositioning = .fill }.tabs
        #expect(filling.count == 2 && filling.allSatisfy { $0.width > 300 })
        let own = tabs(.phone, 932) {
            $0.itemPositioning = .centered
            $0.itemWidth = 100
            $0.itemSpacing = 10
        }.tabs
        #expect(own.map(\.width) == [100, 100] && own[1].minX - own[0].maxX == 10)
        // More tabs than fit with this width divide the bar's width.
        let many = tabs(.pad, 700, count: 20).tabs
        #expect(many.count == 20 && many.allSatisfy { $0.minX >= 0 && $0.maxX <= 700 })
    }

    @Test(arguments: Theme.eras)
    func `a search bar's placeholder in a navigation bar has the navigation bar's colours`(
        theme: Theme
    ) throws {
        try context(theme).run {
            func color(inBar: Bool) throws -> Color {
                let search = SearchBar(placeholder: "Search", width: 320)
                search.prompt = "Prompt"
                let bar = NavigationBar(item: NavigationItem())
                if inBar { bar.searchBar = search }
                search.layoutIfNeeded()
                let label = search.subviews.compactMap { $0 as? Label }.first
                return try #require(label).textColor
            }
            let (inTable, inBar) = (try color(inBar: false), try color(inBar: true))
            #expect(inTable == theme.bars.searchBar.prompt.color)
            #expect(inBar == theme.bars.navigationBar.prompt.color ?? inTable)
        }
    }

    @Test(arguments: [Theme.modern, .glass])
    func `a search field grows with its text, and its magnifier with the letters`(theme: Theme)
        throws
    {
        func field(_ size: ContentSizeCategory) throws -> (
            bar: CGFloat, field: CGRect, icon: CGFloat
        ) {
            var traits = TraitCollection(displayScale: 2)
            traits.preferredContentSizeCategory = size
            return try RenderContext(theme: theme, traits: traits).run {
                let search = SearchBar(placeholder: "Search", width: 390)
                let field = try #require(node("searchField", in: search.lowered()))
                let label = try #require(field.children.first)
                #expect(label.frame.minY >= 0 && label.frame.maxY <= field.frame.height)
                return (search.bounds.height, field.frame, label.frame.minX)
            }
        }
        let (standard, small) = (try field(.large), try field(.extraSmall))
        let largest = try field(.accessibilityExtraExtraExtraLarge)
        #expect(standard.field.height == theme.bars.searchBar.fieldHeight)
        #expect(small.bar == standard.bar)
        #expect(largest.field.height > standard.field.height + 20)
        #expect(largest.bar - standard.bar == largest.field.height - standard.field.height)
        #expect(largest.icon > standard.icon + 20)
    }

    @Test(arguments: Theme.eras)
    func `symbols with a text style keep their size in bars at all text sizes`(theme: Theme) throws
    {
        let symbol = Image(systemName: "clock")?.applyingSymbolConfiguration(
            .init(textStyle: .body))
        func sizes(_ category: ContentSizeCategory) throws -> [CGSize] {
            var traits = TraitCollection(displayScale: 2)
            traits.preferredContentSizeCategory = category
            return try RenderContext(theme: theme, traits: traits).run {
                let tabs = TabBar(items: [TabBarItem(title: "Clock", image: symbol)])
                let tools = Toolbar(items: [BarButtonItem(image: symbol)])
                return try [tabs, tools].map { (bar: View) in
                    bar.frame = CGRect(x: 0, y: 0, width: 390, height: 49)
                    bar.layoutIfNeeded()
                    let button = try #require(
                        bar.ownSubviews.first { $0 is TabBarButton || $0 is BarButton })
                    button.layoutIfNeeded()
                    return try #require(button.ownSubviews.first { $0 is ImageView }).bounds.size
                }
            }
        }
        let standard = try sizes(.large)
        #expect(standard.allSatisfy { $0.width > 10 })
        #expect(try sizes(.extraSmall) == standard)
        #expect(try sizes(.accessibilityLarge) == standard)
    }
}
