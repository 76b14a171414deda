import Foundation
import TableDrawing
import TableText

extension GroupedMetrics {
    /// Rows from edge to edge, with the titles of iOS 26.
    static let glass = GroupedMetrics(
        background: modern.background, cellBackground: modern.cellBackground,
        sideMargins: modern.sideMargins, box: .edgeToEdge, separatorStyle: .singleLine,
        defaultTextFont: nil, spacing: modern.spacing, header: glassHeader, footer: glassFooter)

    /// Rows in boxes with very round corners.
    static let glassInset = GroupedMetrics(
        background: modern.background, cellBackground: modern.cellBackground,
        sideMargins: SideMargins(Theme.glassBoxMargins), contentMargins: Theme.glassBoxMargins,
        box: .card(cornerRadius: 26), separatorStyle: .singleLine, defaultTextFont: nil,
        spacing: modernInset.spacing, header: aligned(glassHeader), footer: aligned(glassFooter))

    /// Returns the metrics of a title that is aligned with texts in boxes.
    private static func aligned(_ title: HeaderMetrics) -> HeaderMetrics {
        var title = title
        title.margins = Theme.glassBoxMargins
        return title
    }

    private static let glassHeader = HeaderMetrics(
        font: ThemeFont(.systemFont(ofSize: 17, weight: .semibold), scaledAs: .headline),
        textColor: .secondaryLabel, textShadowColor: nil, textShadowOffset: .zero,
        margins: Theme.modernMargins, placement: .padded(top: 10, bottom: 10),
        backgroundStops: [], topLine: nil, bottomLine: nil, lineThickness: 0)

    private static let glassFooter = smallText(
        .secondaryLabel, Theme.modernMargins, .padded(top: 8, bottom: 6))
}
