import Foundation
import TableDrawing
import TableText

extension GroupedMetrics {
    /// White rows from edge to edge on light grey.
    static let flat = GroupedMetrics(
        background: .color(Color(hex: 0xEFEFF4)),
        cellBackground: .white,
        sideMargins: SideMargins(MarginTable(base: 0)),
        box: .edgeToEdge,
        separatorStyle: .singleLine,
        defaultTextFont: nil,
        spacing: GroupedSpacing(
            headerHeight: 18, firstHeaderHeight: 17.5, footerHeight: 18,
            paddingAboveFirstTitle: 17.5, paddingAboveFirstRows: 17.5, paddingBelow: 0),
        header: smallText(
            Color(hex: 0x6D6D72), Theme.flatMargins, .padded(top: 16, bottom: 6),
            isUppercase: true),
        footer: smallText(Color(hex: 0x6D6D72), Theme.flatMargins, .padded(top: 8, bottom: 8)))

    /// Returns text metrics of 13 points without a background.
    static func smallText(
        _ color: Color, _ margins: MarginTable, _ placement: HeaderMetrics.TextPlacement,
        isUppercase: Bool = false
    ) -> HeaderMetrics {
        HeaderMetrics(
            font: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote), textColor: color,
            textShadowColor: nil, textShadowOffset: .zero, margins: margins, placement: placement,
            isUppercase: isUppercase, backgroundStops: [], topLine: nil, bottomLine: nil,
            lineThickness: 0)
    }
}
