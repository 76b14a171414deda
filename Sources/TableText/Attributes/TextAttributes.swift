import Foundation
import TableDrawing

/// The attributes of a run of text.
public struct TextAttributes: Sendable, Hashable {
    /// Typeface, weight and size of the glyphs.
    public var font: Font
    /// Colour of the glyphs, and of underlines and strikethroughs without a separate colour.
    public var color: RGBA
    /// Colour behind the run in the height of its line, or `nil` for no background.
    public var backgroundColor: RGBA?
    /// Spacing added after each character, in points.
    public var kern: CGFloat = 0
    /// Style of the line under the text; empty for no underline.
    public var underlineStyle: UnderlineStyle = []
    /// Colour of the underline, or `nil` for the text's colour.
    public var underlineColor: RGBA?
    /// Style of the line through the text; empty for no strikethrough.
    public var strikethroughStyle: UnderlineStyle = []
    /// Colour of the strikethrough, or `nil` for the text's colour.
    public var strikethroughColor: RGBA?
    /// Shadow of the glyphs, or `nil` for no shadow.
    public var shadow: Shadow?
    /// Height above the baseline, in points.
    public var baselineOffset: CGFloat = 0
    /// Style of the paragraph that begins here, or `nil` for the layout's own style.
    public var paragraphStyle: ParagraphStyle?

    /// Creates attributes with a font and a colour, without decorations.
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
