import Foundation
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

@testable import TableControls
@testable import TableScreens

/// Navigation bars that fold with scrolled content and stretch with pulled content.
@Suite struct BarFoldingTests {
    private let source = ListSource([50])

    private func run(
        _ theme: Theme = .ios15, isMirrored: Bool = false, _ body: () throws -> Void
    ) rethrows {
        var traits = TraitCollection(displayScale: 2)
        traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        try RenderContext(theme: theme, traits: traits).run(body)
    }

    /// A screen of 320 × 600 points with a navigation bar at its top.
    private func screen(large: Bool = true, searches: Bool = false) -> ScreenView {
        let screen = ScreenView(
            size: CGSize(width: 320, height: 600), contentView: makeTable(source))
        let bar = NavigationBar(item: NavigationItem(title: "Title"))
        bar.prefersLargeTitles = large
        if searches { bar.searchBar = SearchBar(placeholder: "Search", width: 320) }
        screen.navigationBar = bar
        return screen
    }

    /// Vertical extents of a screen's parts, in the screen's coordinates.
    private func extents(_ screen: ScreenView) -> [String: Extent] {
        var result: [String: Extent] = [:]
        func look(_ node: RenderNode, _ top: CGFloat) {
            let y = top + node.frame.minY
            result[node.name] = Extent(minY: y, height: node.frame.height)
            for child in node.children { look(child, y - node.boundsOrigin.y) }
        }
        screen.setNeedsLayout()
        look(screen.lowered(), 0)
        if let table = screen.tableView {
            result["rows"] = Extent(minY: -table.contentOffset.y, height: table.contentSize.height)
        }
        return result
    }

    @Test(
        "A refresh control lies below the buttons and moves large title and search bar down",
        arguments: [Theme.ios13, .ios15, .ios26])
    func refreshing(theme: Theme) throws {
        try run(theme) {
            let screen = screen(searches: true)
            let control = RefreshControl()
            screen.tableView?.refreshControl = control
            let rest = extents(screen)
            #expect(rest["refreshControl"] == nil)
            let metrics = theme.bars.navigationBar
            let row = metrics.minimumTop + metrics.height
            let whole = theme.bars.refreshControl.height
            let pull = { control.pullProgress = 0.5 }
            for (height, change) in [(whole / 2, pull), (whole, control.beginRefreshing)] {
                change()
                let parts = extents(screen)
                #expect(parts["refreshControl"] == Extent(minY: row, height: height))
                for name in ["largeTitle", "searchBar", "searchField", "rows"] {
                    let before = try #require(rest[name])
                    #expect(parts[name] == before.offset(by: height), "\(name)")
                }
                let bar = try #require(parts["navigationBar"])
                #expect(bar.maxY == parts["rows"]?.minY)
            }
            // Scrolled content first hides the control, then folds the title.
            screen.scroll(by: whole - 10)
            #expect(extents(screen)["refreshControl"] == Extent(minY: row, height: 10))
            #expect(extents(screen)["largeTitle"] == rest["largeTitle"]?.offset(by: 10))
            screen.scroll(by: whole + 20)
            #expect(extents(screen)["refreshControl"] == nil)
            #expect(extents(screen)["navigationBar"]?.maxY == row + 52 + searchHeight(screen) - 20)
        }
    }

    private func searchHeight(_ screen: ScreenView) -> CGFloat {
        screen.navigationBar?.searchBar?.intrinsicHeight ?? 0
    }

    @Test("A refresh control below a small title moves only the rows")
    func small() throws {
        for theme in [Theme.ios6, .ios7, .ios15] {
            try run(theme) {
                let screen = screen(large: theme == .ios6, searches: true)
                let control = RefreshControl()
                screen.tableView?.refreshControl = control
                let rest = extents(screen)
                control.beginRefreshing()
                let parts = extents(screen)
                #expect(parts["navigationBar"] == rest["navigationBar"])
                #expect(parts["searchBar"] == rest["searchBar"])
                let bar = try #require(parts["navigationBar"])
                #expect(parts["refreshControl"]?.minY == bar.maxY)
                #expect(parts["rows"]?.minY == parts["refreshControl"]?.maxY)
            }
        }
    }

