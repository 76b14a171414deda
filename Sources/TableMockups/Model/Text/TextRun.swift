import Foundation
import TableDrawing
import TableText
import TableViews

/// A stretch of text with looks of its own, as a document describes it.
///
/// What is nothing the label decides. Lengths are points.
public struct TextRun: Sendable {
    /// The text.
    public var text: String
    /// The font, on the base of the label's.
    public var font: FontDescription?
    /// The colour of the letters.
    public var color: Color?
    /// The colour behind the letters.
    public var backgroundColor: Color?
    /// What is added after each character.
    public var kern: CGFloat?
    /// The line below the letters.
    public var underline: UnderlineStyle?
    /// The colour of the line below.
    public var underlineColor: Color?
    /// The line through the letters.
    public var strikethrough: UnderlineStyle?
    /// The colour of the line through.
    public var strikethroughColor: Color?
    /// How far the letters are lifted.
    public var baselineOffset: CGFloat?
    /// The shadow of the letters.
    public var shadow: RunShadowDescription?
    /// How the paragraph is set that begins here.
    public var paragraph: ParagraphStyle?

    init(_ text: String) { self.text = text }

    init?(reader: ShapeReader<TextRunShape>) {
        font = reader[\.font]
        color = reader[\.color]
        backgroundColor = reader[\.backgroundColor]
        kern = reader[\.kern]
        underline = reader[\.underline]
        underlineColor = reader[\.underlineColor]
        strikethrough = reader[\.strikethrough]
        strikethroughColor = reader[\.strikethroughColor]
        baselineOffset = reader[\.baselineOffset]
        shadow = reader[\.shadow]
        paragraph = reader[\.paragraph]
        let text = reader[\.text]
        reader.finish()
        guard let text else { return nil }
        self.text = text
    }

    /// The attributes in the render under way, for a label of a font.
    func attributes(base: Font) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font { attributes[.font] = font.font(base: base) }
        if let color { attributes[.foregroundColor] = color }
        if let backgroundColor { attributes[.backgroundColor] = backgroundColor }
        if let kern { attributes[.kern] = kern }
        if let underline { attributes[.underlineStyle] = underline.rawValue }
        if let underlineColor { attributes[.underlineColor] = underlineColor }
        if let strikethrough { attributes[.strikethroughStyle] = strikethrough.rawValue }
        if let strikethroughColor { attributes[.strikethroughColor] = strikethroughColor }
        if let baselineOffset { attributes[.baselineOffset] = baselineOffset }
        if let shadow {
            attributes[.shadow] = Shadow(
                offset: shadow.offset, blur: shadow.blur, color: shadow.color.resolved)
        }
        if let paragraph { attributes[.paragraphStyle] = paragraph }
        return attributes
    }
}
