import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText

/// A styled run of text in a document.
///
/// The label determines properties that are `nil`. Lengths are in points.
public struct TextRun: Sendable {
    /// The text.
    public var text: String
    /// The font, based on the label's font.
    public var font: FontDescription?
    /// The colour of the letters.
    public var color: Color?
    /// The colour behind the letters.
    public var backgroundColor: Color?
    /// Space after each character.
    public var kern: CGFloat?
    /// The line below the letters.
    public var underline: UnderlineStyle?
    /// The colour of the underline.
    public var underlineColor: Color?
    /// The line through the letters.
    public var strikethrough: UnderlineStyle?
    /// The colour of the strikethrough line.
    public var strikethroughColor: Color?
    /// Upward offset from the baseline.
    public var baselineOffset: CGFloat?
    /// The shadow of the letters.
    public var shadow: RunShadowDescription?
    /// Style of the paragraph that begins with the run.
    public var paragraph: ParagraphStyle?

    init(_ text: String) { self.text = text }

    init?(reader: SchemaReader<TextRunSchema>) {
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

    /// Returns the attributes for the current render, based on a label's font.
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
