import Foundation
import TableDrawing
import TableText

/// Theme of iOS 7 to 12, with the fonts of iOS 9 and later.
///
/// `Theme.provenances(ofThemeNamed:)` lists the sources of its numbers.
extension Theme {
    /// Theme of iOS 7 to 12, with plain bars and thin lines.
    public static let ios7 = Theme(
        ThemeValues(
            name: "ios7",
            hasDarkAppearance: false,
            hasInsetGroupedStyle: false,
            systemFont: .sanFrancisco,
            lineBreakStrategy: .pushOut,
            colors: ThemeColors(
                tint: Color(hex: 0x007AFF), tableBackground: .white, cellBackground: .white,
                text: .black, highlightedText: nil, system: .ios7),
            table: TableMetrics(
                rowHeight: 44, sectionHeaderHeight: 28, sectionFooterHeight: 28,
                showsFillerRows: true, sectionHeaderTopPadding: 0),
            cell: flatCell,
            separator: SeparatorMetrics(
                color: Color(hex: 0xC8C7CC), thickness: .devicePixels(1), isInsetToText: true,
                isHiddenBesideSelection: true),
            header: flatHeader,
            footer: flatHeader,
            selection: SelectionLook(Color(hex: 0xD9D9D9), clearsContentBackgrounds: true),
            accessory: flatAccessory,
            editing: .flat,
            swipe: .flat,
            grouped: .flat,
            insetGrouped: .flat,
            listContent: .modern,
            indexBar: .flat, bars: .flat,
            controls: .flat,
            animation: .standard))

    /// Content of cells of iOS 7 to 12.
    static let flatCell = CellMetrics(
        margins: flatMargins, verticalMargin: 8, gapBeforeAccessory: 0,
        contentEndsAboveSeparator: true,
        image: .margin(minimumLane: 0, gap: 15),
        indentationWidth: 10,
        defaultStyle: StyleMetrics(
            textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
            textColor: .black,
            detailFont: ThemeFont(.systemFont(ofSize: 12), scaledAs: .caption1),
            detailColor: .black, verticalPadding: 23.5, growsWithContent: true),
        value1: StyleMetrics(
            textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
            textColor: .black,
            detailFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
            detailColor: Color(hex: 0x8E8E93), verticalPadding: 23.5, columnGap: 10,
            growsWithContent: true),
        value2: StyleMetrics(
            textFont: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote),
            textColor: Color(hex: 0x007AFF), textAlignment: .right,
            detailFont: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote),
            detailColor: .black, verticalPadding: 23.5, columnWidth: 91, columnGap: 6,
            growsWithContent: true, isTextTinted: true),
        subtitle: StyleMetrics(
            textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
            textColor: .black,
            detailFont: ThemeFont(.systemFont(ofSize: 12), scaledAs: .caption1),
            detailColor: .black, verticalPadding: 9, growsWithContent: true))

    static let flatMargins = MarginTable(
        base: 15,
        steps: [
            .init(minimumWidth: 375, margin: 16), .init(minimumWidth: 414, margin: 20),
        ])

    /// Header strip of a plain section.
    private static let flatHeader = HeaderMetrics(
        font: ThemeFont(.boldSystemFont(ofSize: 17), scaledAs: .body),
        textColor: Color(hex: 0x232323),
        textShadowColor: nil, textShadowOffset: .zero, margins: flatMargins,
        placement: .centred(offset: 0.5),
        backgroundStops: [.init(0, Color(hex: 0xF7F7F7))], topLine: nil, bottomLine: nil,
        lineThickness: 0)

    /// Chevron and tick; the shapes are drawn by this project.
    private static let flatAccessory = AccessoryMetrics(
        margins: flatMargins, textStyle: nil, alignsToPoints: false,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 8, height: 13),
            path: chevron(from: CGPoint(x: 1.2, y: 1), to: CGPoint(x: 6.7, y: 6.5)),
            stroke: StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .miter),
            paint: .color(Color(hex: 0xC7C7CC)), highlightedColor: nil, trailing: 0, leading: 10,
            isDirectional: true),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 14, height: 11),
            path: checkmark(in: CGRect(x: 1, y: 0.5, width: 12, height: 10.5)),
            stroke: StrokeStyle(lineWidth: 1.75, lineCap: .butt, lineJoin: .miter),
            paint: .tint, highlightedColor: nil, trailing: 0, leading: 10),
        detailButton: AccessoryMetrics.Glyph(
            normal: .info(diameter: 22, width: 1, .tint), trailing: 0, leading: 10),
        detailDisclosureGap: 10,
        pressedOpacity: 0.3, customLeading: 10, customTrailing: nil)
}
