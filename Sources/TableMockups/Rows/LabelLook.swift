import DocumentSyntax
import Foundation
import TableDrawing
import TableText

/// Text attributes of a row's label.
///
/// The theme determines properties that are `nil`.
public struct LabelLook: Sendable {
    /// The colour while the row is selected or touched.
    @Boxed public var highlightedColor: Color?
    /// Truncation or wrapping of text that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// Strategy for line breaks.
    public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy?
    /// Minimum font size for shrinking as a fraction of the font's size, or `nil` to keep the size.
    public var minimumScaleFactor: CGFloat?
    /// Vertical position of shrunken text.
    public var baselineAdjustment: BaselineAdjustment?
    /// The colour and place of a shadow.
    @Boxed public var shadow: TextShadowDescription?

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
