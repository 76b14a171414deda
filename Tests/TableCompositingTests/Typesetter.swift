import CFreeType
import Foundation
import TableDrawing

/// Lays out plain text glyph by glyph without a shaper, to paint letters in tests.
enum Typesetter {
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    /// Returns a line of text with its baseline `size` points below its upper edge.
    static func text(
        _ string: String, size: CGFloat = 17, color: RGBA = .black, file: String = inter,
        shadow: Shadow? = nil
    ) -> GlyphText {
        var library: FT_Library?
        var face: FT_Face?
        FT_Init_FreeType(&library)
        defer { FT_Done_FreeType(library) }
        FT_New_Face(library, file, 0, &face)
        guard let face else { return GlyphText(string: string, runs: [], size: .zero) }
        let isColor = face.pointee.num_fixed_sizes > 0
        let unit = isColor ? 2_048 : CGFloat(face.pointee.units_per_EM)
        var glyphs: [GlyphRun.Glyph] = []
        var x: CGFloat = 0
        for scalar in string.unicodeScalars {
            let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
            glyphs.append(GlyphRun.Glyph(id: glyph, position: CGPoint(x: x, y: size)))
            var advance: FT_Fixed = 0
            FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance)
            x += isColor ? size * 1.245 : CGFloat(advance) * size / unit
        }
        let run = GlyphRun(
            face: FontFace(file: file, index: 0, name: "test", isColor: isColor), size: size,
            color: color, glyphs: glyphs, shadow: shadow)
        return GlyphText(
            string: string, runs: [run], size: CGSize(width: x, height: size * 1.3))
    }

    /// Returns a node with a line of text.
    static func node(
        _ string: String, x: CGFloat, y: CGFloat, size: CGFloat = 17, color: RGBA = .black,
        file: String = inter, shadow: Shadow? = nil
    ) -> RenderNode {
        let text = text(string, size: size, color: color, file: file, shadow: shadow)
        return RenderNode(
            name: "text", frame: CGRect(origin: CGPoint(x: x, y: y), size: text.size),
            contents: .text(text, .zero))
    }
}
