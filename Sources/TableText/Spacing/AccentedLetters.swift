/// Latin letters with accents, which have the widths of their base letters.
enum AccentedLetters {
    /// Base letters, each followed by its accented letters.
    private static let groups: [String] = [
        "AÀÁÂÃÄÅĀĂĄǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶ",
        "BḂḄḆ",
        "CÇĆĈĊČḈ",
        "DĎḊḌḎḐḒ",
        "EÈÉÊËĒĔĖĘĚȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆ",
        "FḞ",
        "GĜĞĠĢǦǴḠ",
        "HĤȞḢḤḦḨḪ",
        "IÌÍÎÏĨĪĬĮİǏȈȊḬḮỈỊ",
        "JĴ",
        "KĶǨḰḲḴ",
        "LĹĻĽḶḸḺḼ",
        "MḾṀṂ",
        "NÑŃŅŇǸṄṆṈṊ",
        "OÒÓÔÕÖŌŎŐƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢ",
        "PṔṖ",
        "RŔŖŘȐȒṘṚṜṞ",
        "SŚŜŞŠȘṠṢṤṦṨ",
        "TŢŤȚṪṬṮṰ",
        "UÙÚÛÜŨŪŬŮŰŲƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰ",
        "VṼṾ",
        "WŴẀẂẄẆẈ",
        "XẊẌ",
        "YÝŶŸȲẎỲỴỶỸ",
        "ZŹŻŽẐẒẔ",
        "aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ",
        "bḃḅḇ",
        "cçćĉċčḉ",
        "dďḋḍḏḑḓ",
        "eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ",
        "fḟ",
        "gĝğġģǧǵḡ",
        "hĥȟḣḥḧḩḫẖ",
        "iìíîïĩīĭįǐȉȋḭḯỉị",
        "jĵǰ",
        "kķǩḱḳḵ",
        "lĺļľḷḹḻḽ",
        "mḿṁṃ",
        "nñńņňǹṅṇṉṋ",
        "oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ",
        "pṕṗ",
        "rŕŗřȑȓṙṛṝṟ",
        "sśŝşšșṡṣṥṧṩ",
        "tţťțṫṭṯṱẗ",
        "uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
        "vṽṿ",
        "wŵẁẃẅẇẉẘ",
        "xẋẍ",
        "yýÿŷȳẏẙỳỵỷỹ",
        "zźżžẑẓẕ",
    ]

    /// Accented letters with their base letters, without combined characters.
    static let all: [(letter: Unicode.Scalar, base: Unicode.Scalar)] = groups.flatMap { group in
        let scalars = Array(group.unicodeScalars)
        return scalars.dropFirst().map { ($0, scalars[0]) }
    }
}
