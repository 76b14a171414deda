import CPango

/// Latin letters with accents, and Cyrillic and Greek letters with the form of a Latin letter, which
/// have the widths of their base letters.
enum AccentedLetters {
    /// Base letters, each followed by its accented letters.
    private static let groups: [String] = [
        "AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶАΑ",
        "BḂḄḆВΒ",
        "CÇĆĈĊČḈС",
        "DĎḊḌḎḐḒ",
        "EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆЕЁΕ",
        "FḞ",
        "GĜĞĠĢǦǴḠ",
        "HĤȞḢḤḦḨḪНΗ",
        "IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊІЇΙ",
        "JĴЈ",
        "KĶǨḰḲḴΚ",
        "LĹĻĽḶḸḺḼ",
        "MḾṀṂМΜ",
        "NÑŃŅŇǸṄṆṈṊΝ",
        "OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢОΟ",
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
        "dďḋḍḏḑḓ",
        "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệеё",
        "fḟ",
        "gĝğġģǧǵḡ",
        "hĥȟḣḥḧḩḫẖ",
        "iìíîïĩīĭįǐȉȋḭḯỉịії",
        "jĵǰј",
        "kķǩḱḳḵ",
        "lĺļľḷḹḻḽ",
        "mḿṁṃ",
        "nñńņňǹṅṇṉṋ",
        "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợоο",
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

    /// Greek and Cyrillic letters, which have Inter's widths and the tracking.
    private static let otherScripts = [0x386...0x3CE, 0x401...0x45F, 0x490...0x491]

    /// Returns the glyphs of the Greek and Cyrillic letters that a HarfBuzz font contains.
    static func glyphsOfOtherScripts(in font: OpaquePointer) -> [hb_codepoint_t] {
        otherScripts.joined().compactMap { letter in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, hb_codepoint_t(letter), &glyph) != 0
                ? glyph : nil
        }
    }
}
