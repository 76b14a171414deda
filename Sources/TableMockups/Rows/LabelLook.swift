import DocumentSyntax
import Foundation
import TableDrawing
import TableText

/// Text attributes of a row's label.
///
/// The theme determines properties that are `nil`.
package struct LabelLook: Sendable {
    /// The colour while the row is selected or touched.
    @Boxed package var highlightedColor: Color?
    /// Truncation or wrapping of text that does not fit.
    package var lineBreakMode: LineBreakMode?
    /// Strategy for line breaks.
    package var lineBreakStrategy: ParagraphStyle.LineBreakStrategy?
    /// Minimum font size for shrinking as a fraction of the font's size, or `nil` to keep the size.
    package var minimumScaleFactor: CGFloat?
    /// Vertical position of shrunken text.
    package var baselineAdjustment: BaselineAdjustment?
    /// The colour and place of a shadow.
    @Boxed package var shadow: TextShadowDescription?

    init(
        highlightedColor: Color? = nil, lineBreakMode: LineBreakMode? = nil,
        lineBreakStrategy: ParagraphStyle.LineBreakStrategy? = nil,
        minimumScaleFactor: CGFloat? = nil, baselineAdjustment: BaselineAdjustment? = nil,
        shadow: TextShadowDescription? = nil
    ) {
        self.highlightedColor = highlightedColor
        self.lineBreakMode = lineBreakMode
        self.lineBreakStrategy = lineBreakStrategy
        self.minimumScaleFactor = minimumScaleFactor
        self.baselineAdjustment = baselineAdjustment
        self.shadow = shadow
    }
}
