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

    /// Characters and the glyphs that show them.
    struct Part {
        var text: String
        /// Indexes of the glyphs.
        var glyphs: [Int]
        /// Whether a single glyph shows several letters of a right-to-left script, such as lam and
        /// alef.
        var isRightToLeftLigature = false
    }

    var font: FontFace
    var face: OpenFace
    var placing: GlyphPlacing
    var glyphs: [Glyph]
    /// Whether the glyphs are written as text instead of outlines.
    var isText: Bool
    /// Character of each glyph, if the glyphs are written as text and every character is known.
    var characters: [Unicode.Scalar]?
    /// Text of the glyphs in reading order, or `nil` if the text is not known.
    var parts: [Part]?

    /// Returns a glyph's outline with the text's rotation, or `nil` for a blank.
    func outline(_ id: UInt32) -> GlyphOutline? {
        guard let outline = face.outline(id, size: placing.size) else { return nil }
        guard let turn = placing.outlineMatrix else { return outline }
        return outline.transformed(by: turn)
    }
}
