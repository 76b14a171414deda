import CPango

/// Latin letters with accents and strokes, and Cyrillic and Greek letters with the form of a Latin
/// letter, which have the widths of their base letters.
enum AccentedLetters {
    /// Base letters, each followed by its accented letters.
    private static let groups: [String] = [
        "AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶАΑ",
        "BḂḄḆВΒ",
        "CÇĆĈĊČḈС",
        "DĎḊḌḎḐḒĐ",
        "EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆЕЁΕ",
        "FḞ",
        "GĜĞĠĢǦǴḠ",
        "HĤȞḢḤḦḨḪНΗĦ",
        "IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊІЇΙ",
        "JĴЈ",
        "KĶǨḰḲḴΚ",
        "LĹĻĽḶḸḺḼŁ",
        "MḾṀṂМΜ",
        "NÑŃŅŇǸṄṆṈṊΝ",
        "OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢОΟØǾ",
        "PṔṖРΡ",
        "RŔŖŘȐȒṘṚṜṞ",
        "SŚŜŞŠȘṠṢṤṦṨЅ",
        "TŢŤȚṪṬṮṰТΤ",
        "UÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ",
        "VṼṾ",
        "WŴẀẂẄẆẈ",
        "XẊẌХΧ",
        "YÝŶŸȲẎỲỴỶỸΥ",
        "ZŹŻŽẐẒẔΖ",
        "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặа",
        "bḃḅḇ",
        "cçćĉċčḉс",
        "dďḋḍḏḑḓđ",
        "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệеё",
        "fḟ",
        "gĝğġģǧǵḡ",
        "hĥȟḣḥḧḩḫẖħ",
        "iìíîïĩīĭįǐȉȋḭḯỉịії",
        "jĵǰј",
        "kķǩḱḳḵ",
        "lĺļľḷḹḻḽł",
        "mḿṁṃ",
        "nñńņňǹṅṇṉṋ",
        "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợоοøǿ",
        "pṕṗр",
        "rŕŗřȑȓṙṛṝṟ",
        "sśŝşšșṡṣṥṧṩѕ",
        "tţťțṫṭṯṱẗ",
        "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
        "vṽṿ",
        "wŵẁẃẅẇẉẘ",
        "xẋẍх",
        "yýÿŷȳẏẙỳỵỷỹу",
        "zźżžẑẓẕ",
    ]

    /// Accented letters with their base letters, without combined characters.
    static let all: [(letter: Unicode.Scalar, base: Unicode.Scalar)] = groups.flatMap { group in
        let scalars = Array(group.unicodeScalars)
        return scalars.dropFirst().map { ($0, scalars[0]) }
    }

    /// Latin letters such as ß and æ, and Greek and Cyrillic letters: letters without a base letter
    /// have Inter's widths and the tracking.
    private static let trackedLetters = [
        0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x386...0x3CE, 0x401...0x45F, 0x490...0x491,
        0x1E9E...0x1E9E,
    ]

    /// Returns the glyphs of the letters with tracking that a HarfBuzz font contains.
    static func trackedGlyphs(in font: OpaquePointer) -> [hb_codepoint_t] {
        trackedLetters.joined().compactMap { letter in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, hb_codepoint_t(letter), &glyph) != 0
                ? glyph : nil
        }
    }
}
