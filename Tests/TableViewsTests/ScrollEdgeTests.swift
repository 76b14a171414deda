import Foundation
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

@testable import TableControls
@testable import TableScreens

/// Backgrounds of bars with and without content behind them.
@Suite struct ScrollEdgeTests {
    private static let bar = RGBA(hex: 0xF9F9F9)

    private func context(_ theme: Theme) -> RenderContext {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
    }

    /// A screen with bars at its top and its bottom, 600 points high.
    private func screen(_ source: ListSource, large: Bool = false, tabs: Bool = false) -> ScreenView
    {
        let screen = ScreenView(
            size: CGSize(width: 320, height: 600), contentView: makeTable(source))
        screen.navigationBar = NavigationBar(item: NavigationItem(title: "Title"))
        screen.navigationBar?.prefersLargeTitles = large
        if tabs {
            screen.tabBar = TabBar(items: [TabBarItem(title: "One", image: nil)])
        } else {
            screen.toolbar = Toolbar(items: [BarButtonItem(title: "Done")])
        }
        return screen
    }

    /// Colour behind a bar, or `nil` for a clear bar.
    private func color(_ name: String, in screen: ScreenView) -> RGBA? {
        screen.setNeedsLayout()
        let bar = screen.lowered().children.first { $0.name == name }
        guard
            case .color(let color) = bar?.children.first(where: { $0.name == "background" })?
                .background
        else { return nil }
        return color
    }

    @Test("Bars of iOS 15 are clear at rest and fade in over scrolled content")
    func top() {
        context(.ios15).run {
            let screen = screen(ListSource([50]))
            #expect(color("navigationBar", in: screen) == nil)
            screen.scroll(by: 4)
            #expect(abs((color("navigationBar", in: screen)?.alpha ?? 0) - 0.5) < 0.001)
            screen.scroll(by: 8)
            #expect(color("navigationBar", in: screen) == Self.bar)
            screen.scroll(by: -20)
            #expect(color("navigationBar", in: screen) == nil)
        }
    }

    @Test("Bars of iOS 13 always have their background, except behind a large title")
    func before() {
        context(.ios13).run {
            let small = screen(ListSource([2]))
            #expect(color("navigationBar", in: small) == Self.bar)
            #expect(color("toolbar", in: small) == Self.bar)
            #expect(color("tabBar", in: screen(ListSource([2]), tabs: true)) == Self.bar)
            #expect(color("navigationBar", in: screen(ListSource([2]), large: true)) == nil)
        }
    }

    @Test("A large title of iOS 11 and 12 keeps the bar's colour and hides its line")
    func flat() {
        func line(by distance: CGFloat) -> Bool {
            let screen = screen(ListSource([50]), large: true)
            screen.scroll(by: distance)
            #expect(color("navigationBar", in: screen) == RGBA(hex: 0xF7F7F7))
            let bar = screen.lowered().children.first { $0.name == "navigationBar" }
            let background = bar?.children.first { $0.name == "background" }
            guard case .drawing(let drawing) = background?.contents else { return false }
            return !drawing.isEmpty
        }
        context(.ios7).run {
            #expect(screen(ListSource([50]), large: true).navigationBar?.largeTitleHeight == 52)
            #expect(!line(by: 0) && line(by: 60))
        }
    }

    @Test(
        "A bar keeps its scroll-edge look until its large title is folded",
        arguments: [Theme.ios13, .ios15])
    func largeTitle(theme: Theme) throws {
        try context(theme).run {
            let screen = screen(ListSource([50]), large: true)
            let bar = try #require(screen.navigationBar)
            for distance in [0, 1, 30, 51.5, 52] as [CGFloat] {
                screen.scroll(by: distance)
                #expect(color("navigationBar", in: screen) == nil, "\(distance)")
                #expect(bar.isAtScrollEdge)
            }
            screen.scroll(by: 56)
            #expect(abs((color("navigationBar", in: screen)?.alpha ?? 0) - 0.5) < 0.001)
            #expect(!bar.isAtScrollEdge)
            screen.scroll(by: 60)
            #expect(color("navigationBar", in: screen) == Self.bar)
        }
    }

