import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// Bars on a phone in landscape orientation.
@Suite struct CompactBarTests {
    private static func context(_ theme: Theme, _ direction: LayoutDirection = .leftToRight)
        -> RenderContext
    {
        let traits = TraitCollection(layoutDirection: direction, verticalSizeClass: .compact)
        return RenderContext(theme: theme, traits: traits)
    }

    private static let tabs = [
        TabBarItem(title: "Alarms", image: Image(systemName: "bell.fill")),
        TabBarItem(title: "Timers", image: Image(systemName: "clock"), badgeValue: "12"),
    ]

    @Test("Bars have the compact heights of their themes", arguments: Theme.eras)
    func heights(theme: Theme) {
        Self.context(theme).run {
            let bars = theme.bars
            let bar = NavigationBar(item: NavigationItem(title: "A"))
            #expect(bar.intrinsicHeight == bars.navigationBar.compactHeight)
            // Bars of iOS 26 keep their height.
            #expect(bar.intrinsicHeight < bars.navigationBar.height || theme == .ios26)
            #expect(Toolbar(items: []).intrinsicHeight == bars.toolbar.compactHeight)
            let height = bars.tabBar.compact?.height ?? bars.tabBar.height
            #expect(TabBar(items: Self.tabs).intrinsicHeight == height)
            #expect(KeyboardView().intrinsicHeight == 162)
        }
    }

