import CFreeType
import Foundation
import TableDrawing

/// Open face of a font file; the sole owner of its `FT_Face`.
final class OpenFace {
    /// Identifier of the face within its painter.
    let number: Int
    private let library: FontLibrary.Handle
    /// Source of the face's data, kept while the face is open.
    private let file: MappedFontFile?
    private let face: FT_Face
    private var size = 0
    private let outlines: LRUCache<FontLibrary.OutlineKey, GlyphOutline>
    /// Character maps of all faces in the library, by face number.
    let maps: LRUCache<Int, CharacterMap>

    /// Maximum em of outlines, in pixels.
    static let largestEm = 8_192.0

    init(
        _ font: FontFace, number: Int, in library: FontLibrary.Handle,
        _ outlines: LRUCache<FontLibrary.OutlineKey, GlyphOutline>,
        _ maps: LRUCache<Int, CharacterMap>
    ) throws(CompositingError) {
        (face, file) = try library.open(font)
        self.number = number
        self.library = library
        self.outlines = outlines
        self.maps = maps
    }

    deinit { FT_Done_Face(face) }

    /// Calls `body` with FreeType's structure, valid only during the call.
    func withUnsafeFace<Value>(_ body: (FT_Face) -> Value) -> Value { body(face) }

    /// Whether the glyphs have scalable outlines.
    var isScalable: Bool { face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0 }

    /// Returns a glyph's unhinted outline for an em of `size` 1/64 pixels, or `nil` for a blank
    /// or missing glyph.
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

    /// Returns a colour glyph's bitmap from the next larger strike for an em of `size` 1/64
    /// pixels, or `nil` if the font has no such bitmap.
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
