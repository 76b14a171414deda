import Foundation
import TableDrawing
import TableText

/// Row, header and footer heights of a theme's tables, in points.
public struct TableMetrics: Sendable, Hashable {
    /// Standard height of a row.
    public var rowHeight: CGFloat
    /// Standard height of a section header in a plain table.
    public var sectionHeaderHeight: CGFloat
    /// Standard height of a section footer in a plain table.
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
    /// Font of the text.
    public var font: ThemeFont
    /// Colour of the text.
    public var color = Color.secondaryLabel
    /// Padding above and below the text.
    public var padding: CGFloat = 12
}
