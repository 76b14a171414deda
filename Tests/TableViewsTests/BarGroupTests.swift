import Foundation
import TableDrawing
import TableText
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes

/// Buttons, titles and tabs of iOS 26 that share a background or stand apart.
@Suite struct BarGroupTests {
    private let symbol = BarButtonItem(image: Image(systemName: "plus"))

    private func context(_ theme: Theme, _ direction: LayoutDirection = .leftToRight)
        -> RenderContext
    {
        RenderContext(
            theme: theme, traits: TraitCollection(layoutDirection: direction, displayScale: 2))
    }

    private func frames(_ name: String, in node: RenderNode) -> [CGRect] {
        node.children.filter { $0.name == name }.map(\.frame)
    }

    /// A bar of 402 points with buttons on its trailing side.
    private func bar(
        _ right: [BarButtonItem], theme: Theme = .ios26, _ direction: LayoutDirection = .leftToRight
    ) -> RenderNode {
        context(theme, direction).run {
            var item = NavigationItem()
            item.rightBarButtonItems = right
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: 54)
            return bar.lowered()
        }
    }

    @Test func `adjacent symbols share a capsule, 44 points for each and 8 between them`() {
        let node = bar([symbol, symbol, symbol])
        #expect(
            frames("buttonBackground", in: node) == [CGRect(x: 238, y: 0, width: 148, height: 44)])
        #expect(frames("button", in: node).map(\.minX).sorted() == [238, 290, 342])
        let mirrored = bar([symbol, symbol, symbol], .rightToLeft)
        #expect(frames("buttonBackground", in: mirrored).map(\.minX) == [16])
    }

    @Test func `the capsule lies behind its buttons`() throws {
        let names = bar([symbol, symbol]).children.map(\.name)
        let capsule = try #require(names.firstIndex(of: "buttonBackground"))
        #expect(capsule < (try #require(names.firstIndex(of: "button"))))
    }

    @Test func `a single symbol has a circle`() {
        let node = bar([symbol])
        #expect(frames("buttonBackground", in: node).isEmpty)
        #expect(frames("button", in: node) == [CGRect(x: 342, y: 0, width: 44, height: 44)])
    }

    // Apple's session on the new design of UIKit: titles, Done and prominent buttons have
    // backgrounds of their own, and a fixed space separates buttons with images.
    @Test func `titles, prominent buttons and spaces separate symbols`() {
        var done = symbol
        done.style = .prominent
        var alone = symbol
        alone.sharesBackground = false
        var bare = symbol
        bare.hidesSharedBackground = true
        let title = BarButtonItem(title: "Edit")
        for separator in [done, title, alone, bare, .fixedSpace(0)] {
            let node = bar([symbol, separator, symbol])
            #expect(frames("buttonBackground", in: node).isEmpty)
            let starts = frames("button", in: node).sorted { $0.minX < $1.minX }
            for (one, next) in zip(starts, starts.dropFirst()) {
                #expect(next.minX - one.maxX == 12)
            }
        }
        let pairs = bar([symbol, symbol, .fixedSpace(10), symbol, symbol])
        #expect(frames("buttonBackground", in: pairs).map(\.minX).sorted() == [172, 290])
    }

    @Test(arguments: [Theme.ios6, .ios7, .ios13, .ios15])
    func `earlier themes have no shared backgrounds`(theme: Theme) {
        let node = bar([symbol, symbol], theme: theme)
        #expect(frames("buttonBackground", in: node).isEmpty)
        let buttons = frames("button", in: node).sorted { $0.minX < $1.minX }
        // Widths are rounded up to pixels.
        let gap = buttons[1].minX - buttons[0].maxX
        #expect(abs(gap - theme.bars.navigationBar.button.spacing) <= 0.5)
    }

    @Test func `a toolbar groups symbols between its spaces`() {
        context(.ios26).run {
            let bar = Toolbar(items: [symbol, symbol, .flexibleSpace(), symbol])
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: 52)
            let node = bar.lowered()
            #expect(
                frames("buttonBackground", in: node)
                    == [CGRect(x: 28, y: 2, width: 104, height: 48)]
            )
            #expect(frames("button", in: node).map(\.maxX) == [76, 132, 374])
        }
    }

    @Test func `a title is the trailing neighbour of its image in both directions`() throws {
        var item = symbol
        item.title = "Add"
        let plain = frames("button", in: bar([item]))
        #expect(plain.map(\.width) == [44])
        item.showsTitleBesideImage = true
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let node = bar([item], direction)
            let button = try #require(node.children.first { $0.name == "button" })
            let parts = button.children.map(\.frame).filter { $0.width > 0 }
            #expect(button.frame.width > 80 && parts.count == 2)
            let isMirrored = direction == .rightToLeft
            let (first, second) = isMirrored ? (parts[1], parts[0]) : (parts[0], parts[1])
            #expect(second.minX - first.maxX == 2)
        }
    }

    @Test func `a button has its own font, and a prominent button is filled with its tint colour`()
    {
        func button(_ change: (inout BarButtonItem) -> Void) -> BarButton {
            var item = BarButtonItem(title: "Done")
            change(&item)
            let button = BarButton(item, Theme.ios26.bars.navigationBar.button)
            button.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
            return button
        }
        context(.ios26).run {
            let plain = button { _ in }.sizeThatFits(.zero).width
            let large = button { $0.font = .systemFont(ofSize: 30) }.sizeThatFits(.zero).width
            #expect(large > plain + 20)
            let filled = button {
                $0.style = .done
                $0.tintColor = .systemPink
            }
            #expect(filled.lowered().background == .color(Color.systemPink.resolved))
            let disabled = button {
                $0.style = .done
                $0.tintColor = .systemPink
                $0.isEnabled = false
            }
            #expect(disabled.lowered().background != .color(Color.systemPink.resolved))
        }
    }

    @Test func `plain buttons of a classic toolbar have no plate`() {
        func isEmpty(_ item: BarButtonItem) -> Bool {
            context(.ios6).run {
                let bar = Toolbar(items: [item])
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                let button = bar.lowered().children.first { $0.name == "button" }
                return button?.contents == RenderNode(name: "", frame: .zero).contents
            }
        }
        var bordered = symbol
        bordered.style = .bordered
        #expect(isEmpty(symbol) && isEmpty(BarButtonItem(title: "Edit")))
        #expect(!isEmpty(bordered) && !isEmpty(BarButtonItem(title: "Done", style: .done)))
    }

    @Test(arguments: Theme.eras)
    func `a subtitle is centred below the title, and both lie in the row`(theme: Theme) throws {
        try context(theme).run {
            var item = NavigationItem(title: "Inbox")
            item.subtitle = "Updated just now"
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.intrinsicHeight)
            let node = bar.lowered()
            let title = try #require(frames("title", in: node).first)
            let subtitle = try #require(frames("subtitle", in: node).first)
            #expect(abs(title.midX - 195) <= 0.5 && abs(subtitle.midX - 195) <= 0.5)
            #expect(title.minY >= 0 && abs(subtitle.minY - title.maxY) <= 0.5)
            #expect(subtitle.maxY <= bar.intrinsicHeight)
            let end = bar.bounds.height - theme.bars.navigationBar.bottomPadding
            #expect(abs(title.minY - (end - subtitle.maxY)) <= 1)
        }
    }

    @Test func `a subtitle below a large title makes the bar a line higher`() {
        context(.ios26).run {
            var item = NavigationItem(title: "Inbox")
            func height() -> CGFloat {
                let bar = NavigationBar(item: item)
                bar.prefersLargeTitles = true
                return bar.intrinsicHeight
            }
            let plain = height()
            item.subtitle = "Updated just now"
            // A line of 12 points is 14.5 high at scale 2.
            #expect(height() - plain == 14.5)
        }
    }

    @Test func `a search tab is a separate circle at the trailing end`() {
        var items = ["A", "B", "C"].map { TabBarItem(title: $0, image: Image(systemName: "star")) }
        items[2].isSearchTab = true
        func bar(_ theme: Theme, _ direction: LayoutDirection = .leftToRight) -> RenderNode {
            context(theme, direction).run {
                let bar = TabBar(items: items)
                bar.frame = CGRect(x: 0, y: 0, width: 402, height: 83)
                return bar.lowered()
            }
        }
        let glass = bar(.ios26)
        let circle = CGRect(x: 319, y: 0, width: 62, height: 62)
        // Two tabs of 86 points, and 16 that they share.
        let tabs = CGRect(x: 21, y: 0, width: 188, height: 62)
        #expect(frames("background", in: glass) == [tabs, circle])
        #expect(frames("tab", in: glass).contains(circle))
        let mirrored = bar(.ios26, .rightToLeft)
        #expect(frames("background", in: mirrored).map(\.minX) == [193, 21])
        #expect(frames("tab", in: bar(.ios15)).map(\.width) == [134, 134, 134])
    }

    @Test(arguments: [(2, 107.0, 188), (3, 64, 274), (4, 21, 360), (5, 21, 360)])
    func `up to four tabs of iOS 26 are centred in a bar of their width`(
        count: Int, x: Double, width: Double
    ) {
        context(.ios26).run {
            let tab = TabBarItem(title: "A", image: Image(systemName: "star"))
            let bar = TabBar(items: Array(repeating: tab, count: count))
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: 62)
            let node = bar.lowered()
            let background = frames("background", in: node)[0]
            #expect(abs(background.minX - x) <= 0.5 && background.width == width)
            let tabs = frames("tab", in: node)
            #expect(tabs[0].minX == background.minX && tabs[count - 1].maxX == background.maxX)
            #expect(abs(tabs[0].maxX - tabs[1].minX - 16) <= 0.5)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a selected search tab is a field beside the previous tab`(direction: LayoutDirection) {
        context(.ios26, direction).run {
            var items = ["A", "B", "C"].map {
                TabBarItem(title: $0, image: Image(systemName: "star"))
            }
            items[2].isSearchTab = true
            let bar = TabBar(items: items)
            bar.selectedIndex = 1
            bar.selectedIndex = 2
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: 62)
            let node = bar.lowered()
            let isMirrored = direction == .rightToLeft
            let circle = CGRect(x: isMirrored ? 333 : 21, y: 7, width: 48, height: 48)
            #expect(frames("tab", in: node) == [circle])
            #expect(
                frames("searchBar", in: node)
                    == [CGRect(x: isMirrored ? 21 : 77, y: 7, width: 304, height: 48)])
            let button = bar.ownSubviews.compactMap { $0 as? TabBarButton }.first
            #expect(button?.item == items[1])
        }
    }

    @Test func `a large subtitle replaces the subtitle below a large title`() {
        context(.ios26).run {
            var item = NavigationItem(title: "Inbox")
            item.subtitle = "12 Unread"
            item.largeSubtitle = "Updated just now"
            let bar = NavigationBar(item: item)
            bar.prefersLargeTitles = true
            bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.intrinsicHeight)
            bar.layoutIfNeeded()
            #expect(bar.largeSubtitleLabel.text == "Updated just now")
            bar.prefersLargeTitles = false
            bar.layoutIfNeeded()
            #expect(bar.subtitleLabel.text == "12 Unread")
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a badge of a symbol ends at the end of its capsule`(direction: LayoutDirection) {
        var item = symbol
        item.badge = .count(3)
        let button = bar([item], direction).children.first { $0.name == "button" }
        let badge = button?.children.first { $0.name == "badge" }?.frame
        let x: CGFloat = direction == .leftToRight ? 24 : 0
        #expect(badge == CGRect(x: x, y: 2, width: 20, height: 20))
        item.badge = .indicator()
        let dot = bar([item], direction).children.first { $0.name == "button" }?
            .children.first { $0.name == "badge" }?.frame
        #expect(dot?.size == CGSize(width: 10, height: 10))
    }

    // Tabs of 62 points, a space of 8, an accessory of 48 and a space of 21. Earlier themes have
    // 49, 56 and the safe area.
    @Test(arguments: zip([Theme.ios26, .ios15], [[139.0, 21], [139, 0]]))
    func `an accessory lies above the tabs`(theme: Theme, lengths: [Double]) {
        let (height, side) = (CGFloat(lengths[0]), CGFloat(lengths[1]))
        context(theme).run {
            let bar = TabBar(items: [TabBarItem(title: "A", image: nil)])
            bar.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            #expect(bar.heightOnScreen(safeAreaBottom: 34) == height)
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: height)
            let node = bar.lowered()
            let accessory = theme.bars.tabBar.accessoryHeight
            #expect(
                frames("accessory", in: node)
                    == [CGRect(x: side, y: 0, width: 402 - side * 2, height: accessory)])
            #expect(bar.accessoryView?.frame.width == 402 - side * 2)
            #expect(
                frames("tab", in: node).map(\.minY) == [accessory + theme.bars.tabBar.partSpacing])
        }
    }

    @Test func `an integrated search bar fills the space between the toolbar's buttons`() {
        context(.ios26).run {
            func field(_ items: [BarButtonItem]) -> CGRect? {
                let bar = Toolbar(items: items)
                bar.searchBar = SearchBar()
                bar.frame = CGRect(x: 0, y: 0, width: 402, height: 52)
                return frames("searchBar", in: bar.lowered()).first
            }
            #expect(field([]) == CGRect(x: 28, y: 2, width: 346, height: 48))
            #expect(field([symbol]) == CGRect(x: 88, y: 2, width: 286, height: 48))
            #expect(
                field([symbol, .searchBarPlacement, symbol])
                    == CGRect(x: 88, y: 2, width: 226, height: 48))
        }
    }

    @Test func `the text in a toolbar's search bar stays in the capsule at every text size`() {
        var large = context(.ios26)
        large.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        large.run {
            let bar = Toolbar(items: [])
            bar.searchBar = SearchBar(placeholder: "Search")
            bar.frame = CGRect(x: 0, y: 0, width: 402, height: 52)
            _ = bar.lowered()
            let field = bar.searchBar?.subviews.first { $0 is SearchField }
            let text = field?.subviews.first?.frame ?? .null
            #expect(text.height > 24 && text.height < 32 && abs(text.midY - 24) <= 0.5, "\(text)")
        }
    }

    @Test func `the place of a missing search bar is a flexible space`() {
        for theme in [Theme.modern, .ios26] {
            context(theme).run {
                func ends(_ space: BarButtonItem) -> [CGRect] {
                    let bar = Toolbar(items: [symbol, space, symbol])
                    bar.frame = CGRect(x: 0, y: 0, width: 402, height: 52)
                    return frames("button", in: bar.lowered())
                }
                #expect(ends(.searchBarPlacement) == ends(.flexibleSpace()))
            }
        }
    }

    @Test func `the subtitle of a large title grows with the text size`() {
        func height(_ category: ContentSizeCategory) -> CGFloat {
            var sized = context(.ios26)
            sized.traits.preferredContentSizeCategory = category
            return sized.run {
                var item = NavigationItem(title: "Inbox")
                item.largeSubtitle = "Updated"
                let bar = NavigationBar(item: item)
                bar.prefersLargeTitles = true
                return bar.largeSubtitleHeight
            }
        }
        #expect(height(.accessibilityExtraLarge) > height(.large) * 1.25)
    }
}
