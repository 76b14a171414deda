import Foundation
import TableDrawing
import TableText

/// The list contents that UIKit comes with.
extension ListContentConfiguration {
    /// A row of a list: text, with secondary text below it.
    public static func cell() -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .subtitle)
        let metrics = RenderContext.current.theme.cell.defaultStyle
        content.textProperties.font = metrics.textFont.font()
        content.textProperties.numberOfLines = 0
        content.secondaryTextProperties.font = metrics.detailFont.font()
        content.secondaryTextProperties.color = metrics.detailColor
        return content
    }

    /// A row with text above secondary text.
    public static func subtitleCell() -> ListContentConfiguration {
        ListContentConfiguration(style: .subtitle)
    }

    /// A row with secondary text at its end, where both fit.
    public static func valueCell() -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .value1)
        content.textProperties.numberOfLines = 0
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// The header of a section of a plain table.
    public static func plainHeader() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.header)
    }

    /// The footer of a section of a plain table.
    public static func plainFooter() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.footer)
    }

    /// The header of a section of a grouped table.
    public static func groupedHeader() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.header)
    }

    /// The footer of a section of a grouped table.
    public static func groupedFooter() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.footer)
    }

    private static func headerOrFooter(_ metrics: HeaderMetrics) -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .subtitle)
        content.textProperties = TextProperties(
            font: metrics.font.font(), color: metrics.textColor)
        content.textProperties.numberOfLines = 0
        content.directionalLayoutMargins.leading = metrics.margins.base
        content.directionalLayoutMargins.trailing = metrics.margins.base
        content.directionalLayoutMargins.top = 0
        content.directionalLayoutMargins.bottom = 0
        return content
    }
}
