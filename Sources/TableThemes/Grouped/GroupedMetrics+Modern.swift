import Foundation
import TableDrawing
import TableText

extension GroupedMetrics {
    /// Rows from edge to edge, as on iOS 13 to 18.
    static let modern = GroupedMetrics(
        background: .color(.systemGroupedBackground),
        cellBackground: .secondarySystemGroupedBackground,
        sideMargins: SideMargins(MarginTable(base: 0)),
        box: .edgeToEdge,
        separatorStyle: .singleLine,
        defaultTextFont: nil,
        spacing: GroupedSpacing(
            headerHeight: 18, firstHeaderHeight: 17.5, footerHeight: 18,
            paddingAboveFirstTitle: 17.5, paddingAboveFirstRows: 17.5, paddingBelow: 0),
        header: smallText(
            .secondaryLabel, Theme.modernMargins, .padded(top: 16, bottom: 6), isUppercase: true),
        footer: smallText(.secondaryLabel, Theme.modernMargins, .padded(top: 8, bottom: 8)))

    /// Rows in boxes with round corners, as on iOS 13 to 18.
    static let modernInset = GroupedMetrics(
        background: modern.background, cellBackground: modern.cellBackground,
        sideMargins: SideMargins(Theme.modernMargins),
        box: .card(cornerRadius: 10),
        separatorStyle: .singleLine,
        defaultTextFont: nil,
        spacing: GroupedSpacing(
            headerHeight: 18, firstHeaderHeight: 18, footerHeight: 18,
            paddingAboveFirstTitle: 17.5, paddingAboveFirstRows: 0, paddingBelow: 0),
        header: modern.header,
        footer: smallText(.secondaryLabel, Theme.modernMargins, .padded(top: 6, bottom: 10)))
}
