import Foundation
import TableDrawing
import TableText

/// The text of one cell style; lengths in points.
public struct StyleMetrics: Sendable, Hashable {
    public var textFont: ThemeFont
    public var textColor: Color
    /// As it is from left to right; `left` and `right` change places from right to left.
    public var textAlignment: TextAlignment
    public var detailFont: ThemeFont
    public var detailColor: Color
    /// Between the text's line and the detail's, for styles that stack them.
    public var lineGap: CGFloat
    /// Above and below the stacked lines in a row that takes its height from them.
    public var verticalPadding: CGFloat
    /// The width of the text column of the style with two columns.
    public var columnWidth: CGFloat
    /// Between the two columns, or the least distance of text and value.
    public var columnGap: CGFloat
    /// Whether a row whose height is automatic grows with its lines.
    public var growsWithContent: Bool

    public init(
        textFont: ThemeFont, textColor: Color, textAlignment: TextAlignment = .natural,
        detailFont: ThemeFont, detailColor: Color, lineGap: CGFloat = 0,
        verticalPadding: CGFloat = 0,
        columnWidth: CGFloat = 0, columnGap: CGFloat = 0, growsWithContent: Bool = false
    ) {
        self.textFont = textFont
        self.textColor = textColor
        self.textAlignment = textAlignment
        self.detailFont = detailFont
        self.detailColor = detailColor
        self.lineGap = lineGap
        self.verticalPadding = verticalPadding
        self.columnWidth = columnWidth
        self.columnGap = columnGap
        self.growsWithContent = growsWithContent
    }

    /// `verticalPadding` on a display of so many pixels per point.
    ///
    /// It was measured at two pixels per point. Where a pixel is a whole point, the line has been rounded up
    /// by what is half a point there, and a row of one line would come out higher than the theme's rows.
    package func verticalPadding(atScale scale: Double) -> CGFloat {
        scale < 2 ? verticalPadding.rounded(.down) : verticalPadding
    }
}
