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

    var font: FontFace
    var face: OpenFace
    var placing: GlyphPlacing
    var glyphs: [Glyph]
    /// Whether the glyphs are to be text and not outlines.
    var isText: Bool
    /// The character that each glyph shows, where it is to be text and all are known.
    var characters: [Unicode.Scalar]?
    /// What each glyph shows where all read from right to left, in the order of the glyphs, which is
    /// that on the page.
    var rightToLeft: [String]?
    /// What all glyphs together show, where it is known.
    var string: String?

    /// A glyph's outline, turned as the text is; nothing for a blank.
    func outline(_ id: UInt32) -> GlyphOutline? {
        guard let outline = face.outline(id, size: placing.size) else { return nil }
        guard let turn = placing.outlineMatrix else { return outline }
        return outline.transformed(by: turn)
    }
}
