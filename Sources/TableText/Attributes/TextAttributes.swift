import Foundation
import TableDrawing

/// The attributes of a run of text.
public struct TextAttributes: Sendable, Hashable {
    public var font: Font
    public var color: RGBA
    public var backgroundColor: RGBA?
    /// Spacing added after each character, in points.
    public var kern: CGFloat = 0
    public var underlineStyle: UnderlineStyle = []
    /// Colour of the underline, or `nil` for the text's colour.
    public var underlineColor: RGBA?
    public var strikethroughStyle: UnderlineStyle = []
    /// Colour of the strikethrough, or `nil` for the text's colour.
    public var strikethroughColor: RGBA?
    public var shadow: Shadow?
    /// Height above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// Style of the paragraph that begins here, or `nil` for the layout's own style.
    public var paragraphStyle: ParagraphStyle?

    public init(font: Font, color: RGBA = .black) {
        self.font = font
        self.color = color
    }

    /// Longest length for layout, in points.
    private static let longest: CGFloat = 10_000

    /// The attributes with non-finite and too great lengths limited.
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