    @Test("The small title fades in after the letters of the large title have gone")
    func smallTitle() throws {
        try context(.ios15).run {
            let screen = screen(ListSource([50]), large: true)
            func alpha(_ distance: CGFloat) -> Double? {
                screen.scroll(by: distance)
                screen.setNeedsLayout()
                let bar = screen.lowered().children.first { $0.name == "navigationBar" }
                return bar?.children.first { $0.name == "title" }?.opacity
            }
            #expect(alpha(0) == nil)
            // 70 % of 52 points hide the letters of the large title.
            #expect(alpha(36) == nil)
            let half = try #require(alpha(44))
            #expect(abs(half - (44 - 36.4) / 15.6) < 0.001)
            #expect(alpha(52) == 1)
        }
    }

    @Test(
        "Bottom bars of iOS 15 are clear unless content lies behind them", arguments: [true, false])
    func bottom(tabs: Bool) {
        let name = tabs ? "tabBar" : "toolbar"
        context(.ios15).run {
            #expect(color(name, in: screen(ListSource([2]), tabs: tabs)) == nil)
            // A table does not retain its data source.
            let source = ListSource([50])
            defer { withExtendedLifetime(source) {} }
            let long = screen(source, tabs: tabs)
            #expect(color(name, in: long) == Self.bar)
            // 50 rows of 44 points end above the bar.
            let visible: CGFloat = 600 - 44 - (tabs ? 49 : 44)
            long.scroll(by: 50 * 44 - visible)
            #expect(color(name, in: long) == nil)
            long.scroll(by: 50 * 44 - visible - 2)
            #expect(abs((color(name, in: long)?.alpha ?? 0) - 0.25) < 0.001)
        }
    }

    @Test("Plain headers of iOS 15 have a band only above rows, and no line follows the last row")
    func headers() {
        let source = ListSource([20, 20])
        source.headers = [0: "A", 1: "B"]
        func band(_ table: TableView, _ section: Int) -> RGBA? {
            let header = table.lowered().children.first { $0.name == "header \(section)" }
            guard case .color(let color) = header?.children.first?.background else { return nil }
            return color
        }
        context(.ios15).run {
            let table = makeTable(source)
            #expect(
                table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
            let second: CGFloat = 22 + 28 + 20 * 44 + 22
            #expect(table.rectForHeader(inSection: 1).minY == second)
            #expect(band(table, 0) == nil)
            table.contentOffset.y = 100
            #expect(band(table, 0) == Self.bar)
            #expect(table.fillerRowHeight == 0)
        }
        context(.ios13).run {
            let table = makeTable(source)
            #expect(table.rectForHeader(inSection: 0).minY == 0)
            #expect(band(table, 0) == Color.secondarySystemBackground.resolved)
            #expect(table.fillerRowHeight == TableView.automaticDimension)
        }
    }

    @Test("A search field in a bar of iOS 26 has an opaque backdrop")
    func searchField() throws {
        func backdrop(_ theme: Theme) -> RGBA? {
            context(theme).run {
                let screen = screen(ListSource([50]))
                let search = SearchBar(placeholder: "Search", width: 320)
                screen.navigationBar?.searchBar = search
                _ = screen.lowered()
                return search.fieldBackdrop?.resolved
            }
        }
        #expect(backdrop(.ios26) == .white)
        #expect(backdrop(.ios15) == nil)
    }

