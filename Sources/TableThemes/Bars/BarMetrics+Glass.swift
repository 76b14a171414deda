import Foundation
import TableDrawing
import TableText

/// Bars of iOS 26 as far as known; `Theme.provenances(ofThemeNamed:)` lists the sources of the
/// numbers.
extension BarMetrics {
    static let glass: BarMetrics = {
        var bars = ios15
        let edge = BarFill([
            .init(0, glassEdge(1)), .init(0.55, glassEdge(0.92)), .init(1, glassEdge(0)),
        ])
        bars.bottomEdge = BarFill([
            .init(0, glassEdge(0)), .init(0.45, glassEdge(0.92)), .init(1, glassEdge(1)),
        ])
        bars.navigationBar.height = 54
        bars.navigationBar.compactHeight = 44
        bars.navigationBar.compactButtonHeight = 36
        bars.navigationBar.background = edge
        bars.navigationBar.fadesIntoContent = true
        bars.navigationBar.usesScrollEdgeForSmallTitles = false
        bars.navigationBar.button = glassButton
        bars.navigationBar.subtitle.color = .secondaryLabel
        bars.navigationBar.backMargin = 16
        bars.navigationBar.backIndicator = AccessoryMetrics.Glyph(
            size: CGSize(width: 10, height: 17),
            path: backChevron(from: CGPoint(x: 8.6, y: 1.4), to: CGPoint(x: 1.5, y: 8.5)),
            stroke: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round),
            paint: .tint, highlightedColor: nil, trailing: 0, leading: 0)
        bars.navigationBar.showsBackTitle = false
        bars.toolbar = ToolbarMetrics(
            height: 52, compactHeight: 44, compactButtonHeight: 36, background: .none,
            scrollEdgeBackground: .none, button: glassButton, margin: 28)
        bars.tabBar.height = 62
        bars.tabBar.background = BarFill(glassPlate)
        bars.tabBar.scrollEdgeBackground = bars.tabBar.background
        bars.tabBar.color = .label
        bars.tabBar.selectionFill = BarFill(.quaternarySystemFill)
        bars.tabBar.selectionCornerRadius = 27
        bars.tabBar.selectionInset = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        bars.tabBar.imageTop = 11
        bars.tabBar.titleTop = 38
        bars.tabBar.titleMargin = 8
        bars.tabBar.itemWidth = 85
        bars.tabBar.itemOverlap = 20
        bars.tabBar.itemSpacing = 0
        bars.tabBar.badge.offset = CGPoint(x: 12, y: 18)
        bars.tabBar.badge.diameter = 16
        bars.tabBar.badge.padding = 4
        bars.tabBar.badge.text.font = ThemeFont(.systemFont(ofSize: 11, weight: .medium))
        bars.tabBar.text = BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 10, weight: .semibold)), color: nil)
        bars.tabBar.compact = .init(
            height: 44, imageSize: 20, imageGap: 6,
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 12, weight: .semibold)), color: nil))
        bars.tabBar.regular = bars.tabBar.compact
        bars.tabBar.partSpacing = 8
        bars.tabBar.accessoryHeight = 48
        bars.tabBar.floatingInset = EdgeInsets(top: 0, left: 21, bottom: 21, right: 21)
        bars.searchBar.fieldHeight = 44
        bars.searchBar.fieldCornerRadius = 22
        bars.searchBar.height = 60
        bars.searchBar.iconInset = 14
        bars.searchBar.cancel = glassButton
        bars.searchBar.scope.cornerRadius = 16
        return bars
    }()

    private static func glassEdge(_ alpha: CGFloat) -> Color {
        Color { Color(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: alpha) }
    }

    /// Plain colour in place of the blurred and refracted content that iOS shows.
    private static let glassPlate = Color {
        $0.userInterfaceStyle == .dark
            ? Color(hex: 0x1F1F21) : Color(hex: 0xFDFDFE)
    }

    private static let glassButton = BarButtonMetrics(
        shape: .capsule, height: 44, minimumWidth: 44, cornerRadius: 22, padding: 14, spacing: 8,
        backPoint: 0, symbol: Image.SymbolConfiguration(pointSize: 17, scale: .large),
        text: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .medium)), color: .label),
        doneText: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: .white),
        disabledColor: .tertiaryLabel,
        fill: BarFill(glassPlate), doneFill: .none,
        borderColor: Color {
            $0.userInterfaceStyle == .dark
                ? Color(white: 1, alpha: 0.12) : Color(white: 0, alpha: 0.05)
        }, shadowColor: Color(white: 0, alpha: 0.12), shadowRadius: 12)
}
