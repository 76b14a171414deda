import CFreeType
import TableDrawing

/// Names and characters of a face.
extension OpenFace {
    /// Characters of the face's glyphs, read on first use.
    var characterMap: CharacterMap {
        if let known = maps[number] { return known }
        let map = withUnsafeFace { CharacterMap($0) }
        maps.insert(map, for: number, cost: map.byteCount)
        return map
    }

    /// Returns the glyph of a character, or `nil` if the face lacks the character.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        let glyph = withUnsafeFace { FT_Get_Char_Index($0, FT_ULong(scalar.value)) }
        return glyph == 0 ? nil : UInt32(glyph)
    }

    /// Style sheet name of the face: its family, its weight from 1 to 1,000, and its slant.
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
