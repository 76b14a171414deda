import Foundation
import TableDrawing
import TableText

/// Bars of iOS 13 and 14; `Theme.provenances(ofThemeNamed:)` lists the sources of the numbers.
extension BarMetrics {
    static let modern = BarMetrics(
        statusBar: modernStatusBar,
        navigationBar: NavigationBarMetrics(
            height: 44, compactHeight: 32, compactTitleShare: 1, compactButtonHeight: 32,
            promptHeight: 30, largeTitleHeight: 52,
            background: BarFill([.init(0, modernBarColor)], bottomLine: modernBarLine),
            fadesIntoContent: false,
            scrollEdgeBackground: .none,
            title: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: .label),
            subtitle: BarTextMetrics(ThemeFont(.systemFont(ofSize: 12)), color: .label),
            largeTitle: BarTextMetrics(
                ThemeFont(.boldSystemFont(ofSize: 34), scaledAs: .largeTitle), color: .label),
            prompt: BarTextMetrics(ThemeFont(.systemFont(ofSize: 13)), color: .label),
            button: modernButton, margins: Theme.modernMargins, backMargin: 8,
            backIndicator: AccessoryMetrics.Glyph(
                size: CGSize(width: 12, height: 20.5),
                path: backChevron(
                    from: CGPoint(x: 10.3, y: 1.7), to: CGPoint(x: 1.8, y: 10.25)),
                stroke: StrokeStyle(lineWidth: 2.7, lineCap: .round, lineJoin: .round),
                paint: .tint, highlightedColor: nil, trailing: 6, leading: 0),
            showsBackTitle: true),
        toolbar: ToolbarMetrics(
            height: 44, compactHeight: 32, compactButtonHeight: 32,
            background: modernBottomBar, scrollEdgeBackground: modernBottomBar,
            button: modernButton, margin: 16),
        tabBar: TabBarMetrics(
            height: 49, background: modernBottomBar, scrollEdgeBackground: modernBottomBar,
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 10, weight: .medium)), color: nil),
            color: modernTabColor, selectedColor: nil, imageFill: .none, selectedImageFill: .none,
            selectionFill: .none, selectionCornerRadius: 0, selectionInset: .zero, imageSize: 25,
            imageTop: 7, titleTop: 35, itemWidth: 76, itemSpacing: 34, titleMargin: 4,
            symbol: Image.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large),
            badge: .init(
                text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 13)), color: .white),
                fill: BarFill(.systemRed), borderColor: nil, borderWidth: 0, diameter: 18,
                padding: 5, offset: CGPoint(x: 14, y: 11)),
            floatingInset: nil,
            compact: .init(
                height: 32, imageSize: 18, imageGap: 6,
                text: BarTextMetrics(
                    ThemeFont(.systemFont(ofSize: 12, weight: .medium)), color: nil)),
            regular: .init(
                height: 49, imageSize: 25, imageGap: 6,
                text: BarTextMetrics(
                    ThemeFont(.systemFont(ofSize: 13, weight: .medium)), color: nil))),
        searchBar: modernSearchBar,
        refreshControl: modernRefreshControl,
        contentUnavailable: modernContentUnavailable,
        screen: modernScreen)

    static let modernStatusBar = StatusBarMetrics(
        height: 20, background: .none, lightBackground: .none,
        splitTime: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: .label),
        time: BarTextMetrics(ThemeFont(.systemFont(ofSize: 12, weight: .semibold)), color: .label),
        text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 12)), color: .label),
        lightColor: .white, lightShadowColor: nil, signal: .bars,
        signalSize: CGSize(width: 18, height: 12), wifiSize: CGSize(width: 17, height: 12),
        batterySize: CGSize(width: 27, height: 13), margin: 6.5, spacing: 7,
        tablet: .init(
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 12, weight: .semibold)), color: .label),
            margin: 20, dateGap: 10))

    static let modernSearchBar = SearchBarMetrics(
        height: 56, background: .none, promptHeight: 30, scopeHeight: 44,
        prompt: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote), color: .label),
        fieldHeight: 36, fieldCornerRadius: 10, fieldFill: BarFill(.tertiarySystemFill),
        fieldBorder: nil, margins: Theme.modernMargins,
        text: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17), scaledAs: .body), color: .label),
        placeholderColor: .secondaryLabel, iconColor: .secondaryLabel, iconSize: 16,
        iconLineWidth: 1.7, iconInset: 8.5, iconGap: 6.5, centersPlaceholder: false,
        cancel: modernButton,
        scope: .init(
            height: 32, cornerRadius: 8.9,
            text: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 13, weight: .medium)), color: .label),
            selectedText: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 13, weight: .semibold)), color: .label),
            fill: BarFill(.tertiarySystemFill),
            selectedFill: BarFill(
                Color { $0.userInterfaceStyle == .dark ? Color(hex: 0x636366) : .white }),
            selectedInset: 2, borderColor: nil))

    static let modernRefreshControl = RefreshControlMetrics(
        height: 60, titleHeight: 20, wheelDiameter: 29, wheelHole: 13, spokes: 8, spokeWidth: 3,
        color: .systemGray,
        text: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 12), scaledAs: .caption1), color: .secondaryLabel))

    static let modernContentUnavailable = ContentUnavailableMetrics(
        imageSize: 56, imageColor: .secondaryLabel,
        text: BarTextMetrics(
            ThemeFont(.boldSystemFont(ofSize: 22), scaledAs: .title2), color: .label),
        secondaryText: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline), color: .secondaryLabel),
        button: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline), color: nil),
        imageToTextPadding: 15, textToSecondaryTextPadding: 4, textToButtonPadding: 15, margin: 32)

    static let modernScreen = ScreenMetrics(
        homeIndicatorHeight: 5, homeIndicatorInset: 8, homeIndicatorShare: 0.357,
        homeIndicatorColor: .label, keyboardHeight: 216,
        compactKeyboardHeight: 162, tabletKeyboardHeight: 264,
        wideTabletKeyboardHeight: 352,
        keyboardFill: BarFill(
            Color { Color(hex: $0.userInterfaceStyle == .dark ? 0x2B2B2D : 0xD1D3D9) }),
        keyFill: BarFill(
            Color { Color(hex: $0.userInterfaceStyle == .dark ? 0x6B6B6D : 0xFFFFFF) }
        ),
        functionKeyFill: BarFill(
            Color { Color(hex: $0.userInterfaceStyle == .dark ? 0x474749 : 0xABB0BA) }),
        keyShadowColor: Color { Color(hex: $0.userInterfaceStyle == .dark ? 0x1A1A1C : 0x898A8D) },
        keyCornerRadius: 5)

    /// Colour of the blurred material over the background.
    static let modernBarColor = Color {
        Color(hex: $0.userInterfaceStyle == .dark ? 0x161616 : 0xF9F9F9)
    }

    private static let modernBottomBar = BarFill(
        [.init(0, modernBarColor)], topLine: modernBarLine)

    static let modernBarLine = Color {
        $0.userInterfaceStyle == .dark
            ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3)
    }

    private static let modernTabColor = Color {
        Color(hex: $0.userInterfaceStyle == .dark ? 0x757575 : 0x999999)
    }

    static let modernButton = BarButtonMetrics(
        shape: .plain, height: 44, minimumWidth: 0, cornerRadius: 0, padding: 0, spacing: 16,
        backPoint: 0, symbol: Image.SymbolConfiguration(pointSize: 17, scale: .large),
        text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 17)), color: nil),
        doneText: BarTextMetrics(
            ThemeFont(.systemFont(ofSize: 17, weight: .semibold)), color: nil),
        disabledColor: .tertiaryLabel,
        fill: .none, doneFill: .none, borderColor: nil, shadowColor: nil, shadowRadius: 0)
}

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
