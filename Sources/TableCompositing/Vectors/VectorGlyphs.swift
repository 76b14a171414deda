import Foundation
import TableDrawing

/// Glyphs with a common face and size, positioned on the device grid.
struct VectorGlyphs {
    struct Glyph {
        var id: UInt32
        /// Position in 1/64 pixels from the placing's origin pixel, with y pointing down.
        var x: Int
        var y: Int
    }

    var font: FontFace
    var face: OpenFace
    var placing: GlyphPlacing
    var glyphs: [Glyph]
    /// Whether the glyphs are written as text instead of outlines.
    var isText: Bool
    /// Character of each glyph, if the glyphs are written as text and every character is known.
    var characters: [Unicode.Scalar]?
    /// Characters of each glyph, in visual order, if the whole run reads from right to left.
    var rightToLeft: [String]?
    /// String of all glyphs together, if known.
    var string: String?

    /// Returns a glyph's outline with the text's rotation, or `nil` for a blank.
    func outline(_ id: UInt32) -> GlyphOutline? {
        guard let outline = face.outline(id, size: placing.size) else { return nil }
        guard let turn = placing.outlineMatrix else { return outline }
        return outline.transformed(by: turn)
    }
}
