import CFreeType

/// What a face says of itself and of the characters that its glyphs show.
extension OpenFace {
    /// The characters that a glyph stands for by itself; none for ligatures and contextual forms.
    func characters(of glyph: UInt32) -> [Unicode.Scalar] { characterMap[glyph] ?? [] }

    /// Reads the face's whole table of characters, backwards.
    func readCharacterMap() -> [UInt32: [Unicode.Scalar]] {
        withUnsafeFace { face in
            var map: [UInt32: [Unicode.Scalar]] = [:]
            var glyph: FT_UInt = 0
            var code = FT_Get_First_Char(face, &glyph)
            while glyph != 0 {
                if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
                    map[UInt32(glyph), default: []].append(scalar)
                }
                code = FT_Get_Next_Char(face, code, &glyph)
            }
            return map
        }
    }

    /// How a style sheet names the face: the family, its weight from 1 to 1,000, and the slant.
    var style: (family: String, weight: Int, isItalic: Bool) {
        withUnsafeFace { face in
            let family = face.pointee.family_name.map { String(cString: $0) } ?? "sans-serif"
            var weight = face.pointee.style_flags & Int(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
            if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
                let stated = Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
                if (1...1_000).contains(stated) { weight = stated }
            }
            return (
                family, weight, face.pointee.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0
            )
        }
    }
}
