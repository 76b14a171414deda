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
            rowHeight: 51, sectionHeaderHeight: 40.5, sectionFooterHeight: 40.5,
            showsFillerRows: false, sectionHeaderTopPadding: 22)
        theme.cell.verticalMargin = 15
        theme.cell.image = .margin(minimumLane: 28, gap: 12)
        theme.cell.defaultStyle.detailFont = smallFont
        theme.cell.defaultStyle.verticalPadding = 30.5
        theme.cell.value1.verticalPadding = 30.5
        theme.cell.value2.verticalPadding = 30.5
        theme.cell.subtitle.detailFont = smallFont
        theme.cell.subtitle.detailColor = .secondaryLabel
        theme.cell.subtitle.lineGap = 0
        theme.cell.subtitle.verticalPadding = 32
        theme.separator.color = glassSeparatorColor
        theme.separator.thickness = .points(1)
        theme.separator.isInsetAtEnd = true
        theme.listContent.minimumRowHeight = 52
        theme.header.textColor = .secondaryLabel
        theme.header.placement = .centred(offset: 2)
        theme.header.floatingBackground = nil
        theme.header.floatingFadeHeight = 8
        theme.footer = theme.header
        theme.selection = SelectionLook(glassSelectionColor)
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

    /// #E7E7E7 on white.
    private static let glassSeparatorColor = Color { traits in
        guard traits.userInterfaceStyle != .dark else { return .separator }
        return Color(white: 0, alpha: traits.accessibilityContrast == .high ? 0.12 : 24.0 / 255)
    }

    private static let glassSelectionColor = Color { traits in
        guard traits.userInterfaceStyle != .dark else { return .systemGray4 }
        return Color(hex: traits.accessibilityContrast == .high ? 0xC7C7C7 : 0xDCDCDD)
    }

    // The shapes are drawn by this project.

    private static let glassChevron = AccessoryMetrics.Glyph(
        size: CGSize(width: 10.5, height: 14),
        path: chevron(from: CGPoint(x: 2.7, y: 1.4), to: CGPoint(x: 8.1, y: 7)),
        stroke: StrokeStyle(lineWidth: 2.1, lineCap: .round, lineJoin: .round),
        paint: .color(.tertiaryLabel), highlightedColor: nil, trailing: 0, leading: 4,
        isDirectional: true)

    private static let glassCheckmark = AccessoryMetrics.Glyph(
        size: CGSize(width: 19, height: 18),
        path: checkmark(in: CGRect(x: 2, y: 2, width: 15, height: 14)),
        stroke: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round),
        paint: .tint, highlightedColor: nil, trailing: 2.5, leading: 8)
}
