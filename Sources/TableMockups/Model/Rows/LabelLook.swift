import Foundation
import TableDrawing
import TableText

/// Text attributes of a row's label.
///
/// The theme determines properties that are `nil`.
public struct LabelLook: Sendable {
    /// The colour while the row is selected or highlighted.
    public var highlightedColor: Color?
    /// Truncation or wrapping of text that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// Strategy for line breaks.
    public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy?
    /// Minimum font size for shrinking as a fraction of the font's size, or `nil` to keep the size.
    public var minimumScaleFactor: CGFloat?
    /// Vertical position of shrunken text.
    public var baselineAdjustment: BaselineAdjustment?
    /// The colour and offset of a shadow.
    public var shadow: TextShadowDescription?
}
