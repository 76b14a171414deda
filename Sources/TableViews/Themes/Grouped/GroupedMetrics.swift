import Foundation
import TableDrawing
import TableText

/// The looks of tables whose sections are set apart as groups; lengths in points.
public struct GroupedMetrics: Sendable, Hashable {
    /// What lies behind the sections.
    public var background: TableBackground
    /// The colour of cells that have none of their own.
    public var cellBackground: Color
    /// From the sides of the table to the sections.
    public var sideMargins: SideMargins
    /// What surrounds the rows of a section.
    public var box: SectionBox
    /// The lines between rows where the table does not choose.
    public var separatorStyle: TableView.SeparatorStyle
    /// The font of the cell style `default` where it differs from that in plain tables.
    public var defaultTextFont: ThemeFont?
    public var spacing: GroupedSpacing
    /// The title above a section.
    public var header: HeaderMetrics
    /// The text below a section.
    public var footer: HeaderMetrics
}

extension Theme {
    /// The metrics of a table style; a plain table has none, and an inset grouped one those of a grouped one
    /// where the era had no such tables.
    public func groupedMetrics(for style: TableView.Style) -> GroupedMetrics? {
        switch style {
        case .plain: return nil
        case .grouped: return grouped
        case .insetGrouped: return hasInsetGroupedStyle ? insetGrouped : grouped
        }
    }

    /// The same with the lines of its boxes as they are drawn at the scale of the moment.
    func drawnGroupedMetrics(for style: TableView.Style) -> GroupedMetrics? {
        guard var metrics = groupedMetrics(for: style) else { return nil }
        if case .bordered(let box) = metrics.box {
            metrics.box = .bordered(box.aligned(to: .current))
        }
        return metrics
    }
}
