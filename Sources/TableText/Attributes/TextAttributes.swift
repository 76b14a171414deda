import Foundation
import TableDrawing

/// What a stretch of text looks like.
public struct TextAttributes: Sendable, Hashable {
    public var font: Font
    public var color: RGBA
    public var backgroundColor: RGBA?
    /// Added after each character, in points.
    public var kern: CGFloat = 0
    public var underlineStyle: UnderlineStyle = []
    /// The text's colour if there is none.
    public var underlineColor: RGBA?
    public var strikethroughStyle: UnderlineStyle = []
    /// The text's colour if there is none.
    public var strikethroughColor: RGBA?
    public var shadow: Shadow?
    /// Lifts the text above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// How the paragraph is set that begins here; without one the layout's own style counts.
    public var paragraphStyle: ParagraphStyle?

    public init(font: Font, color: RGBA = .black) {
        self.font = font
        self.color = color
    }

    /// Lengths beyond this, in points, or that are no number, cannot be laid out.
    private static let longest: CGFloat = 10_000

    /// The same attributes with lengths that can be computed with.
    var finite: TextAttributes {
        func limit(_ length: CGFloat) -> CGFloat {
            length.isNaN ? 0 : min(Self.longest, max(-Self.longest, length))
        }
        var attributes = self
        attributes.kern = limit(kern)
        attributes.baselineOffset = limit(baselineOffset)
        return attributes
    }
}
