import Foundation
import TableDrawing
import TableText

/// Row, header and footer heights of a theme's tables, in points.
public struct TableMetrics: Sendable, Hashable {
    public var rowHeight: CGFloat
    public var sectionHeaderHeight: CGFloat
    public var sectionFooterHeight: CGFloat
    /// Whether a plain table draws separators in the empty space below its last row.
    public var showsFillerRows: Bool
    /// Padding above each section header of a plain table.
    public var sectionHeaderTopPadding: CGFloat
    /// Text of a document's table header or footer, centred horizontally.
    public var text = TableTextMetrics(
        font: ThemeFont(.systemFont(ofSize: 13), scaledAs: .footnote))
}

/// Text above or below all sections; lengths in points.
public struct TableTextMetrics: Sendable, Hashable {
    public var font: ThemeFont
    public var color = Color.secondaryLabel
    /// Padding above and below the text.
    public var padding: CGFloat = 12
}
