import CFreeType
import Foundation
import TableDrawing

/// An open face of a font file; the one owner of its `FT_Face`.
final class OpenFace {
    /// Tells faces of one painter apart.
    let number: Int
    private let library: FontLibrary.Handle
    /// What the face is read from, as long as it is open.
    private let file: MappedFontFile?
    private let face: FT_Face
    private var size = 0
    private let outlines: LeastRecentCache<FontLibrary.OutlineKey, GlyphOutline>
    /// Those of all faces of the library, by their numbers.
    let maps: LeastRecentCache<Int, CharacterMap>

    /// The largest em in pixels that outlines are made for.
    static let largestEm = 8_192.0

    init(
        _ font: FontFace, number: Int, in library: FontLibrary.Handle,
        _ outlines: LeastRecentCache<FontLibrary.OutlineKey, GlyphOutline>,
        _ maps: LeastRecentCache<Int, CharacterMap>
    ) throws(CompositingError) {
        (face, file) = try library.open(font)
        self.number = number
        self.library = library
        self.outlines = outlines
        self.maps = maps
    }

    deinit { FT_Done_Face(face) }

    /// Hands FreeType's own structure to `body`, which must not keep it.
    func withUnsafeFace<Value>(_ body: (FT_Face) -> Value) -> Value { body(face) }

    /// Whether glyphs have outlines that can be made at any size.
    var isScalable: Bool { face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0 }

    /// A glyph's outline, unhinted, for an em of `size` 1/64 pixels; nothing for a blank or a glyph
    /// that the font lacks.
    func outline(_ glyph: UInt32, size: Int) -> GlyphOutline? {
        let key = FontLibrary.OutlineKey(face: number, glyph: glyph, size: size)
        if let known = outlines[key] { return known }
        guard setSize(size),
            FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
            let outline = GlyphOutline(copying: &slot.pointee.outline, in: library)
        else { return nil }
        outlines.insert(outline, for: key, cost: outline.byteCount)
        return outline
    }

    /// A coloured glyph's pixels, from the strike next larger than an em of `size` 1/64 pixels.
    func strike(_ glyph: UInt32, size: Int) -> GlyphStrike? {
        var em = size
        if isScalable {
            guard setSize(size) else { return nil }
        } else {
            guard let index = bestStrike(for: size), FT_Select_Size(face, FT_Int(index)) == 0
            else { return nil }
            self.size = 0
            em = Int(face.pointee.available_sizes[index].y_ppem)
        }
        let flags = FT_LOAD_COLOR | FT_LOAD_RENDER | FT_LOAD_NO_HINTING
        guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0, let slot = face.pointee.glyph
        else { return nil }
        return GlyphStrike(slot.pointee, em: em)
    }

    private func bestStrike(for size: Int) -> Int? {
        let count = Int(face.pointee.num_fixed_sizes)
        guard count > 0, let sizes = face.pointee.available_sizes else { return nil }
        var best = 0
        for index in 1..<max(count, 1) {
            let (old, new) = (Int(sizes[best].y_ppem), Int(sizes[index].y_ppem))
            let isBetter = old < size ? new > old : new >= size && new < old
            if isBetter { best = index }
        }
        return best
    }

    private func setSize(_ wanted: Int) -> Bool {
        guard wanted > 0, wanted <= Int(Self.largestEm) * 64 else { return false }
        if wanted == size { return true }
        guard FT_Set_Char_Size(face, 0, FT_F26Dot6(wanted), 72, 72) == 0 else { return false }
        size = wanted
        return true
    }
}
