import Foundation
import TableDrawing
import TableText

/// Bars of iOS 3 to 6; `Theme.provenances(ofThemeNamed:)` lists the sources of the numbers.
extension BarMetrics {
    static let classic = BarMetrics(
        statusBar: StatusBarMetrics(
            height: 20, isHiddenInCompactHeight: false,
            background: BarFill(
                [.init(0, Color(hex: 0xF3F4F5)), .init(1, Color(hex: 0xC3C8CE))],
                bottomLine: Color(hex: 0x8D9299), lineThickness: .points(1)),
            lightBackground: BarFill(.black),
            splitTime: classicStatusText, time: classicStatusText, text: classicStatusText,
            lightColor: Color(hex: 0xD4D4D4), lightShadowColor: nil, signal: .bars,
            signalSize: CGSize(width: 18, height: 11), wifiSize: CGSize(width: 14, height: 10),
            batterySize: CGSize(width: 21, height: 10), margin: 5, spacing: 4),
        navigationBar: NavigationBarMetrics(
            height: 44, compactHeight: 32, compactTitleShare: 0.8, compactButtonHeight: 24,
            promptHeight: 30, largeTitleHeight: nil, background: classicBlue,
            fadesIntoContent: false,
            scrollEdgeBackground: classicBlue,
            title: embossed(.boldSystemFont(ofSize: 20)),
            subtitle: embossed(.systemFont(ofSize: 13)),
            largeTitle: embossed(.boldSystemFont(ofSize: 20)),
            prompt: embossed(.systemFont(ofSize: 14)), button: classicButton,
            margins: MarginTable(base: 5), backMargin: 5,
            backIndicator: AccessoryMetrics.Glyph(
                size: .zero, path: Path(), stroke: StrokeStyle(lineWidth: 1),
                paint: .tint, highlightedColor: nil, trailing: 0, leading: 0),
            showsBackTitle: true),
        toolbar: ToolbarMetrics(
            height: 44, compactHeight: 32, compactButtonHeight: 24, background: classicBlue,
            scrollEdgeBackground: classicBlue, button: classicButton, bordersPlainButtons: false,
            margin: 6),
        tabBar: TabBarMetrics(
            height: 49,
            background: classicBlack, scrollEdgeBackground: classicBlack,
            text: BarTextMetrics(ThemeFont(.boldSystemFont(ofSize: 10)), color: nil),
            color: Color(hex: 0x999999), selectedColor: .white,
            imageFill: BarFill([.init(0, Color(hex: 0x9C9C9C)), .init(1, Color(hex: 0x636363))]),
            selectedImageFill: BarFill([
                .init(0, Color(hex: 0xD3EBFF)), .init(0.5, Color(hex: 0x5FB2F8)),
                .init(0.5, Color(hex: 0x2A8DF0)), .init(1, Color(hex: 0x67C5FF)),
            ]),
            selectionFill: BarFill(Color(white: 1, alpha: 0.17)), selectionCornerRadius: 4,
            selectionInset: EdgeInsets(top: 3, left: 2, bottom: 2, right: 2), imageSize: 28,
            imageTop: 4, titleTop: 34, itemWidth: 76, itemSpacing: 34, titleMargin: 4,
            symbol: Image.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large),
            badge: .init(
                text: BarTextMetrics(ThemeFont(.boldSystemFont(ofSize: 13)), color: .white),
                fill: classicBadgeFill,
                borderColor: .white, borderWidth: 2, diameter: 21, padding: 7,
                offset: CGPoint(x: 15, y: 13)),
            floatingInset: nil),
        searchBar: SearchBarMetrics(
            height: 44,
            background: BarFill(
                [
                    .init(0, Color(hex: 0xF0F1F3)), .init(0.05, Color(hex: 0xDDE0E4)),
                    .init(1, Color(hex: 0xB9C1C9)),
                ], bottomLine: Color(hex: 0x8C96A0), lineThickness: .points(1)),
            promptHeight: 30, scopeHeight: 44,
            prompt: BarTextMetrics(
                ThemeFont(.systemFont(ofSize: 14)), color: Color(hex: 0x4C566C),
                shadowColor: .white, shadowOffset: CGSize(width: 0, height: 1)),
            fieldHeight: 31, fieldCornerRadius: 15.5, fieldFill: BarFill(.white),
            fieldBorder: Color(hex: 0x8A949E), margins: MarginTable(base: 5),
            text: BarTextMetrics(ThemeFont(.systemFont(ofSize: 14)), color: .black),
            placeholderColor: Color(hex: 0xB3B3B3), iconColor: Color(hex: 0x8C8C8C), iconSize: 13,
            iconLineWidth: 2, iconInset: 9, iconGap: 6, centersPlaceholder: false,
            cancel: classicButton,
            scope: .init(
                height: 30, cornerRadius: 5, text: embossed(.boldSystemFont(ofSize: 13)),
                selectedText: embossed(.boldSystemFont(ofSize: 13)),
                fill: BarFill([.init(0, Color(hex: 0xA9B3BE)), .init(1, Color(hex: 0x86929F))]),
                selectedFill: BarFill([
                    .init(0, Color(hex: 0x74808D)), .init(1, Color(hex: 0x5F6B79)),
                ]), selectedInset: 0, borderColor: Color(hex: 0x68737E))),
        refreshControl: RefreshControlMetrics(
            height: 44, titleHeight: 20, wheelDiameter: 20, wheelHole: 9, spokes: 12,
            spokeWidth: 2, color: Color(hex: 0x707A85),
            text: BarTextMetrics(
                ThemeFont(.boldSystemFont(ofSize: 13)), color: Color(hex: 0x707A85))),
        contentUnavailable: ContentUnavailableMetrics(
            imageSize: 64, imageColor: Color(hex: 0xA8B0B9),
            text: BarTextMetrics(ThemeFont(.boldSystemFont(ofSize: 20)), color: .gray),
            secondaryText: BarTextMetrics(ThemeFont(.systemFont(ofSize: 14)), color: .gray),
            button: BarTextMetrics(ThemeFont(.boldSystemFont(ofSize: 15)), color: nil),
            imageToTextPadding: 12, textToSecondaryTextPadding: 6, textToButtonPadding: 12,
            margin: 24),
        screen: ScreenMetrics(
            homeIndicatorHeight: 5, homeIndicatorInset: 8, homeIndicatorShare: 0.357,
            homeIndicatorColor: .black, keyboardHeight: 216,
            compactKeyboardHeight: 162, tabletKeyboardHeight: 264,
            wideTabletKeyboardHeight: 352,
            keyboardFill: BarFill(
                [.init(0, Color(hex: 0x9AA1AC)), .init(1, Color(hex: 0x5F6873))],
                topLine: Color(hex: 0x33373D), lineThickness: .points(1)),
            keyFill: BarFill([.init(0, Color(hex: 0xFAFAFB)), .init(1, Color(hex: 0xDBDCDF))]),
            functionKeyFill: BarFill([
                .init(0, Color(hex: 0x8D95A0)), .init(1, Color(hex: 0x6B737F)),
            ]), keyShadowColor: Color(white: 0, alpha: 0.55), keyCornerRadius: 5))

    /// Glossy red of badges in rows and tab bars.
    static let classicBadgeFill = BarFill([
        .init(0, Color(hex: 0xFA6D68)), .init(1, Color(hex: 0xD3040B)),
    ])

    /// Background of tab bars.
    private static let classicBlack = BarFill(
        [
            .init(0, Color(hex: 0x434343)), .init(0.5, Color(hex: 0x212121)),
            .init(0.5, Color(hex: 0x0A0A0A)), .init(1, Color(hex: 0x000000)),
        ], topLine: Color(hex: 0x4F4F4F), lineThickness: .points(1))

    /// Glossy blue: a light line, two gradients that meet in the middle, and a dark line.
    private static let classicBlue = BarFill(
        [
            .init(0, Color(hex: 0xB0BCCD)), .init(0.5, Color(hex: 0x889BB3)),
            .init(0.5, Color(hex: 0x8195AF)), .init(1, Color(hex: 0x6D84A2)),
        ],
        topLine: Color(hex: 0xCDD5DF), bottomLine: Color(hex: 0x2D3642), lineThickness: .points(1))

    private static func embossed(_ font: Font) -> BarTextMetrics {
        BarTextMetrics(
            ThemeFont(font), color: .white, shadowColor: Color(white: 0, alpha: 0.4))
    }

    private static let classicStatusText = BarTextMetrics(
        ThemeFont(.boldSystemFont(ofSize: 14)), color: Color(hex: 0x2B2D30),
        shadowColor: Color(white: 1, alpha: 0.6), shadowOffset: CGSize(width: 0, height: 1))

    private static let classicButton = BarButtonMetrics(
        shape: .plate, height: 30, minimumWidth: 33, cornerRadius: 5, padding: 10, spacing: 6,
        backPoint: 10, symbol: Image.SymbolConfiguration(pointSize: 17, scale: .large),
        text: BarTextMetrics(
            ThemeFont(.boldSystemFont(ofSize: 12)), color: .white,
            shadowColor: Color(white: 0, alpha: 0.5)),
        doneText: BarTextMetrics(
            ThemeFont(.boldSystemFont(ofSize: 12)), color: .white,
            shadowColor: Color(white: 0, alpha: 0.5)),
        disabledColor: nil,
        fill: BarFill([
            .init(0, Color(hex: 0x8EA4C1)), .init(0.5, Color(hex: 0x5877A2)),
            .init(0.5, Color(hex: 0x476999)), .init(1, Color(hex: 0x4A6C9B)),
        ]),
        doneFill: BarFill([
            .init(0, Color(hex: 0x7BA4F2)), .init(0.5, Color(hex: 0x376FE0)),
            .init(0.5, Color(hex: 0x2463DE)), .init(1, Color(hex: 0x2463DE)),
        ]),
        borderColor: Color(hex: 0x375073), shadowColor: Color(white: 1, alpha: 0.35),
        shadowRadius: 0)
}
