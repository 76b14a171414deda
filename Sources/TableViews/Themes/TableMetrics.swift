import Foundation
import TableDrawing
import TableText

/// A theme's heights for whole tables, in points.
public struct TableMetrics: Sendable, Hashable {
    public var rowHeight: CGFloat
    public var sectionHeaderHeight: CGFloat
    public var sectionFooterHeight: CGFloat
    /// Whether a plain table rules the empty space below its last row.
    public var showsFillerRows: Bool
    /// Above each section header of a plain table.
    public var sectionHeaderTopPadding: CGFloat
    /// The text of a document's table header or footer, in the middle of the width.
    public var text = TableTextMetrics(
        font: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote))
}

/// A text above or below all sections; lengths in points.
public struct TableTextMetrics: Sendable, Hashable {
    public var font: ThemeFont
    public var color = Color.secondaryLabel
    /// Above and below the text.
    public var padding: CGFloat = 12
}
