/// Bars of iOS 15 to 18; `Theme.provenances(ofThemeNamed:)` lists the sources of the numbers.
extension BarMetrics {
    /// Bars that are clear while no content lies behind them.
    static let ios15: BarMetrics = {
        var bars = modern
        bars.navigationBar.usesScrollEdgeForSmallTitles = true
        bars.toolbar.scrollEdgeBackground = .none
        bars.tabBar.scrollEdgeBackground = .none
        return bars
    }()
}
