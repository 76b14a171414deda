import Foundation
import TableDrawing
import TableText

/// Bars of iOS 7 to 12; `Theme.provenances(ofThemeNamed:)` lists the sources of the numbers.
extension BarMetrics {
    static let flat = BarMetrics(
        statusBar: StatusBarMetrics(
            height: 20, background: .none, lightBackground: .none,
            splitTime: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 15, weight: .semibold)), color: .black),
            time: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 12, weight: .semibold)), color: .black),
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 12)), color: .black),
            lightColor: .white, lightShadowColor: nil, signal: .dots,
            signalSize: CGSize(width: 33.5, height: 5.5), wifiSize: CGSize(width: 13, height: 9.5),
            batterySize: CGSize(width: 24.5, height: 9.5), margin: 6.5,
            spacing: 4.5),
        navigationBar: NavigationBarMetrics(
            height: 44, compactHeight: 32, compactTitleShare: 1, compactButtonHeight: 32,
            promptHeight: 30, largeTitleHeight: 52, background: flatBar,
            fadesIntoContent: false,
            scrollEdgeBackground: BarFill(flatBar.stops),
            title: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: .black),
            subtitle: BarTextMetrics(ThemeFont(.systemFont(ofSize: 12)), color: .black),
            largeTitle: BarTextMetrics(ThemeFont(.boldSystemFont(ofSize: 34)), color: .black),
            prompt: BarTextMetrics(ThemeFont(.systemFont(ofSize: 14)), color: .black),
            button: flatButton, margins: flatBarMargins, backMargin: 8,
            backIndicator: AccessoryMetrics.Glyph(
                size: CGSize(width: 13, height: 21),
                path: backChevron(
                    from: CGPoint(x: 11.4, y: 1), to: CGPoint(x: 1.9, y: 10.5)),
                stroke: StrokeStyle(lineWidth: 2.6, lineCap: .butt, lineJoin: .miter),
                paint: .tint, highlightedColor: nil, trailing: 6, leading: 0),
            showsBackTitle: true),
        toolbar: ToolbarMetrics(
            height: 44, compactHeight: 32, compactButtonHeight: 32,
            background: flatBottomBar, scrollEdgeBackground: flatBottomBar,
            button: flatButton, margin: 16),
        tabBar: TabBarMetrics(
            height: 49,
            background: flatBottomBar, scrollEdgeBackground: flatBottomBar,
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 10)), color: nil),
            color: Color(hex: 0x929292), selectedColor: nil, imageFill: .none,
            selectedImageFill: .none, selectionFill: .none, selectionCornerRadius: 0,
            selectionInset: .zero, imageSize: 25, imageTop: 6, titleTop: 34.5, itemWidth: 76,
            itemSpacing: 34, titleMargin: 4,
            symbol: Image.SymbolConfiguration(pointSize: 18, scale: .large),
            badge: .init(
                text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 13)), color: .white),
                fill: BarFill(Color(hex: 0xFF3B30)), borderColor: nil, borderWidth: 0,
                diameter: 18, padding: 5, offset: CGPoint(x: 14, y: 11)),
            floatingInset: nil),
        searchBar: SearchBarMetrics(
            height: 44, background: BarFill(Color(hex: 0xC9C9CE)), promptHeight: 30,
            scopeHeight: 44,
            prompt: BarTextMetrics(ThemeFont(.systemFont(ofSize: 14)), color: .black),
            fieldHeight: 28, fieldCornerRadius: 5, fieldFill: BarFill(.white), fieldBorder: nil,
            margins: MarginTable(base: 8),
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 14)), color: .black),
            placeholderColor: Color(hex: 0x8E8E93), iconColor: Color(hex: 0x8E8E93), iconSize: 13,
            iconLineWidth: 1.25, iconInset: 8, iconGap: 7, centersPlaceholder: true,
            cancel: flatButton,
            scope: .init(
                height: 28, cornerRadius: 4,
                text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 13)), color: nil),
                selectedText: BarTextMetrics(
                    ThemeFont(.systemFont(ofSize: 13)), color: Color(hex: 0xF7F7F7)),
                fill: .none, selectedFill: BarFill(Color(hex: 0x007AFF)), selectedInset: 0,
                borderColor: Color(hex: 0x007AFF)),
            largeTitleField: .init(
                height: 56, fieldHeight: 36, fieldCornerRadius: 10,
                fieldFill: BarFill(Color(hex: 0x8E8E93, alpha: 0.12)),
                text: BarTextMetrics(
                    ThemeFont(.systemFont(ofSize: 17), scaledAs: .body), color: .black),
                iconSize: 14.5)),
        refreshControl: RefreshControlMetrics(
            height: 60, titleHeight: 20, wheelDiameter: 28, wheelHole: 13, spokes: 12,
            spokeWidth: 2.4, color: Color(hex: 0x85858A),
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 12), scaledAs: .caption1),
                color: Color(hex: 0x85858A))),
        contentUnavailable: ContentUnavailableMetrics(
            imageSize: 60, imageColor: Color(hex: 0xC7C7CC),
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 22), scaledAs: .title2), color: Color(hex: 0x8E8E93)),
            secondaryText: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline),
                color: Color(hex: 0x8E8E93)),
            button: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline), color: nil),
            imageToTextPadding: 14, textToSecondaryTextPadding: 6, textToButtonPadding: 14,
            margin: 24),
        screen: ScreenMetrics(
            homeIndicatorHeight: 5, homeIndicatorInset: 8, homeIndicatorShare: 0.357,
            homeIndicatorColor: .black, keyboardHeight: 216,
            compactKeyboardHeight: 162, tabletKeyboardHeight: 264,
            wideTabletKeyboardHeight: 352,
            keyboardFill: BarFill(Color(hex: 0xD1D4D9)), keyFill: BarFill(Color(hex: 0xFCFCFC)),
            functionKeyFill: BarFill(Color(hex: 0xABB4BD)),
            keyShadowColor: Color(hex: 0x898B8F), keyCornerRadius: 4))

    private static let flatBar = BarFill(
        Color(hex: 0xF7F7F7), bottomLine: Color(hex: 0xB2B2B2))

    private static let flatBottomBar = BarFill(
        Color(hex: 0xF7F7F7), topLine: Color(hex: 0xB2B2B2))

    private static let flatBarMargins = MarginTable(
        base: 16, steps: [.init(minimumWidth: 414, margin: 20)])

    private static let flatButton = BarButtonMetrics(
        shape: .plain, height: 44, minimumWidth: 0, cornerRadius: 0, padding: 0, spacing: 16,
        backPoint: 0, symbol: Image.SymbolConfiguration(pointSize: 17, scale: .large),
        text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 17)), color: nil),
        doneText: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: nil),
        disabledColor: Color(hex: 0x3C3C43, alpha: 0.3),
        fill: .none, doneFill: .none, borderColor: nil, shadowColor: nil, shadowRadius: 0)

    /// Returns a chevron of two arms that meet at a tip on the left.
    static func backChevron(from start: CGPoint, to tip: CGPoint) -> Path {
        Theme.chevron(from: start, to: tip)
    }
}
