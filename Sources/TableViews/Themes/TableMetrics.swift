import Foundation

/// A theme's heights for whole tables, in points.
public struct TableMetrics: Sendable, Hashable {
    public var rowHeight: CGFloat
    public var sectionHeaderHeight: CGFloat
    public var sectionFooterHeight: CGFloat
    /// Whether a plain table rules the empty space below its last row.
    public var showsFillerRows: Bool
    /// Above each section header of a plain table.
    public var sectionHeaderTopPadding: CGFloat
}
