import Foundation
import TableDrawing
import TableText

/// Appearance of tables with grouped sections; lengths in points.
public struct GroupedMetrics: Sendable, Hashable {
    /// Background behind the sections.
    public var background: TableBackground
    /// Colour of cells without a background of their own.
    public var cellBackground: Color
    /// Margins between the sides of the table and the sections.
    public var sideMargins: SideMargins
    /// Margins between the sides of a section's rows and their content, or `nil` for the
    /// margins of plain tables.
    public var contentMargins: MarginTable?
    /// Box around the rows of a section.
    public var box: SectionBox
    /// Default style of the separators.
    public var separatorStyle: TableViewSeparatorStyle
    /// Font of the cell style `default`, or `nil` for the font of plain tables.
    public var defaultTextFont: ThemeFont?
    /// Space above and below the sections.
    public var spacing: GroupedSpacing
    /// Title above a section.
    public var header: HeaderMetrics
    /// Text below a section.
    public var footer: HeaderMetrics
}

extension Theme {
    /// Returns the metrics of a table style, or `nil` for a plain table.
    ///
    /// An inset grouped table has the metrics of a grouped table if the era had no inset
    /// grouped tables.
    public func groupedMetrics(for style: TableViewStyle) -> GroupedMetrics? {
        switch style {
        case .plain: return nil
        case .grouped: return grouped
        case .insetGrouped: return hasInsetGroupedStyle ? insetGrouped : grouped
        }
    }
}

/// Box around the rows of a section of a grouped table.
public enum SectionBox: Sendable, Hashable {
    /// Bordered box with round corners, drawn within cells of the table's width.
    case bordered(BorderedBox)
    /// Rows of the table's width between two lines of equal width.
    case edgeToEdge
    /// Narrower cells clipped to a box with round corners; the radius is in points.
    case card(cornerRadius: CGFloat)

    /// Radius of the box's corners, in points, or `nil` if the box has no round corners.
    package var cornerRadius: CGFloat? {
        switch self {
        case .bordered(let box): box.cornerRadius
        case .card(let radius): radius
        case .edgeToEdge: nil
        }
    }
}

/// Space above and below the sections of a grouped table, in points.
public struct GroupedSpacing: Sendable, Hashable {
    /// Height of the header of a section without a title.
    public var headerHeight: CGFloat
    /// Height of the first section's header without a title.
    public var firstHeaderHeight: CGFloat
    /// Height of the footer of a section without a text.
    public var footerHeight: CGFloat
    /// Padding above the first section's header with a title.
    public var paddingAboveFirstTitle: CGFloat
    /// Padding above the first section's header without a title.
    public var paddingAboveFirstRows: CGFloat
    /// Padding below the last footer.
    public var paddingBelow: CGFloat
}
