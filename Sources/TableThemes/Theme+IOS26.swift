import Foundation
import TableDrawing
import TableText

/// Theme of iOS 26 as far as published: the theme of iOS 15 to 18 with known changes.
///
/// `Theme.provenances(ofThemeNamed:)` lists the sources of its numbers.
extension Theme {
    /// Theme of iOS 26, with capsules that float over the content.
    public static let ios26 = Theme(changing: ios15) { theme in
        theme.name = "ios26"
        theme.colors.system = .ios26
        theme.table = TableMetrics(
            rowHeight: 52, sectionHeaderHeight: 28, sectionFooterHeight: 28,
            showsFillerRows: false, sectionHeaderTopPadding: 22)
        theme.cell.verticalMargin = 15
        theme.cell.image = .margin(minimumLane: 28, gap: 12)
        theme.cell.defaultStyle.detailFont = smallFont
        theme.cell.defaultStyle.verticalPadding = 31.5
        theme.cell.value1.verticalPadding = 31.5
        theme.cell.value2.verticalPadding = 31.5
        theme.cell.subtitle.detailFont = smallFont
        theme.cell.subtitle.detailColor = .secondaryLabel
        theme.cell.subtitle.lineGap = 3
        theme.cell.subtitle.verticalPadding = 20.5
        theme.separator.thickness = .points(1)
        theme.separator.isInsetAtEnd = true
        theme.listContent.minimumRowHeight = 52
        theme.listContent.verticalMargin = 15.5
        theme.listContent.lineGap = 0
        theme.header.textColor = .secondaryLabel
        theme.header.placement = .centred(offset: 0)
        theme.header.floatingBackground = nil
        theme.header.floatingFadeHeight = 8
        theme.footer = theme.header
        theme.selection = SelectionLook(.systemGray4)
        theme.accessory.disclosureIndicator = glassChevron
        theme.accessory.checkmark = glassCheckmark
        theme.accessory.detailDisclosureGap = 8
        theme.editing = .glass
        theme.swipe = .glass
        theme.grouped = .glass
        theme.insetGrouped = .glassInset
        theme.indexBar = .glass
        theme.bars = .glass
        theme.controls = .glass
    }

    /// Margins around and within the boxes of inset grouped tables.
    static let glassBoxMargins = MarginTable(
        base: 16, steps: [.init(minimumWidth: 414, margin: 20)])

    private static let smallFont = ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline)

    // The shapes are drawn by this project.

    private static let glassChevron = AccessoryMetrics.Glyph(
        size: CGSize(width: 10.5, height: 14),
        path: chevron(from: CGPoint(x: 3, y: 2.25), to: CGPoint(x: 7.8, y: 7)),
        stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
        paint: .color(.tertiaryLabel), highlightedColor: nil, trailing: 0, leading: 4,
        isDirectional: true)

    private static let glassCheckmark = AccessoryMetrics.Glyph(
        size: CGSize(width: 19, height: 18),
        path: checkmark(in: CGRect(x: 2, y: 2, width: 15, height: 14)),
        stroke: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round),
        paint: .tint, highlightedColor: nil, trailing: 2.5, leading: 8)
}
