import CFreeType

/// Which characters each glyph of a face stands for.
struct CharacterMap {
    private var characters: [UInt32: [Unicode.Scalar]] = [:]

    /// Reads a face's whole table of characters, backwards.
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

    /// The characters that a glyph stands for by itself; none for ligatures and contextual forms.
    subscript(glyph: UInt32) -> [Unicode.Scalar] { characters[glyph] ?? [] }

    /// About the memory that it takes, in bytes.
    var byteCount: Int { characters.count * 80 }
}
