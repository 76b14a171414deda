import Foundation
import TableDrawing

/// Glyphs of one face and size at their places on the device grid.
struct VectorGlyphs {
    struct Glyph {
        var id: UInt32
        /// In 1/64 pixels, y down, from the pixel of the placing's origin.
        var x: Int
        var y: Int
    }

    /// Characters and the glyphs that show them.
    struct Part {
        var text: String
        /// Indexes of the glyphs.
        var glyphs: [Int]
    }

    var font: FontFace
    var face: OpenFace
    var placing: GlyphPlacing
    var glyphs: [Glyph]
    /// Whether the glyphs are to be text and not outlines.
    var isText: Bool
    /// The character that each glyph shows, where it is to be text and all are known.
    var characters: [Unicode.Scalar]?
    /// What the glyphs show, in the order of reading; `nil` if it is not known.
    var parts: [Part]?

    /// A glyph's outline, turned as the text is; nothing for a blank.
    func outline(_ id: UInt32) -> GlyphOutline? {
        guard let outline = face.outline(id, size: placing.size) else { return nil }
        guard let turn = placing.outlineMatrix else { return outline }
        return outline.transformed(by: turn)
    }
}
