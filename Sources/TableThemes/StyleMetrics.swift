import Foundation
import TableDrawing
import TableText

/// Text metrics of a cell style; lengths in points.
public struct StyleMetrics: Sendable, Hashable {
    /// Font of the main text.
    public var textFont: ThemeFont
    /// Colour of the main text.
    ///
    /// Setting the colour sets `isTextTinted` to `false`.
    public var textColor: Color { didSet { isTextTinted = false } }
    /// Whether the main text has the tint colour of its cell in place of `textColor`.
    public var isTextTinted: Bool
    /// Alignment in a left-to-right layout; a right-to-left layout swaps `left` and `right`.
    public var textAlignment: TextAlignment
    /// Font of the detail text.
    public var detailFont: ThemeFont
    /// Colour of the detail text.
    public var detailColor: Color
    /// Distance between the text's line and the detail's line, for styles with stacked lines.
    public var lineGap: CGFloat
    /// Padding above and below the stacked lines in a self-sizing row.
    public var verticalPadding: CGFloat
    /// Width of the text column in the style with two columns.
    public var columnWidth: CGFloat
    /// Distance between the two columns, or minimum distance between text and value.
    public var columnGap: CGFloat
    /// Whether a self-sizing row grows with its lines.
    public var growsWithContent: Bool

    /// Creates the metrics of a style, with lengths in points.
    public init(
        textFont: ThemeFont, textColor: Color, textAlignment: TextAlignment = .natural,
        detailFont: ThemeFont, detailColor: Color, lineGap: CGFloat = 0,
        verticalPadding: CGFloat = 0,
        columnWidth: CGFloat = 0, columnGap: CGFloat = 0, growsWithContent: Bool = false,
        isTextTinted: Bool = false
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
        self.isTextTinted = isTextTinted
    }

    /// Returns `verticalPadding` on a display with a number of pixels per point.
    ///
    /// The padding was measured at two pixels per point. On a display with one pixel per
    /// point, line heights are rounded up by up to half a point. Unchanged padding would make
    /// a row with a single line higher than the theme's rows.
    package func verticalPadding(atScale scale: Double) -> CGFloat {
        scale < 2 ? verticalPadding.rounded(.down) : verticalPadding
    }
}