    @Test("A refresh control moves between the table and bars")
    func moved() {
        run {
            let screen = screen()
            let control = RefreshControl()
            control.beginRefreshing()
            screen.tableView?.refreshControl = control
            _ = extents(screen)
            #expect(control.superview === screen.navigationBar)
            screen.navigationBar?.prefersLargeTitles = false
            #expect(extents(screen)["refreshControl"]?.minY == 44)
            #expect(control.superview === screen.tableView)
            screen.navigationBar?.prefersLargeTitles = true
            _ = extents(screen)
            screen.tableView?.refreshControl = nil
            #expect(extents(screen)["refreshControl"] == nil)
            #expect(control.superview == nil)
        }
    }

    @Test("A search bar of an item that hides it when scrolling folds before the large title")
    func searchBar() throws {
        try run {
            let screen = screen(searches: true)
            screen.navigationBar?.topItem.hidesSearchBarWhenScrolling = true
            let rest = extents(screen)
            let field = try #require(rest["searchField"])
            let whole = searchHeight(screen)
            let bar = 44 + 52 + whole
            func scrolled(_ distance: CGFloat) -> [String: Extent] {
                screen.scroll(by: distance)
                return extents(screen)
            }
            let low = scrolled(20)
            #expect(low["largeTitle"] == rest["largeTitle"])
            #expect(low["searchField"] == Extent(minY: field.minY, height: field.height - 20))
            #expect(low["navigationBar"]?.maxY == bar - 20)
            let gone = scrolled(whole)
            #expect(gone["searchField"] == nil && gone["largeTitle"] == rest["largeTitle"])
            #expect(gone["navigationBar"]?.maxY == 96)
            #expect(scrolled(whole + 30)["navigationBar"]?.maxY == 66)
            #expect(screen.navigationBar?.isAtScrollEdge == true)
            #expect(scrolled(whole + 60)["navigationBar"]?.maxY == 44)
            #expect(screen.navigationBar?.isAtScrollEdge == false)
            #expect(scrolled(0) == rest)
            // An active search field stays visible in place of the titles.
            screen.navigationBar?.searchBar?.showsCancelButton = true
            #expect(scrolled(whole + 60)["navigationBar"]?.maxY == 56)
            screen.navigationBar?.topItem.hidesNavigationBarDuringPresentation = false
            #expect(scrolled(whole + 60)["navigationBar"]?.maxY == 44 + whole)
        }
    }

    @Test("The magnifier and the text of a folding field fade out over half of its height")
    func fading() {
        run {
            let search = SearchBar(placeholder: "Search", width: 320)
            func opacity(_ folded: CGFloat) -> Double? {
                search.foldedHeight = folded
                search.setNeedsLayout()
                let field = search.lowered().children.first { $0.name == "searchField" }
                return field?.children.first?.opacity
            }
            #expect(opacity(0) == 1)
            #expect(opacity(9) == 0.5)
            #expect(opacity(18) == nil)
        }
    }

    @Test("A pulled large title grows by a tenth about its leading bottom corner")
    func stretching() throws {
        for isMirrored in [false, true] {
            try run(isMirrored: isMirrored) {
                let screen = screen()
                let title = try #require(screen.navigationBar?.largeTitleLabel)
                _ = extents(screen)
                let rest = title.frame
                for (pulled, scale) in [(50, 1.05), (100, 1.1), (150, 1.1)] as [(CGFloat, CGFloat)]
                {
                    screen.scroll(by: -pulled)
                    let bar = extents(screen)["navigationBar"]
                    #expect(bar?.maxY == 96 + pulled)
                    #expect(abs(title.transform.a - scale) < 0.0001)
                    let corner = isMirrored ? title.frame.maxX : title.frame.minX
                    #expect(abs(corner - (isMirrored ? rest.maxX : rest.minX)) < 0.001)
                    #expect(abs(title.frame.maxY - rest.maxY - pulled) < 0.001)
                }
                screen.scroll(by: 0)
                _ = extents(screen)
                #expect(title.frame == rest)
            }
        }
    }

    @Test("A wide large title grows up to its margin")
    func wide() throws {
        try run {
            let screen = screen()
            let bar = try #require(screen.navigationBar)
            bar.topItem.title = "A longer title here"
            screen.scroll(by: -100)
            _ = extents(screen)
            let width = bar.largeTitleLabel.naturalSize(maximumWidth: 0).width
            let scale = bar.largeTitleLabel.transform.a
            #expect(scale > 1 && scale < 1.1, "\(width)")
            #expect(abs(width * scale - bar.largeTitleLabel.bounds.width) < 0.001)
        }
    }
}
