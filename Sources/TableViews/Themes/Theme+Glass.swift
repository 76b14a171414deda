import Foundation
import TableDrawing
import TableText

/// The look of iOS 26 as far as it is published; `Theme.facts(ofThemeNamed:)` says where its numbers come
/// from.
extension Theme {
    public static let glass = Theme(
        ThemeValues(
            name: "glass",
            hasDarkAppearance: true,
            hasInsetGroupedStyle: true,
            systemFont: .sanFrancisco,
            colors: ThemeColors(
                tint: .systemBlue, tableBackground: .systemBackground,
                cellBackground: .systemBackground, text: .label, highlightedText: nil),
            table: TableMetrics(
                rowHeight: 51, sectionHeaderHeight: 40.5, sectionFooterHeight: 40.5,
                showsFillerRows: false, sectionHeaderTopPadding: 22),
            cell: CellMetrics(
                margins: modernMargins,
                gapBeforeAccessory: 8,
                contentEndsAboveSeparator: false,
                image: .margin(minimumLane: 28, gap: 12),
                indentationWidth: 10,
                defaultStyle: StyleMetrics(
                    textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
                    textColor: .label,
                    detailFont: ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline),
                    detailColor: .secondaryLabel, verticalPadding: 30.5, growsWithContent: true),
                value1: StyleMetrics(
                    textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
                    textColor: .label,
                    detailFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
                    detailColor: .secondaryLabel, verticalPadding: 30.5, columnGap: 10,
                    growsWithContent: true),
                value2: StyleMetrics(
                    textFont: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote),
                    textColor: .systemBlue, textAlignment: .right,
                    detailFont: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote),
                    detailColor: .label, verticalPadding: 30.5, columnWidth: 91, columnGap: 6,
                    growsWithContent: true),
                subtitle: StyleMetrics(
                    textFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
                    textColor: .label,
                    detailFont: ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline),
                    detailColor: .secondaryLabel, verticalPadding: 32, growsWithContent: true)),
            separator: SeparatorMetrics(
                color: .separator, thickness: .devicePixels(1), isInsetToText: true,
                isHiddenBesideSelection: true),
            header: glassHeader,
            footer: glassHeader,
            selection: SelectionLook(
                blue: glassSelection, gray: glassSelection, standard: glassSelection,
                endsAboveSeparator: false),
            accessory: glassAccessory,
            editing: .glass,
            swipe: .glass,
            grouped: .glass,
            insetGrouped: .glassInset,
            indexBar: .glass, bars: .glass,
            controls: .glass,
            animation: .standard))

    private static let glassSelection = SelectionLook.Fill(
        top: glassSelectionColor, bottom: glassSelectionColor)

    private static let glassSelectionColor = Color { traits in
        traits.userInterfaceStyle == .dark ? .systemGray4 : Color(hex: 0xDCDCDD)
    }

    /// The title above a plain section, on nothing.
    private static let glassHeader = HeaderMetrics(
        font: ThemeFont(.systemFont(ofSize: 17, weight: .semibold), scaledAs: .headline),
        textColor: .secondaryLabel,
        textShadowColor: nil, textShadowOffset: .zero, margins: modernMargins,
        placement: .centred(offset: 4),
        backgroundStops: [], topLine: nil, bottomLine: nil, lineThickness: 0)

    /// Chevron and tick; the shapes are our own.
    private static let glassAccessory = AccessoryMetrics(
        margins: MarginTable(base: 16), textStyle: .body, alignsToPoints: false,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 10.5, height: 14),
            path: chevron(from: CGPoint(x: 2.7, y: 1.4), to: CGPoint(x: 8.1, y: 7)),
            stroke: StrokeStyle(lineWidth: 2.1, lineCap: .round, lineJoin: .round),
            paint: .color(.tertiaryLabel), highlightedColor: nil, trailing: 0, leading: 4,
            isDirectional: true),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 19, height: 18),
            path: checkmark(in: CGRect(x: 2, y: 2, width: 15, height: 14)),
            stroke: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round),
            paint: .tint, highlightedColor: nil, trailing: 2.5, leading: 8),
        detailButton: AccessoryMetrics.Glyph(
            normal: .info(diameter: 22, width: 1.5, .tint), trailing: 0, leading: 8),
        detailDisclosureGap: 8,
        pressedOpacity: 0.3, customLeading: 8, customTrailing: nil)
}
