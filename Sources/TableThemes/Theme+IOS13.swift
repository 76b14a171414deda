import Foundation
import TableDrawing
import TableText

/// Theme of iOS 13 and 14.
///
/// `Theme.provenances(ofThemeNamed:)` lists the sources of its numbers.
extension Theme {
    /// Theme of iOS 13 and 14, with a dark appearance and inset grouped tables.
    public static let ios13 = Theme(
        ThemeValues(
            name: "ios13",
            hasDarkAppearance: true,
            hasInsetGroupedStyle: true,
            systemFont: .sanFrancisco,
            lineBreakStrategy: .standard,
            colors: ThemeColors(
                tint: .systemBlue, tableBackground: .systemBackground,
                cellBackground: .systemBackground, text: .label, highlightedText: nil,
                system: .ios13),
            table: TableMetrics(
                rowHeight: 44, sectionHeaderHeight: 28, sectionFooterHeight: 28,
                showsFillerRows: true, sectionHeaderTopPadding: 0),
            cell: modernCell,
            separator: SeparatorMetrics(
                color: .separator, thickness: .devicePixels(1), isInsetToText: true,
                isHiddenBesideSelection: true),
            header: modernHeader,
            footer: modernHeader,
            selection: SelectionLook(.systemGray4),
            accessory: modernAccessory,
            editing: .modern,
            swipe: .modern,
            grouped: .modern,
            insetGrouped: .modernInset,
            listContent: .modern,
            indexBar: .modern, bars: .modern,
            controls: .modern,
            animation: .standard))

    /// Content of cells of iOS 13 and later: the styles of iOS 7 with other margins and colours.
    private static let modernCell: CellMetrics = {
        var cell = flatCell
        cell.margins = modernMargins
        cell.verticalMargin = 11
        cell.gapBeforeAccessory = 8
        cell.contentEndsAboveSeparator = false
        cell.image = .margin(minimumLane: 24, gap: 15)
        cell.changeTexts(of: .black, to: .label)
        cell.defaultStyle.detailColor = .secondaryLabel
        cell.value1.detailColor = .secondaryLabel
        cell.value2.textColor = .systemBlue
        cell.value2.isTextTinted = true
        cell.subtitle.lineGap = 1
        cell.subtitle.verticalPadding = 19.5
        return cell
    }()

    static let modernMargins = MarginTable(
        base: 16, steps: [.init(minimumWidth: 393, margin: 20)])

    /// Header strip of a plain section.
    private static let modernHeader = HeaderMetrics(
        font: ThemeFont(.systemFont(ofSize: 17, weight: .semibold), scaledAs: .headline),
        textColor: .label,
        textShadowColor: nil, textShadowOffset: .zero, margins: modernMargins,
        placement: .centred(offset: 0),
        backgroundStops: [.init(0, .secondarySystemBackground)], topLine: nil, bottomLine: nil,
        lineThickness: 0)

    /// Chevron and tick; the shapes are drawn by this project.
    private static let modernAccessory = AccessoryMetrics(
        margins: modernMargins, textStyle: .body, alignsToPoints: false,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 6.5, height: 11.5),
            path: chevron(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 5.6, y: 5.75)),
            stroke: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round),
            paint: .color(.tertiaryLabel), highlightedColor: nil, trailing: 1.5, leading: 3,
            isDirectional: true),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 14.5, height: 14),
            path: checkmark(in: CGRect(x: 1, y: 1, width: 12.5, height: 12)),
            stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
            paint: .tint, highlightedColor: nil, trailing: 1, leading: 8),
        detailButton: AccessoryMetrics.Glyph(
            normal: .info(diameter: 22, width: 1.5, .tint), trailing: 0, leading: 8),
        detailDisclosureGap: 10,
        pressedOpacity: 0.3, customLeading: 0, customTrailing: nil)
}
