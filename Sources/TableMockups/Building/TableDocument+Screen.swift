import DocumentSyntax
import Foundation
import TableControls
import TableScreens

extension TableDocument {
    /// Creates the document's screen: its table and the bars.
    ///
    /// Call this method while `context()` is current, as `render` does.
    public func makeScreen() -> ScreenView {
        let table = makeUnscrolledTable()
        let result = ScreenView(size: screen.size, contentView: table, device: screen.frame)
        if let bars {
            result.statusBar = bars.statusBar?.bar()
            result.navigationBar = bars.navigationBar?.bar(images, width: screen.width)
            result.toolbar = bars.toolbar.map { items in
                Toolbar(items: items.map { $0.item(images) })
            }
            result.tabBar = bars.tabBar?.bar(images, width: screen.width)
            if bars.navigationBar?.integratesSearchBar == true { result.integrateSearchBar() }
            result.moveSearchBarToTabBar()
            result.keyboard = bars.keyboard?.view()
            result.homeIndicator = bars.homeIndicator ? HomeIndicator() : nil
            let places: [(View?, DocumentLocation?)] = [
                (result.statusBar, bars.locations.statusBar),
                (result.navigationBar, bars.locations.navigationBar),
                (result.toolbar, bars.locations.toolbar), (result.tabBar, bars.locations.tabBar),
                (result.keyboard, bars.locations.keyboard),
            ]
            for (bar, location) in places { bar?.sourcePlace = location.map { "\($0)" } }
        }
        result.layoutIfNeeded()
        switch scroll {
        case .offset(let y): result.scroll(by: y)
        case .row(let target): result.scrollToRow(at: target.indexPath, at: target.position)
        case nil: break
        }
        return result
    }
}
