import Foundation
import TableDrawing
import TableText

/// How a label of a row shows its text; what is nothing the theme decides.
public struct LabelLook: Sendable {
    /// The colour while the row is selected or touched.
    @Boxed public var highlightedColor: Color?
    /// What becomes of text that does not fit.
    public var lineBreakMode: LineBreakMode?
    /// Where lines break.
    public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy?
    /// How small a text may become so that it fits, as a share of its size; nothing keeps the size.
    public var minimumScaleFactor: CGFloat?
    /// Where text that shrinks to fit stands.
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
