import Foundation
import TableDrawing
import TableText

/// The list contents that UIKit comes with.
extension ListContentConfiguration {
    /// A row of a list: text, with secondary text below it.
    public static func cell() -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .default)
        content.plainTextFont = content.textProperties.font
        let two = ListContentConfiguration(style: .subtitle).directionalLayoutMargins.top
        content.verticalMargins = (content.directionalLayoutMargins.top, two)
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

    /// A row of a sidebar.
    public static func sidebarCell() -> ListContentConfiguration { sidebar() }

    /// A row of a sidebar with text above secondary text.
    public static func sidebarSubtitleCell() -> ListContentConfiguration {
        var content = sidebar()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    /// A row of a sidebar that stands beside another list: as `sidebarCell()`.
    public static func accompaniedSidebarCell() -> ListContentConfiguration { sidebarCell() }

    /// As `sidebarSubtitleCell()`, in a sidebar that stands beside another list.
    public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
        sidebarSubtitleCell()
    }

    private static func sidebar() -> ListContentConfiguration {
        let metrics = RenderContext.current.theme.listContent
        var content = cell()
        content.textProperties.font = metrics.sidebarFont.font()
        content.secondaryTextProperties.font = metrics.sidebarDetailFont.font()
        return content
    }

    /// The header of a section of a table of any style: in a table's header view that of the table's style,
    /// outside of it that of a plain table.
    public static func header() -> ListContentConfiguration {
        var content = plainHeader()
        content.adoptedRole = .header
        return content
    }

    /// The footer of a section of a table of any style, as `header()`.
    public static func footer() -> ListContentConfiguration {
        var content = plainFooter()
        content.adoptedRole = .footer
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
        headerOrFooter(RenderContext.current.theme.grouped.header)
    }

    /// The footer of a section of a grouped table.
    public static func groupedFooter() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.grouped.footer)
    }

    /// The header of a section of a sidebar.
    public static func sidebarHeader() -> ListContentConfiguration {
        header { $0.sidebarHeaderFont }
    }

    /// A large header of a section of an inset grouped table.
    public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
        header { $0.prominentHeaderFont }
    }

    /// The largest header of a section of an inset grouped table.
    public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
        header { $0.extraProminentHeaderFont }
    }

    private static func header(
        _ font: (ListContentMetrics) -> ThemeFont
    ) -> ListContentConfiguration {
        let theme = RenderContext.current.theme
        var content = headerOrFooter(
            (theme.groupedMetrics(for: .insetGrouped) ?? theme.insetGrouped).header)
        content.textProperties.font = font(theme.listContent).font()
        content.adaptSymbols(to: content.textProperties.font)
        content.textProperties.color = theme.listContent.headerColor
        content.textProperties.transform = .none
        return content
    }

    /// Lets symbols be as large as a header's text.
    private mutating func adaptSymbols(to font: Font) {
        guard imageProperties.preferredSymbolConfiguration != nil else { return }
        imageProperties = ImageProperties(
            RenderContext.current.theme, pointSize: font.pointSize)
        imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(font: font)
    }

    static func headerOrFooter(_ metrics: HeaderMetrics) -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .subtitle)
        content.textProperties = TextProperties(
            font: metrics.font.font(), color: metrics.textColor)
        content.adaptSymbols(to: content.textProperties.font)
        content.textProperties.numberOfLines = 0
        content.textProperties.transform = metrics.isUppercase ? .uppercase : .none
        if let shadow = metrics.textShadowColor {
            // The strip behind such a title has its own colour, on which a cell's gray is not seen.
            content.secondaryTextProperties.color = metrics.textColor
            content.textProperties.shadowColor = shadow
            content.textProperties.shadowOffset = metrics.textShadowOffset
            content.secondaryTextProperties.shadowColor = shadow
            content.secondaryTextProperties.shadowOffset = metrics.textShadowOffset
        }
        content.directionalLayoutMargins.leading = metrics.margins.base
        content.directionalLayoutMargins.trailing = metrics.margins.base
        content.textProperties.alignment = metrics.textAlignment
        switch metrics.placement {
        case .centred:
            content.directionalLayoutMargins.top = 0
            content.directionalLayoutMargins.bottom = 0
        case .padded(let top, let bottom):
            content.directionalLayoutMargins.top = top
            content.directionalLayoutMargins.bottom = bottom
        }
        return content
    }
}
