import Foundation
import TableDrawing

/// Theme of iOS 15 to 18: the theme of iOS 13 and 14 with other headers and bars.
///
/// `Theme.provenances(ofThemeNamed:)` lists the sources of its numbers.
extension Theme {
    /// Theme of iOS 15 to 18, with bars that are clear until content lies behind them.
    public static let ios15 = Theme(changing: ios13) { theme in
        theme.name = "ios15"
        theme.colors.system = .ios15
        theme.table.showsFillerRows = false
        theme.table.sectionHeaderTopPadding = 22
        theme.header.backgroundStops = []
        theme.header.floatingBackground = BarMetrics.modernBarColor
        theme.footer = theme.header
        theme.bars = .ios15
    }
}
