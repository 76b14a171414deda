import Foundation
import TableDrawing
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes

/// Navigation bars during a search, and search fields by era.
@Suite struct ActiveSearchTests {
    private func nodes(_ name: String, in node: RenderNode) -> [RenderNode] {
        (node.name == name ? [node] : []) + node.children.flatMap { nodes(name, in: $0) }
    }

    private func lowered(
        _ theme: Theme, large: Bool = true, _ change: (inout NavigationItem, SearchBar) -> Void
    ) -> RenderNode {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 3)).run {
            var item = NavigationItem(title: "Contacts")
            item.prompt = "Choose"
            item.rightBarButtonItems = [BarButtonItem(title: "Add")]
            let search = SearchBar(placeholder: "Search", width: 390)
            change(&item, search)
            let bar = NavigationBar(item: item)
            bar.prefersLargeTitles = large
            bar.searchBar = search
            bar.frame = CGRect(x: 0, y: 0, width: 390, height: bar.intrinsicHeight)
            return bar.lowered()
        }
    }

    @Test(arguments: Theme.eras, [true, false])
    func `an active search takes the place of titles and buttons in eras with large titles`(
        theme: Theme, large: Bool
    ) throws {
        let rest = lowered(theme, large: large) { _, _ in }
        let active = lowered(theme, large: large) { $1.showsCancelButton = true }
        let kept = lowered(theme, large: large) {
            $0.hidesNavigationBarDuringPresentation = false
            $1.showsCancelButton = true
        }
        let isHidden = theme.bars.navigationBar.largeTitleHeight != nil
        for name in ["prompt", isHidden && large ? "largeTitle" : "title"] {
            #expect(nodes(name, in: rest).count == 1 && nodes(name, in: kept).count == 1)
            #expect(nodes(name, in: active).isEmpty == isHidden)
        }
        // The button of the search remains.
        #expect(nodes("button", in: active).count == (isHidden ? 1 : 2))
        #expect(nodes("button", in: kept).count == 2)
        #expect(kept.frame.height == rest.frame.height)
        guard isHidden else { return }
        let field = try #require(nodes("searchField", in: active).first)
        let metrics = theme.bars.searchBar
        let height = large ? metrics.withLargeTitles.height : metrics.height
        #expect(active.frame.height == height)
        #expect(abs(field.frame.midY - height / 2) < 0.5)
    }

    @Test(arguments: Theme.eras)
    func `a search ends with a round cross in the theme with floating buttons`(theme: Theme) throws
    {
        let node = lowered(theme) { $1.showsCancelButton = true }
        let button = try #require(nodes("button", in: node).last)
        let isRound = button.frame.width == button.frame.height
        #expect(isRound == (theme.name == "ios26"))
        guard isRound else { return }
        let field = try #require(nodes("searchField", in: node).first)
        #expect(button.frame.height == 44 && field.frame.height == 44)
        #expect(field.frame.maxX < button.frame.minX)
    }

    @Test func `a bar with large titles has the search field of iOS 11 in the theme ios7`() throws {
        func field(large: Bool) throws -> (height: CGFloat, text: CGFloat) {
            let node = lowered(.ios7, large: large) { _, _ in }
            let field = try #require(nodes("searchField", in: node).first)
            return (field.frame.height, try #require(field.children.first).frame.minX)
        }
        let (large, small) = (try field(large: true), try field(large: false))
        #expect(large.height == 36 && small.height == 28)
        // The placeholder is not centred.
        #expect(large.text < 40 && small.text > 100)
    }

    @Test(arguments: Theme.eras)
    func `the signal beside a cutout consists of bars`(theme: Theme) {
        let metrics = theme.bars.statusBar.besideCutout
        #expect(metrics.signal == .bars)
        #expect((metrics == theme.bars.statusBar) == (theme.name != "ios7"))
    }

    @Test(arguments: Theme.eras.filter { $0.bars.navigationBar.largeTitleHeight != nil })
    func `a large title is truncated at its full size`(theme: Theme) throws {
        func glyphs(_ title: String) throws -> GlyphText {
            let node = lowered(theme) { item, _ in item.title = title }
            let label = try #require(nodes("largeTitle", in: node).first)
            guard case .text(let text, _) = label.contents else { throw CancellationError() }
            return text
        }
        let long = try glyphs("A title that is much longer than the bar is wide")
        #expect(long.string.hasSuffix("…"))
        #expect(try glyphs("Short").size.height == long.size.height)
    }
}