    @Test("Bars in landscape have no large titles and cause no diagnostic")
    func largeTitle() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            Self.context(.modern).run {
                let bar = NavigationBar(item: NavigationItem(title: "Alarms"))
                bar.prefersLargeTitles = true
                bar.frame = CGRect(x: 0, y: 0, width: 852, height: 32)
                #expect(bar.largeTitleHeight == 0)
                #expect(bar.shownMiddleTitle?.text == "Alarms")
            }
        }
        #expect(log.diagnostics.isEmpty)
    }

    @Test("Buttons lie within the bar", arguments: Theme.eras)
    func buttons(theme: Theme) throws {
        Self.context(theme).run {
            var item = NavigationItem(title: "Title")
            item.rightBarButtonItems = [
                BarButtonItem(title: "Edit"),
                BarButtonItem(image: Image(systemName: "plus")),
            ]
            item.backBarButtonItem = BarButtonItem(title: "Back")
            let bar = NavigationBar(item: item)
            let tools = Toolbar(items: [BarButtonItem(title: "Edit")])
            for view in [bar, tools] as [View] {
                view.frame.size = view.sizeThatFits(CGSize(width: 700, height: 0))
                view.frame.size.width = 700
                view.layoutIfNeeded()
                let buttons = view.ownSubviews.compactMap { $0 as? BarButton }
                #expect(!buttons.isEmpty)
                for button in buttons {
                    #expect(view.bounds.contains(button.frame), "\(button.frame)")
                }
            }
        }
    }

    @Test(
        "Tabs have titles beside their images, and badges hide neither",
        arguments: [Theme.modern, .glass], [LayoutDirection.leftToRight, .rightToLeft])
    func inlineTabs(theme: Theme, direction: LayoutDirection) throws {
        try Self.context(theme, direction).run {
            let bar = TabBar(items: Self.tabs)
            bar.frame = CGRect(x: 0, y: 0, width: 600, height: bar.intrinsicHeight)
            bar.layoutIfNeeded()
            let buttons = bar.ownSubviews.compactMap { $0 as? TabBarButton }
            #expect(buttons.count == 2)
            for button in buttons {
                button.layoutIfNeeded()
                let icon = try #require(button.ownSubviews.first { $0 is ImageView }).frame
                let label = try #require(button.ownSubviews.first { $0 is Label }).frame
                let badge = try #require(button.ownSubviews.first { $0 is TabBadge })
                #expect(abs(icon.midY - label.midY) <= 1)
                if direction == .leftToRight {
                    #expect(icon.maxX + 4 <= label.minX)
                } else {
                    #expect(label.maxX + 4 <= icon.minX)
                }
                let both = icon.union(label)
                if badge.isHidden {
                    #expect(abs(both.midX - button.bounds.midX) <= 1)
                } else {
                    #expect(!badge.frame.intersects(label))
                    #expect(button.bounds.contains(badge.frame))
                    #expect(badge.frame.intersects(icon))
                }
            }
        }
    }

    @Test(
        "On large phones in landscape, bars keep their portrait heights, and titles follow images",
        arguments: Theme.eras)
    func wideBars(theme: Theme) throws {
        let traits = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
        try RenderContext(theme: theme, traits: traits).run {
            let bars = theme.bars
            let bar = NavigationBar(item: NavigationItem(title: "A"))
            bar.prefersLargeTitles = true
            #expect(bar.intrinsicHeight == bars.navigationBar.height)
            #expect(bar.largeTitleHeight == 0)
            #expect(Toolbar(items: []).intrinsicHeight == bars.toolbar.height)
            let tabBar = TabBar(items: Self.tabs)
            #expect(tabBar.intrinsicHeight == bars.tabBar.regular?.height ?? bars.tabBar.height)
            tabBar.frame = CGRect(x: 0, y: 0, width: 896, height: tabBar.intrinsicHeight)
            tabBar.layoutIfNeeded()
            let button = try #require(tabBar.ownSubviews.compactMap { $0 as? TabBarButton }.first)
            button.layoutIfNeeded()
            let icon = try #require(button.ownSubviews.first { $0 is ImageView }).frame
            let label = try #require(button.ownSubviews.first { $0 is Label }).frame
            #expect((icon.maxX <= label.minX) == (bars.tabBar.regular != nil))
            // Tabs are centred.
            #expect(button.frame.minX > 200)
            // Keyboards have the low height of every phone.
            #expect(KeyboardView().intrinsicHeight == 162)
        }
    }

    @Test(
        "Centred tabs have the width of their title, image and badge",
        arguments: Theme.eras, ["1", "12", "1,234"])
    func wideTabs(theme: Theme, badge: String) {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let traits = TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular)
            RenderContext(theme: theme, traits: traits).run {
                let image = Image(systemName: "house")
                let bar = TabBar(items: [
                    TabBarItem(title: "Home", image: image, badgeValue: badge),
                    TabBarItem(title: "Search", image: image),
                ])
                bar.frame = CGRect(x: 0, y: 0, width: 1_024, height: bar.intrinsicHeight)
                bar.layoutIfNeeded()
                let tabs = bar.ownSubviews.compactMap { $0 as? TabBarButton }
                #expect(tabs.flatMap(\.cutTexts).isEmpty)
                #expect(tabs[0].frame.minX > 200)
            }
        }
        #expect(log.diagnostics.isEmpty)
    }

    @Test("Keyboards of tablets are higher, and even higher in landscape", arguments: Theme.eras)
    func tabletKeyboards(theme: Theme) {
        RenderContext(theme: theme, traits: TraitCollection(userInterfaceIdiom: .pad)).run {
            func height(_ width: CGFloat, _ height: CGFloat) -> CGFloat? {
                let screen = ScreenView(
                    size: CGSize(width: width, height: height),
                    contentView: TableView(frame: .zero), device: .tabletWithHomeButton)
                screen.keyboard = KeyboardView()
                screen.layoutIfNeeded()
                return screen.keyboard?.frame.height
            }
            #expect(height(768, 1024) == 264)
            #expect(height(1024, 768) == 352)
        }
    }

    @Test("A badge leaves most of an image beside a title visible", arguments: [18, 25])
    func inlineBadge(size: CGFloat) throws {
        let width: UserInterfaceSizeClass = size == 18 ? .compact : .regular
        let traits = TraitCollection(horizontalSizeClass: width, verticalSizeClass: .compact)
        try RenderContext(theme: .modern, traits: traits).run {
            let bar = TabBar(items: Self.tabs)
            bar.frame = CGRect(x: 0, y: 0, width: 700, height: bar.intrinsicHeight)
            bar.layoutIfNeeded()
            let button = try #require(bar.ownSubviews.compactMap { $0 as? TabBarButton }.last)
            button.layoutIfNeeded()
            let icon = try #require(button.ownSubviews.first { $0 is ImageView }).frame
            let badge = try #require(button.ownSubviews.first { $0 is TabBadge }).frame
            let covered = icon.intersection(badge)
            #expect(!covered.isEmpty)
            #expect(covered.width * covered.height < icon.width * icon.height / 4)
        }
    }

    @Test("A floating bar shrinks all titles to a common size")
    func titleSizes() {
        Self.context(.glass).run {
            let titles = ["World Clock", "Alarms", "Stopwatch", "Timers", "Notifications"]
            let bar = TabBar(
                items: titles.map {
                    TabBarItem(title: $0, image: Image(systemName: "clock"))
                })
            bar.frame = CGRect(x: 0, y: 0, width: 500, height: bar.intrinsicHeight)
            bar.layoutIfNeeded()
            let labels = bar.ownSubviews.compactMap { $0 as? TabBarButton }.flatMap { button in
                button.layoutIfNeeded()
                return button.ownSubviews.compactMap { $0 as? Label }.filter(\.hasText)
            }
            let sizes = Set(labels.map(\.font.pointSize))
            #expect(labels.count == 5 && sizes.count == 1, "\(sizes)")
            #expect(sizes.allSatisfy { $0 < 12 && $0 >= 12 * 0.7 })
            for label in labels {
                #expect(label.naturalSize(maximumWidth: 0).width <= label.bounds.width + 1)
            }
        }
    }

    @Test("Before iOS 8, the status bar is visible in landscape", arguments: Theme.eras)
    func statusBar(theme: Theme) {
        let log = DiagnosticLog()
        let top = DiagnosticLog.$current.withValue(log) {
            RenderContext(theme: theme).run {
                let screen = ScreenView(
                    size: CGSize(width: 480, height: 320), contentView: TableView(frame: .zero),
                    device: .homeButton.landscape)
                screen.statusBar = StatusBar(time: "9:41")
                screen.navigationBar = NavigationBar(item: NavigationItem(title: "A"))
                screen.layoutIfNeeded()
                return screen.navigationBar?.frame.minY
            }
        }
        let metrics = theme.bars.navigationBar
        #expect(top == (theme == .ios6 ? 20 : metrics.compactMinimumTop))
        #expect(log.diagnostics.count == (theme == .ios6 ? 0 : 1))
    }

    @Test("Tabs of earlier themes keep their frames", arguments: [Theme.classic, .flat])
    func stackedTabs(theme: Theme) throws {
        func frames(_ context: RenderContext) -> [CGRect] {
            context.run {
                let bar = TabBar(items: Self.tabs)
                bar.frame = CGRect(x: 0, y: 0, width: 600, height: bar.intrinsicHeight)
                bar.layoutIfNeeded()
                return bar.ownSubviews.flatMap { view in
                    view.layoutIfNeeded()
                    return [view.frame] + view.ownSubviews.map(\.frame)
                }
            }
        }
        #expect(frames(Self.context(theme)) == frames(RenderContext(theme: theme)))
    }

    @Test("A phone's screen in landscape has compact bars, a tablet's screen has regular bars")
    func screens() {
        func height(_ device: DeviceFrame) -> CGFloat {
            RenderContext(theme: .modern).run {
                let screen = ScreenView(
                    size: CGSize(width: 852, height: 393), contentView: TableView(frame: .zero),
                    device: device)
                screen.navigationBar = NavigationBar(item: NavigationItem(title: "A"))
                screen.layoutIfNeeded()
                return screen.navigationBar?.frame.height ?? 0
            }
        }
        #expect(height(.island(top: 59, cornerRadius: 55)) == 44)
        #expect(height(.island(top: 59, cornerRadius: 55).landscape) == 32)
        #expect(height(.homeButton.landscape) == 32)
        #expect(height(.tablet.landscape) == 44)
        #expect(height(.plain) == 44)
    }
}
