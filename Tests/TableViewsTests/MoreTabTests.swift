import Foundation
import TableDrawing
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes

/// Tab bars with more tabs than a phone shows.
@Suite struct MoreTabTests {
    private func titles(
        _ theme: Theme, count: Int, selected: Int = 0, search: Int? = nil,
        idiom: UserInterfaceIdiom = .phone
    ) -> (all: [String], selected: [String]) {
        let traits = TraitCollection(displayScale: 2, userInterfaceIdiom: idiom)
        return RenderContext(theme: theme, traits: traits).run {
            let bar = TabBar(
                items: (1...count).map {
                    TabBarItem(title: "Tab \($0)", image: Image(systemName: "star"))
                })
            if let search { bar.items[search].isSearchTab = true }
            bar.selectedIndex = selected
            bar.frame = CGRect(
                x: 0, y: 0, width: idiom == .pad ? 1_024 : 390, height: bar.intrinsicHeight)
            bar.layoutIfNeeded()
            let buttons = bar.subviews.compactMap { $0 as? TabBarButton }
            func title(_ button: TabBarButton) -> String { button.item.title ?? "" }
            return (buttons.map(title), buttons.filter(\.isSelected).map(title))
        }
    }

    @Test(arguments: Theme.eras)
    func `a phone shows the tabs after the fourth in the list of a More tab`(theme: Theme) {
        #expect(titles(theme, count: 5).all == (1...5).map { "Tab \($0)" })
        let six = titles(theme, count: 6)
        #expect(six.all == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        #expect(six.selected == ["Tab 1"])
        #expect(titles(theme, count: 6, selected: 5).selected == ["More"])
        #expect(
            Set(titles(theme, count: 6, search: 5).all)
                == ["Tab 1", "Tab 2", "Tab 3", "More", "Tab 6"])
        #expect(titles(theme, count: 7, idiom: .pad).all.count == 7)
    }
}
