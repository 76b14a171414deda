import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// Standard list contents of UIKit.
extension ListContentConfiguration {
    /// Returns the content of a list row: text with secondary text below.
    public static func cell() -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .default)
        content.plainTextFont = content.textProperties.font
        let two = ListContentConfiguration(style: .subtitle).directionalLayoutMargins.top
        content.verticalMargins = (content.directionalLayoutMargins.top, two)
        return content
    }

    /// Returns the content of a row with text above secondary text.
    public static func subtitleCell() -> ListContentConfiguration {
        ListContentConfiguration(style: .subtitle)
    }

    /// Returns the content of a row with secondary text at its end if both texts fit.
    public static func valueCell() -> ListContentConfiguration {
        var content = ListContentConfiguration(style: .value1)
        content.textProperties.numberOfLines = 0
        content.prefersSideBySideTextAndSecondaryText = true
        return content
    }

    /// Returns the content of a sidebar row.
    public static func sidebarCell() -> ListContentConfiguration { sidebar() }

    /// Returns the content of a sidebar row with text above secondary text.
    public static func sidebarSubtitleCell() -> ListContentConfiguration {
        var content = sidebar()
        content.secondaryTextProperties.color = .secondaryLabel
        return content
    }

    /// Returns the content of a sidebar row beside another list, equal to `sidebarCell()`.
    public static func accompaniedSidebarCell() -> ListContentConfiguration { sidebarCell() }

    /// Returns the content of a sidebar row beside another list, equal to
    /// `sidebarSubtitleCell()`.
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

    /// Returns the content of a section header that adapts to the table's style.
    ///
    /// Outside a table's header view, the content is the content of a plain table's header.
    public static func header() -> ListContentConfiguration {
        var content = plainHeader()
        content.adoptedRole = .header
        return content
    }

    /// Returns the content of a section footer that adapts to the table's style, like
    /// `header()`.
    public static func footer() -> ListContentConfiguration {
        var content = plainFooter()
        content.adoptedRole = .footer
        return content
    }

    /// Returns the content of a section header of a plain table.
    public static func plainHeader() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.header)
    }

    /// Returns the content of a section footer of a plain table.
    public static func plainFooter() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.footer)
    }

    /// Returns the content of a section header of a grouped table.
    public static func groupedHeader() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.grouped.header)
    }

    /// Returns the content of a section footer of a grouped table.
    public static func groupedFooter() -> ListContentConfiguration {
        headerOrFooter(RenderContext.current.theme.grouped.footer)
    }

    /// Returns the content of a section header of a sidebar.
    public static func sidebarHeader() -> ListContentConfiguration {
        header { $0.sidebarHeaderFont }
    }

    /// Returns the content of a large section header of an inset grouped table.
    public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
        header { $0.prominentHeaderFont }
    }

    /// Returns the content of the largest section header of an inset grouped table.
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

    /// Scales symbols to the text of a header.
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
            // The strip behind a shadowed title has a colour of its own that hides a cell's
            // gray.
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
