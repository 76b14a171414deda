import CFreeType

/// Mapping from the glyphs of a face to their characters.
struct CharacterMap {
    private var characters: [UInt32: [Unicode.Scalar]] = [:]

    /// Reads a face's whole character table and inverts it.
    init(_ face: FT_Face) {
        var glyph: FT_UInt = 0
        var code = FT_Get_First_Char(face, &glyph)
        while glyph != 0 {
            if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                characters[UInt32(glyph), default: []].append(scalar)
            }
            code = FT_Get_Next_Char(face, code, &glyph)
        }
    }

    /// Returns the characters of a single glyph; empty for ligatures and contextual forms.
    subscript(glyph: UInt32) -> [Unicode.Scalar] { characters[glyph] ?? [] }

    /// Approximate memory use, in bytes.
    var byteCount: Int { characters.count * 80 }
}
