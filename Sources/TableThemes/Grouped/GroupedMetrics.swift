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
