import Foundation
import TableDrawing
import TableText

/// The look of iOS 13 to 18, with the plain headers of iOS 13 and 14.
extension Theme {
    public static let modern = Theme(
        name: "modern",
        hasDarkAppearance: true,
        systemFont: .sanFrancisco,
        colors: ThemeColors(
            tint: .systemBlue, tableBackground: .systemBackground,
            cellBackground: .systemBackground, text: .label, highlightedText: nil),
        // 44 and 28: saved in Xcode 11 storyboards. Filler rows: seen up to iOS 14.
        table: TableMetrics(
            rowHeight: 44, sectionHeaderHeight: 28, sectionFooterHeight: 28,
            showsFillerRows: true),
        cell: CellMetrics(
            // 16 up to 375 and 20 from 414 points: view dumps and storyboards.
            margins: modernMargins,
            // The label ends 8 before the content with a disclosure indicator: storyboards of 2019.
            gapBeforeAccessory: 8,
            // From iOS 14 the content fills the cell: a view dump.
            contentEndsAboveSeparator: false,
            // A symbol's lane of 24 and text 15 after it: derived from an Xcode 11 storyboard.
            image: .margin(minimumLane: 24, gap: 15),
            indentationWidth: 10,
            // Sizes and frames of the four styles: saved in Xcode 11 storyboards. Value2's tint and
            // the subtitle's label colour are recollection.
            defaultStyle: StyleMetrics(
                textFont: .systemFont(ofSize: 17), textColor: .label,
                detailFont: .systemFont(ofSize: 12), detailColor: .secondaryLabel),
            value1: StyleMetrics(
                textFont: .systemFont(ofSize: 17), textColor: .label,
                detailFont: .systemFont(ofSize: 17), detailColor: .secondaryLabel,
                columnGap: 10),
            value2: StyleMetrics(
                textFont: .systemFont(ofSize: 13), textColor: .systemBlue,
                textAlignment: .right, detailFont: .systemFont(ofSize: 13),
                detailColor: .label, columnWidth: 91, columnGap: 6),
            subtitle: StyleMetrics(
                textFont: .systemFont(ofSize: 17), textColor: .label,
                detailFont: .systemFont(ofSize: 12), detailColor: .label, lineGap: 1,
                verticalPadding: 19.5, growsWithContent: true)),
        // The colour is proven on pixels of iOS 13; so are the one device pixel and the inset.
        separator: SeparatorMetrics(
            color: .separator, thickness: .devicePixels(1), isInsetToText: true,
            isHiddenBesideSelection: true),
        header: modernHeader,
        footer: modernHeader,
        // systemGray4: published lists; in the dark derived from it.
        selection: SelectionLook(
            blue: .init(top: .systemGray4, bottom: .systemGray4),
            gray: .init(top: .systemGray4, bottom: .systemGray4),
            standard: .init(top: .systemGray4, bottom: .systemGray4),
            endsAboveSeparator: false),
        accessory: modernAccessory)

    private static let modernMargins = MarginTable(
        base: 16, steps: [.init(minimumWidth: 414, margin: 20)])

    /// The strip of a plain section.
    ///
    /// 28 high with semibold 17: measured on iOS 10 pixels and kept up to iOS 14; the strip's colour
    /// is not proven.
    private static let modernHeader = HeaderMetrics(
        font: .systemFont(ofSize: 17, weight: .semibold), textColor: .label,
        textShadowColor: nil, textShadowOffset: .zero, margins: modernMargins, verticalOffset: 0,
        backgroundStops: [.init(0, .secondarySystemBackground)], topLine: nil, bottomLine: nil,
        lineThickness: 0)

    /// Chevron and tick.
    ///
    /// The chevron's ink (6.5 × 11.5, 1.5 before the margin) and colour: measured on pixels of iOS
    /// 13 at 414 points. The checkmark's size is that of one re-implementation.
    private static let modernAccessory = AccessoryMetrics(
        margins: modernMargins, alignsToPoints: false,
        disclosureIndicator: AccessoryMetrics.Glyph(
            size: CGSize(width: 6.5, height: 11.5),
            path: chevron(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 5.6, y: 5.75)),
            stroke: StrokeStyle(lineWidth: 1.9, lineCap: .round, lineJoin: .round),
            color: .tertiaryLabel, highlightedColor: nil, trailing: 1.5, leading: 3),
        checkmark: AccessoryMetrics.Glyph(
            size: CGSize(width: 14.5, height: 14),
            path: checkmark(in: CGRect(x: 1, y: 1, width: 12.5, height: 12)),
            stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round),
            color: .systemBlue, highlightedColor: nil, trailing: 1, leading: 8),
        customLeading: 8, customTrailing: 20)
}
