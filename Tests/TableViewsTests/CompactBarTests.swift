import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableViews

/// Bars on a phone on its side.
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

    @Test("Bars are as thin as their themes say", arguments: Theme.eras)
    func heights(theme: Theme) {
        Self.context(theme).run {
            let bars = theme.bars
            let bar = NavigationBar(item: NavigationItem(title: "A"))
            #expect(bar.intrinsicHeight == bars.navigationBar.compactHeight)
            #expect(bar.intrinsicHeight < bars.navigationBar.height)
            #expect(Toolbar(items: []).intrinsicHeight == bars.toolbar.compactHeight)
            let height = bars.tabBar.compact?.height ?? bars.tabBar.height
            #expect(TabBar(items: Self.tabs).intrinsicHeight == height)
            #expect(KeyboardView().intrinsicHeight == 162)
        }
    }

    @Test("No title is large, and nothing is said of that")
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

    @Test("Buttons stand within the bar", arguments: Theme.eras)
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
        "Titles of tabs stand beside their images, and badges hide neither",
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

    @Test("Tabs of older looks stay as they are", arguments: [Theme.classic, .flat])
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

    @Test("A screen of a phone on its side makes its bars thin, a tablet's does not")
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
