import Foundation
import TableDrawing
import TableText

/// Theme of iOS 3 to 6; `Theme.provenances(ofThemeNamed:)` lists the sources of its numbers.
extension Theme {
    /// Theme of iOS 3 to 6, with glossy bars and embossed texts.
    public static let ios6 = Theme(
        ThemeValues(
            name: "ios6",
            hasDarkAppearance: false,
            hasInsetGroupedStyle: false,
            systemFont: .helvetica,
            lineBreakStrategy: [],
            colors: ThemeColors(
                tint: Color(hex: 0x385487), tableBackground: .white, cellBackground: .white,
                text: .black, highlightedText: .white, system: .ios15),
            table: TableMetrics(
                rowHeight: 44, sectionHeaderHeight: 23, sectionFooterHeight: 23,
                showsFillerRows: true, sectionHeaderTopPadding: 0,
                text: TableTextMetrics(font: ThemeFont(.systemFont(ofSize: 13)))),
            cell: CellMetrics(
                margins: MarginTable(base: 10), verticalMargin: 8, gapBeforeAccessory: nil,
                contentEndsAboveSeparator: true,
                image: .insetByVerticalMargin(gap: 10),
                indentationWidth: 10,
                defaultStyle: StyleMetrics(
                    textFont: ThemeFont(.boldSystemFont(ofSize: 20)), textColor: .black,
                    detailFont: ThemeFont(.systemFont(ofSize: 14)), detailColor: .gray),
                value1: StyleMetrics(
                    textFont: ThemeFont(.boldSystemFont(ofSize: 17)), textColor: .black,
                    detailFont: ThemeFont(.systemFont(ofSize: 17)),
                    detailColor: Color(hex: 0x385487),
                    columnGap: 10),
                value2: StyleMetrics(
                    textFont: ThemeFont(.boldSystemFont(ofSize: 12)),
                    textColor: Color(hex: 0x385487),
                    textAlignment: .right, detailFont: ThemeFont(.boldSystemFont(ofSize: 15)),
                    detailColor: .black, columnWidth: 67, columnGap: 6),
                subtitle: StyleMetrics(
                    textFont: ThemeFont(.boldSystemFont(ofSize: 18)), textColor: .black,
                    detailFont: ThemeFont(.systemFont(ofSize: 14)), detailColor: .gray)),
            separator: SeparatorMetrics(
                color: Color(hex: 0xE0E0E0), thickness: .points(1), isInsetToText: false,
                isHiddenBesideSelection: false),
            header: classicHeader,
            footer: classicHeader,
            selection: SelectionLook(
                blue: .init(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6)),
                gray: .init(top: Color(hex: 0xCECECE), bottom: Color(hex: 0xABABAB)),
                standard: .init(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6)),
                endsAboveSeparator: true, clearsContentBackgrounds: true),
            accessory: classicAccessory,
            editing: .classic,
            swipe: .classic,
            grouped: .classic,
            insetGrouped: .classic,
            listContent: .classic,
            indexBar: .classic, bars: .classic,
            controls: .classic,
            animation: .classic))

    /// Header strip of a plain section: a dark line, a light line, a gradient, and a line.
    private static let classicHeader = HeaderMetrics(
        font: ThemeFont(.boldSystemFont(ofSize: 18)), textColor: .white,
        textShadowColor: Color(white: 0, alpha: 0.5), textShadowOffset: CGSize(width: 0, height: 1),
        margins: MarginTable(base: 12), placement: .centred(offset: -0.5), numberOfLines: 1,
        backgroundStops: [
            .init(1.0 / 23, Color(hex: 0x9AA7B1, alpha: 230.0 / 255)),
            .init(2.0 / 23, Color(hex: 0x9AA7B1, alpha: 230.0 / 255)),
            .init(2.0 / 23, Color(hex: 0x8495A1, alpha: 230.0 / 255)),
            .init(22.0 / 23, Color(hex: 0xAFB9C1, alpha: 230.0 / 255)),
        ],
        topLine: Color(hex: 0x626F78, alpha: 230.0 / 255),
        bottomLine: Color(hex: 0x8D9399, alpha: 230.0 / 255), lineThickness: 1)

    /// Chevron and tick; the shapes are drawn by this project, with stroke width and slope
    /// measured in pixels.
    private static let classicAccessory = AccessoryMetrics(
        margins: MarginTable(base: 0), textStyle: nil, alignsToPoints: true,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 10, height: 13),
            path: chevron(from: CGPoint(x: 2, y: 1.5), to: CGPoint(x: 7, y: 6.5)),
            stroke: StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter),
            paint: .color(Color(white: 0, alpha: 0.5)), highlightedColor: .white, trailing: 10,
            leading: 0, isDirectional: true),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 14, height: 14),
            path: checkmark(in: CGRect(x: 1, y: 1, width: 12, height: 12)),
            stroke: StrokeStyle(lineWidth: 2.75, lineCap: .butt, lineJoin: .miter),
            paint: .color(Color(hex: 0x324F85)), highlightedColor: .white, trailing: 10, leading: 0),
        detailButton: classicDetailButton, detailDisclosureGap: nil,
        pressedOpacity: 1, customLeading: 10, customTrailing: 10,
        // Helvetica has no medium weight.
        badge: BadgeMetrics(
            font: ThemeFont(.boldSystemFont(ofSize: 15)), padding: CGSize(width: 11, height: 5),
            fill: BarMetrics.classicBadgeFill, borderColor: .white, borderWidth: 2,
            shadowColor: Color(white: 0, alpha: 0.5)))

    /// Blue disc of a detail disclosure: 23 points across in a box of 29 by 31 points.
    private static let classicDetailButton = AccessoryMetrics.Glyph(
        normal: detailDisc([
            .init(0, Color(hex: 0x78A6E7)), .init(0.5, Color(hex: 0x4D8ADF)),
            .init(0.5, Color(hex: 0x236ED8)), .init(1, Color(hex: 0x236ED8)),
        ]),
        highlighted: detailDisc([
            .init(0, Color(hex: 0x3C66D6)), .init(0.5, Color(hex: 0x3C66D6)),
            .init(0.5, Color(hex: 0x0D41CC)), .init(1, Color(hex: 0x0D41CC)),
        ]),
        trailing: 2, leading: 2, isDirectional: true)

    private static func detailDisc(_ stops: [ThemeShape.Stop]) -> ThemeShape {
        let disc = ThemeShape.glossyDisc(
            size: CGSize(width: 29, height: 31), center: CGPoint(x: 14.5, y: 15.5), diameter: 23,
            ring: 2, stops: stops)
        let mark = ThemeShape.Part(
            chevron(from: CGPoint(x: 12.2, y: 10.7), to: CGPoint(x: 17, y: 15.5)),
            .color(.white),
            stroke: StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter))
        return ThemeShape(size: disc.size, parts: disc.parts + [mark])
    }
}
