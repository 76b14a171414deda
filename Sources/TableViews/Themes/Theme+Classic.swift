import Foundation
import TableDrawing
import TableText

/// The look of iOS 3 to 6.
extension Theme {
    public static let classic = Theme(
        name: "classic",
        // Dark appearance came with iOS 13.
        hasDarkAppearance: false,
        systemFont: .helvetica,
        // Black text that turns white: saved in Xcode 4 storyboards. Tint: the detail text's blue.
        colors: ThemeColors(
            tint: Color(hex: 0x385487), tableBackground: .white, cellBackground: .white,
            text: .black, highlightedText: .white),
        // 44, 22 and 22: saved in Xcode 4 storyboards. Filler rows: seen in an iOS 6 view dump.
        table: TableMetrics(
            rowHeight: 44, sectionHeaderHeight: 23, sectionFooterHeight: 23,
            showsFillerRows: true),
        cell: CellMetrics(
            // 10 on both sides: saved in Xcode 4 storyboards.
            margins: MarginTable(base: 10), gapBeforeAccessory: 0,
            // Content 43 of 44: saved in Xcode 4 storyboards.
            contentEndsAboveSeparator: true,
            // The rule of the Mocha port, which one iOS 6 log confirms.
            image: .insetByVerticalMargin(gap: 10),
            indentationWidth: 10,
            // Fonts and colours of the four styles: saved in Xcode 4 storyboards, but for value2,
            // whose frames are recollection.
            defaultStyle: StyleMetrics(
                textFont: .boldSystemFont(ofSize: 20), textColor: .black,
                detailFont: .systemFont(ofSize: 14), detailColor: .gray),
            value1: StyleMetrics(
                textFont: .boldSystemFont(ofSize: 17), textColor: .black,
                detailFont: .systemFont(ofSize: 17), detailColor: Color(hex: 0x385487),
                columnGap: 10),
            value2: StyleMetrics(
                textFont: .boldSystemFont(ofSize: 12), textColor: Color(hex: 0x385487),
                textAlignment: .right, detailFont: .boldSystemFont(ofSize: 15),
                detailColor: .black, columnWidth: 67, columnGap: 6),
            subtitle: StyleMetrics(
                textFont: .boldSystemFont(ofSize: 18), textColor: .black,
                detailFont: .systemFont(ofSize: 14), detailColor: .gray)),
        // White .88 and one point: several re-implementations agree; the place is from a view dump.
        separator: SeparatorMetrics(
            color: Color(hex: 0xE0E0E0), thickness: .points(1), isInsetToText: false,
            isHiddenBesideSelection: false),
        header: classicHeader,
        footer: classicHeader,
        // Measured on pixels; the two fills end above the separator.
        selection: SelectionLook(
            blue: .init(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6)),
            gray: .init(top: Color(hex: 0xCECECE), bottom: Color(hex: 0xABABAB)),
            standard: .init(top: Color(hex: 0x058CF5), bottom: Color(hex: 0x015DE6)),
            endsAboveSeparator: true),
        accessory: classicAccessory)

    /// The strip of a plain section.
    ///
    /// Measured on pixels (23 rows: a dark line, a light line, a gradient, a line); the text's size
    /// and shadow are those of one re-implementation.
    private static let classicHeader = HeaderMetrics(
        font: .boldSystemFont(ofSize: 18), textColor: .white,
        textShadowColor: Color(white: 0, alpha: 0.5), textShadowOffset: CGSize(width: 0, height: 1),
        margins: MarginTable(base: 12), verticalOffset: -0.5,
        backgroundStops: [
            .init(1.0 / 23, Color(hex: 0x9AA7B1, alpha: 230.0 / 255)),
            .init(2.0 / 23, Color(hex: 0x9AA7B1, alpha: 230.0 / 255)),
            .init(2.0 / 23, Color(hex: 0x8495A1, alpha: 230.0 / 255)),
            .init(22.0 / 23, Color(hex: 0xAFB9C1, alpha: 230.0 / 255)),
        ],
        topLine: Color(hex: 0x626F78, alpha: 230.0 / 255),
        bottomLine: Color(hex: 0x8D9399, alpha: 230.0 / 255), lineThickness: 1)

    /// Chevron and tick.
    ///
    /// Boxes: an iOS 6 view dump (10 × 13, right edge 10 from the cell's). Shapes: our own, to the
    /// stroke width and slope that pixels show.
    private static let classicAccessory = AccessoryMetrics(
        margins: MarginTable(base: 0), alignsToPoints: true,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 10, height: 13),
            path: chevron(from: CGPoint(x: 2, y: 1.5), to: CGPoint(x: 7, y: 6.5)),
            stroke: StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter),
            color: Color(white: 0, alpha: 0.5), highlightedColor: .white, trailing: 10,
            leading: 0),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 14, height: 14),
            path: checkmark(in: CGRect(x: 1, y: 1, width: 12, height: 12)),
            stroke: StrokeStyle(lineWidth: 2.75, lineCap: .butt, lineJoin: .miter),
            color: Color(hex: 0x324F85), highlightedColor: .white, trailing: 10, leading: 0),
        customLeading: 10, customTrailing: 10)

    /// Two arms that meet at `tip`: from the upper left point down to it and back.
    static func chevron(from start: CGPoint, to tip: CGPoint) -> Path {
        var path = Path()
        path.move(to: start)
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: start.x, y: tip.y * 2 - start.y))
        return path
    }

    /// A tick whose short arm is a third as wide as the long one.
    static func checkmark(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
        path.addLine(
            to: CGPoint(x: rect.minX + rect.width * 0.34, y: rect.minY + rect.height * 0.9))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + rect.height * 0.06))
        return path
    }
}
