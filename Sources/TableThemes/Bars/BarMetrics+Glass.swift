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
        bars.navigationBar.bottomPadding = 10
        bars.navigationBar.minimumTop = 10
        bars.navigationBar.compactMinimumTop = 24
        bars.navigationBar.margins = MarginTable(
            base: 16, steps: [.init(minimumWidth: 744, margin: 20)])
        bars.navigationBar.compactHeight = 54
        bars.navigationBar.compactButtonHeight = 44
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
            height: 52, compactHeight: 44, compactButtonHeight: 44, background: .none,
            scrollEdgeBackground: .none, button: toolbarButton, margin: 28)
        bars.tabBar.height = 62
        bars.tabBar.background = BarFill(plate(dark: 0x131313))
        bars.tabBar.scrollEdgeBackground = bars.tabBar.background
        bars.tabBar.color = Color {
            Color(hex: $0.userInterfaceStyle == .dark ? 0xF3F3F3 : 0x191919)
        }
        bars.tabBar.selectionFill = BarFill(
            Color {
                $0.userInterfaceStyle == .dark
                    ? Color(white: 1, alpha: 34.0 / 236) : Color(white: 0, alpha: 18.0 / 253)
            })
        bars.tabBar.selectionCornerRadius = 27
        bars.tabBar.selectionInset = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        bars.tabBar.imageTop = 11.5
        bars.tabBar.titleTop = 39
        bars.tabBar.titleMargin = 8
        bars.tabBar.itemWidth = 86
        bars.tabBar.itemOverlap = 16
        bars.tabBar.itemSpacing = 0
        bars.tabBar.badge.offset = CGPoint(x: 18.5, y: 16)
        bars.tabBar.badge.diameter = 20
        bars.tabBar.badge.padding = 4
        bars.tabBar.badge.text.font = ThemeFont(.systemFont(ofSize: 13))
        bars.tabBar.text = BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 10, weight: .semibold)), color: nil)
        bars.tabBar.compact = .init(
            height: 44, imageSize: 20.5, imageGap: 8,
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 12, weight: .semibold)), color: nil))
        bars.tabBar.regular = .init(
            height: 44, imageSize: 0, imageGap: 0,
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 17)), color: nil))
        bars.tabBar.partSpacing = 8
        bars.tabBar.accessoryHeight = 48
        bars.tabBar.floatingInset = EdgeInsets(top: 0, left: 21, bottom: 21, right: 21)
        bars.searchBar.fieldHeight = 44
        bars.searchBar.fieldCornerRadius = 22
        bars.searchBar.height = 60
        bars.searchBar.fieldFill = BarFill(plate(dark: 0x131313))
        bars.searchBar.fieldBorder = rim
        bars.searchBar.text.font = ThemeFont(
            .systemFont(ofSize: 17, weight: .medium), scaledAs: .body)
        bars.searchBar.iconInset = 14
        bars.searchBar.iconGap = 9.5
        bars.searchBar.iconLineWidth = 2
        bars.searchBar.cancel = glassButton
        bars.searchBar.scope.cornerRadius = 16
        bars.searchBar.scope.text.font = ThemeFont(.systemFont(ofSize: 13))
        bars.searchBar.scope.selectedText.font = ThemeFont(
            .systemFont(ofSize: 13, weight: .medium))
        return bars
    }()

    private static func glassEdge(_ alpha: CGFloat) -> Color {
        Color { Color(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: alpha) }
    }

    /// Plain colour in place of the blurred and refracted content that iOS shows.
    private static func plate(dark: UInt32) -> Color {
        Color { Color(hex: $0.userInterfaceStyle == .dark ? dark : 0xFDFDFD) }
    }

    private static let rim = Color {
        $0.userInterfaceStyle == .dark
            ? Color(white: 1, alpha: 0.12) : Color(white: 0, alpha: 0.05)
    }

    private static let toolbarButton: BarButtonMetrics = {
        var button = glassButton
        button.height = 48
        button.minimumWidth = 48
        button.cornerRadius = 24
        button.fill = BarFill(plate(dark: 0x131313))
        return button
    }()

    private static let glassButton = BarButtonMetrics(
        shape: .capsule, height: 44, minimumWidth: 44, cornerRadius: 22, padding: 16, spacing: 12,
        sharedSpacing: 8, backPoint: 0,
        symbol: Image.SymbolConfiguration(pointSize: 17, scale: .large),
        text: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .medium)), color: .label),
        doneText: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: .white),
        disabledColor: .tertiaryLabel,
        fill: BarFill(plate(dark: 0x191919)), doneFill: .none,
        borderColor: rim, shadowColor: Color(white: 0, alpha: 0.075), shadowRadius: 10)
}