    @Test("Rows of iOS 26 fade out behind a search bar and a floating header, not below")
    func softTop() throws {
        func alphas(header: Bool, search: Bool, by distance: CGFloat) throws -> [Double] {
            let source = ListSource([20, 20])
            if header { source.headers = [0: "A", 1: "B"] }
            let screen = screen(source)
            if search { screen.navigationBar?.searchBar = SearchBar(width: 320) }
            screen.scroll(by: distance)
            let bar = screen.lowered().children.first { $0.name == "navigationBar" }
            let background = bar?.children.first { $0.name == "background" }?.background
            guard case .gradient(let gradient, _, _) = try #require(background) else { return [] }
            return gradient.stops.flatMap { [$0.location, $0.color.alpha] }
        }
        try context(.ios26).run {
            #expect(
                try alphas(header: false, search: false, by: 60) == [0, 1, 0.55, 0.92, 1, 0])
            // The field ends 12 points above the end of the bar's 111 points, which begin 10 points
            // below the top.
            let search = try alphas(header: false, search: true, by: 60)
            #expect(search == [0, 1, Double(1 - CGFloat(12) / 121), 0.92, 1, 0])
            #expect(try alphas(header: true, search: true, by: 60).last == 1)
            // The next header moves the header up by half of its height.
            let end: CGFloat = 22 + 28 + 20 * 52
            #expect(try alphas(header: true, search: false, by: end - 14).last == 0.5)
        }
    }

    @Test("A floating header of iOS 26 has a soft edge towards the rows")
    func softHeader() throws {
        try context(.ios26).run {
            let source = ListSource([20])
            source.headers = [0: "A"]
            let table = makeTable(source)
            table.contentOffset.y = 100
            let header = table.lowered().children.first { $0.name == "header 0" }
            guard
                case .gradient(let gradient, .linear(let start, let end), _) = try #require(
                    header?.children.first?.background)
            else { Issue.record("no gradient"); return }
            #expect(gradient.stops.map(\.color.alpha) == [1, 0])
            #expect(start.y == 20 && end.y == 28)
        }
    }

    @Test("Rows of iOS 26 fade out behind bars at the bottom", arguments: [true, false])
    func softBottom(tabs: Bool) throws {
        try context(.ios26).run {
            let source = ListSource([50])
            defer { withExtendedLifetime(source) {} }
            let long = screen(source, tabs: tabs)
            let edge = try #require(long.lowered().children.first { $0.name == "bottomEdge" })
            #expect(edge.frame.maxY == 600 && edge.frame.height == (tabs ? 83 : 52))
            guard case .gradient(let gradient, _, _) = edge.background else {
                Issue.record("no gradient")
                return
            }
            #expect(gradient.stops.map(\.color.alpha) == [0, 0.92, 1])
            let short = screen(ListSource([2]), tabs: tabs).lowered()
            #expect(!short.children.contains { $0.name == "bottomEdge" })
        }
        context(.ios15).run {
            let source = ListSource([50])
            defer { withExtendedLifetime(source) {} }
            let root = screen(source, tabs: tabs).lowered()
            #expect(!root.children.contains { $0.name == "bottomEdge" })
        }
    }

    @Test("A mixture of two fills weights their colours by alpha")
    func mixing() {
        let red = BarFill(Color(hex: 0xFF0000), bottomLine: .black)
        let blue = BarFill(Color(hex: 0x0000FF))
        let half = red.mixed(with: blue, share: 0.5)
        #expect(half.stops.map(\.color.resolved) == [RGBA(red: 0.5, green: 0, blue: 0.5)])
        #expect(half.bottomLine?.resolved.alpha == 0.5)
        let entering = BarFill.none.mixed(with: red, share: 0.25)
        #expect(entering.stops.map(\.color.resolved) == [RGBA(hex: 0xFF0000, alpha: 0.25)])
        #expect(red.mixed(with: blue, share: 0) == red && red.mixed(with: blue, share: 1) == blue)
        // A gradient keeps its hue while it fades to a transparent stop.
        let edge = BarFill([.init(0, .red), .init(1, Color.red.withAlphaComponent(0))])
        let stops = BarFill.none.mixed(with: edge, share: 0.5).stops.map(\.color.resolved)
        let tint = Color.red.resolved
        #expect(stops.allSatisfy { $0.red == tint.red && $0.green == tint.green })
        #expect(stops.map(\.alpha) == [0.5, 0])
        let two = BarFill([.init(0, .white), .init(1, .black)])
        #expect(red.mixed(with: two, share: 0.5).stops.map(\.location) == [0, 1])
        let others = BarFill([.init(0, .white), .init(0.5, .red)])
        #expect(others.mixed(with: two, share: 0.5) == two)
    }
}
