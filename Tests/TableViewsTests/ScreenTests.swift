import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// Bars, the safe area between bars, and the frames of rows and floating headers within.
@Suite struct ScreenTests {
    let source = IndexedSource(letters: ["A", "B", "C"], titles: nil)

    func screen(
        device: DeviceFrame = .island(top: 59, cornerRadius: 55), rows: Int = 20
    ) -> ScreenView {
        source.rows = rows
        let table = TableView(frame: .zero)
        table.dataSource = source
        let screen = ScreenView(
            size: CGSize(width: 393, height: 852), contentView: table, device: device)
        screen.statusBar = StatusBar(time: "9:41")
        screen.navigationBar = NavigationBar(item: NavigationItem(title: "Title"))
        return screen
    }

    func node(_ name: String, in node: RenderNode) -> RenderNode? {
        if node.name == name { return node }
        return node.children.lazy.compactMap { self.node(name, in: $0) }.first
    }

    func context(_ theme: Theme) -> RenderContext {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
    }

    @Test(arguments: [
        (Theme.classic, false, CGFloat(34)), (.flat, false, 34), (.modern, true, 21),
    ])
    func `a home indicator has its own safe area`(
        theme: Theme, isLandscape: Bool, inset: CGFloat
    ) {
        context(theme).run {
            let table = TableView(frame: .zero)
            table.dataSource = source
            let size = CGSize(width: isLandscape ? 852 : 393, height: isLandscape ? 393 : 852)
            let screen = ScreenView(size: size, contentView: table)
            let indicator = HomeIndicator()
            screen.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == 0)
            screen.homeIndicator = indicator
            screen.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == inset)
            let tabBar = TabBar(items: [TabBarItem(title: "Title", image: nil)])
            screen.tabBar = tabBar
            screen.layoutIfNeeded()
            tabBar.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == inset + tabBar.intrinsicHeight)
            screen.tabBar = nil
            let toolbar = Toolbar(items: [BarButtonItem(title: "Done")])
            screen.toolbar = toolbar
            screen.layoutIfNeeded()
            #expect(
                toolbar.frame.minY + toolbar.intrinsicHeight == indicator.frame.maxY + 8 - inset)
            screen.toolbar = nil
            screen.keyboard = KeyboardView()
            screen.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == inset + 216)
        }
    }

    @Test(arguments: [
        (DeviceFrame.homeButton, CGFloat(64), CGFloat(0)),
        (.island(top: 59, cornerRadius: 55), 103, 34),
        (.notch(top: 47, cornerRadius: 47, width: 162, height: 33), 91, 34),
    ])
    func `bars and the device determine the safe area`(
        device: DeviceFrame, top: CGFloat, bottom: CGFloat
    ) throws {
        try context(.modern).run {
            let screen = screen(device: device)
            screen.layoutIfNeeded()
            let table = try #require(screen.tableView)
            #expect(table.safeAreaInsets == EdgeInsets(top: top, bottom: bottom))
            #expect(table.adjustedContentInset.top == top)
            #expect(table.contentOffset.y == -top)
            screen.tabBar = TabBar(items: [TabBarItem(title: "A", image: nil)])
            screen.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == bottom + 49)
            screen.tabBar = nil
            screen.keyboard = KeyboardView()
            screen.layoutIfNeeded()
            #expect(table.safeAreaInsets.bottom == bottom + 216)
            table.contentInsetAdjustmentBehavior = .never
            #expect(table.adjustedContentInset == .zero)
        }
    }

    @Test func `a view's safe area is the part of its superview's safe area within its bounds`() {
        context(.modern).run {
            let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            outer.placement.ownSafeAreaInsets = EdgeInsets(top: 40, left: 5, bottom: 30)
            let inner = View(frame: CGRect(x: 2, y: 15, width: 90, height: 180))
            outer.addSubview(inner)
            #expect(inner.safeAreaInsets == EdgeInsets(top: 25, left: 3, bottom: 25))
        }
    }

    @Test(arguments: Theme.eras)
    func `rows begin below the bar, and a floating header stays below it`(theme: Theme) throws {
        try context(theme).run {
            let screen = screen()
            let table = try #require(screen.tableView)
            var root = screen.lowered()
            let bar = try #require(node("navigationBar", in: root)).frame
            #expect(bar.minY == 59 && bar.height == theme.bars.navigationBar.height)
            // In content coordinates, 0 is the lower edge of the bar.
            #expect(table.contentOffset.y == -bar.maxY)
            let padding = theme.table.sectionHeaderTopPadding
            #expect(node("header 0", in: root)?.frame.minY == padding)
            screen.scroll(by: 300)
            root = screen.lowered()
            let header = try #require(node("header 0", in: root)).frame
            #expect(header.minY - table.contentOffset.y == bar.maxY)
        }
    }

    @Test func `a large title makes the bar higher at large text sizes`() {
        let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        RenderContext(theme: .modern, traits: traits).run {
            let bar = NavigationBar(item: NavigationItem(title: "Everything"))
            bar.prefersLargeTitles = true
            // 52 points for the title of 34 points. A title of 48 points has a line of 57.5 points
            // instead of 41.
            #expect(abs(bar.largeTitleHeight - (52 + 48 * 1.193359375 - 34 * 1.193359375)) < 0.6)
        }
    }

    @Test func `a large title folds with scrolled content`() throws {
        try context(.modern).run {
            let screen = screen()
            let bar = try #require(screen.navigationBar)
            bar.prefersLargeTitles = true
            var root = screen.lowered()
            #expect(bar.frame.height == 96 && bar.isAtScrollEdge)
            #expect(node("largeTitle", in: root) != nil && node("title", in: root) == nil)
            #expect(screen.tableView?.contentOffset.y == -155)
            screen.scroll(by: 30)
            root = screen.lowered()
            #expect(bar.frame.height == 66 && bar.isAtScrollEdge)
            screen.scroll(by: 200)
            root = screen.lowered()
            #expect(bar.frame.height == 44 && !bar.isAtScrollEdge)
            #expect(node("largeTitle", in: root) == nil && node("title", in: root) != nil)
            let table = try #require(screen.tableView)
            let header = try #require(node("header 0", in: root)).frame
            #expect(header.minY - table.contentOffset.y == 103)
            screen.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top)
            _ = screen.lowered()
            let row = table.rectForRow(at: IndexPath(row: 10, section: 1))
            #expect(abs(row.minY - table.contentOffset.y - 131) < 0.001)
        }
    }

    @Test func `a theme without large titles shows a small title and reports it`() {
        func identifiers(_ theme: Theme, _ mode: NavigationItem.LargeTitleDisplayMode) -> [String] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                context(theme).run {
                    let screen = screen()
                    screen.navigationBar?.prefersLargeTitles = true
                    screen.navigationBar?.topItem.largeTitleDisplayMode = mode
                    screen.layoutIfNeeded()
                    let isLarge = mode == .automatic && theme != .classic
                    #expect((screen.navigationBar?.frame.height == 44) != isLarge)
                }
            }
            return log.diagnostics.map(\.identifier)
        }
        #expect(identifiers(.classic, .automatic) == ["theme.no-large-titles"])
        #expect(identifiers(.classic, .never).isEmpty)
        #expect(identifiers(.flat, .automatic).isEmpty)
        #expect(identifiers(.modern, .automatic).isEmpty)
    }

    @Test(arguments: Theme.eras)
    func `a long carrier ends before the time`(theme: Theme) throws {
        try context(theme).run {
            for wifi in [3, nil] {
                let bar = StatusBar(time: "12:41")
                bar.carrier = String(repeating: "Carrier ", count: 12)
                bar.wifiStrength = wifi
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
                let root = bar.lowered()
                let carrier = try #require(node("carrier", in: root)).frame
                let time = try #require(node("time", in: root)).frame
                let space = theme.bars.statusBar.spacing
                let sign = wifi == nil ? 0 : theme.bars.statusBar.wifiSize.width + space
                #expect(carrier.width > 40)
                #expect(carrier.maxX + sign + space <= time.minX + 0.5)
                bar.carrier = "A"
                bar.setNeedsLayout()
                #expect(try #require(node("carrier", in: bar.lowered())).frame.width < 20)
            }
        }
    }

    @Test(arguments: Theme.eras)
    func `disabled buttons are grey, or faded on their plates`(theme: Theme) throws {
        try context(theme).run {
            var item = NavigationItem(title: "Title")
            item.rightBarButtonItems = [BarButtonItem(title: "Save", style: .done)]
            item.rightBarButtonItems[0].isEnabled = false
            let bar = NavigationBar(item: item)
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            bar.layoutIfNeeded()
            let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
            let metrics = theme.bars.navigationBar.button
            #expect((button.alpha < 1) == (theme == .classic))
            button.layoutIfNeeded()
            let label = try #require(button.subviews.compactMap { $0 as? Label }.first)
            let expected = metrics.disabledColor ?? metrics.doneText.color
            #expect(label.textColor == expected)
            if let color = metrics.disabledColor {
                let rgba = color.resolved
                #expect(abs(rgba.red - rgba.blue) < 0.05 && rgba.alpha < 0.5)
            }
        }
    }

    @Test func `a refresh control moves the rows down`() throws {
        try context(.modern).run {
            let screen = screen()
            let table = try #require(screen.tableView)
            let control = RefreshControl()
            table.refreshControl = control
            screen.layoutIfNeeded()
            #expect(table.contentOffset.y == -103)
            #expect(node("refreshControl", in: screen.lowered()) == nil)
            control.pullProgress = 0.5
            screen.setNeedsLayout()
            #expect(node("refreshControl", in: screen.lowered())?.frame.minY == -30)
            #expect(table.contentOffset.y == -133)
            control.beginRefreshing()
            screen.setNeedsLayout()
            #expect(node("refreshControl", in: screen.lowered())?.frame.height == 60)
            #expect(table.contentOffset.y == -163)
            control.endRefreshing()
            control.pullProgress = .nan
            #expect(control.revealedHeight == 0)
        }
    }

    @Test(arguments: [Theme.flat, .modern])
    func `a long back title is shortened before the title`(theme: Theme) throws {
        try context(theme).run {
            func widths(_ title: String, _ backTitle: String) throws -> (
                back: CGFloat, title: CGFloat
            ) {
                var item = NavigationItem(title: title)
                item.backBarButtonItem = BarButtonItem(title: backTitle)
                item.rightBarButtonItems = [BarButtonItem(title: "Edit")]
                let bar = NavigationBar(item: item)
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                let root = bar.lowered()
                return (
                    try #require(node("back", in: root)).frame.width,
                    try #require(node("title", in: root)).frame.width
                )
            }
            let back = try widths("T", "Back").back
            let chevron = try widths(String(repeating: "Long title ", count: 8), "Back").back
            #expect(chevron < back / 2)
            let natural = try widths("A rather long title", "").title
            #expect(try widths("T", "Mailboxes").back > back)
            let shortened = try widths("A rather long title", "A very long previous title")
            #expect(shortened.back == back && shortened.title == natural)
            let alone = try widths("A title that takes all there is", "A previous title")
            #expect(alone.back == chevron)
        }
    }

    @Test func `a split status bar reports items without room`() {
        func identifiers(_ device: DeviceFrame, _ battery: Double?) -> [String] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                context(.modern).run {
                    let screen = screen(device: device)
                    screen.statusBar?.carrier = "Carrier"
                    screen.statusBar?.showsBatteryPercentage = true
                    screen.statusBar?.batteryLevel = battery
                    _ = screen.lowered()
                }
            }
            return log.diagnostics.map(\.identifier)
        }
        let island = DeviceFrame.island(top: 59, cornerRadius: 55)
        #expect(
            identifiers(island, 1) == ["status-bar.no-carrier", "status-bar.no-percentage"])
        #expect(identifiers(island, nil) == ["status-bar.no-carrier"])
        #expect(identifiers(.homeButton, 1).isEmpty)
    }

    @Test func `an empty state is centred in the area between the bars`() throws {
        try context(.modern).run {
            let screen = screen(rows: 0)
            source.letters = []
            let table = try #require(screen.tableView)
            table.backgroundView = ContentUnavailableView(configuration: .search())
            let root = screen.lowered()
            let view = try #require(node("backgroundView", in: root))
            let shown = view.children.filter { !$0.children.isEmpty || $0.contents != .none }
            let top = try #require(shown.map(\.frame.minY).min())
            let bottom = try #require(shown.map(\.frame.maxY).max())
            #expect(abs((top + bottom) / 2 - (103 + 852 - 34) / 2) <= 1)
        }
    }

    @Test func `content fades into the colour behind it`() throws {
        try RenderContext(theme: .glass, traits: TraitCollection(displayScale: 2)).run {
            let table = TableView(frame: .zero, style: .grouped)
            table.dataSource = source
            let screen = ScreenView(
                size: CGSize(width: 393, height: 852), contentView: table, device: .homeButton)
            screen.navigationBar = NavigationBar(item: NavigationItem(title: "Title"))
            let bar = try #require(node("navigationBar", in: screen.lowered()))
            guard case .gradient(let gradient, _, _)? = bar.child("background")?.background else {
                Issue.record("the edge is a gradient")
                return
            }
            let ground = table.effectiveBackgroundColor.resolved
            let first = try #require(gradient.stops.first).color
            #expect(first == ground)
            #expect(gradient.stops.last?.color.alpha == 0)
        }
    }

    @Test func `a header that floats above a background view shows the view and no row`() throws {
        try context(.glass).run {
            let source = IndexedSource(letters: ["A"], titles: nil)
            source.rows = 20
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            table.dataSource = source
            table.backgroundColor = .red
            let behind = View(frame: .zero)
            behind.identity.partName = "behind"
            behind.backgroundColor = .yellow
            table.backgroundView = behind
            #expect(node("backdrop", in: table.lowered()) == nil)
            table.contentOffset.y = 100
            let root = table.lowered()
            let header = try #require(node("header 0", in: root))
            let backdrop = try #require(node("backdrop", in: root))
            #expect(backdrop.frame == header.frame)
            #expect(backdrop.boundsOrigin == header.frame.origin && backdrop.clipsToBounds)
            #expect(backdrop.children.first?.frame == node("backgroundView", in: root)?.frame)
            #expect(node("background", in: header)?.background == nil)
            // Without a background view, the header has the table's colour.
            table.backgroundView = nil
            let plain = table.lowered()
            #expect(node("backdrop", in: plain) == nil)
            let fill = try #require(
                node("header 0", in: plain).flatMap { node("background", in: $0) })
            #expect(fill.background != nil)
        }
    }
}
