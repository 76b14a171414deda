/// The fonts at fixed places, in their order of substitution.
enum StandardFonts {
    /// A file with known families and style, so that it need not be opened to search for a
    /// face.
    struct File: Sendable, Hashable {
        var package: FontPackage
        var path: String
        var families: [String]
        var weight: Int
        var isItalic: Bool
    }

    /// A family that substitutes characters missing in the requested family.
    struct Substitute: Sendable {
        var package: FontPackage
        var family: String
        /// File name up to the style.
        var stem: String
        /// Ranges of characters to substitute.
        ///
        /// An empty list stands for all characters.
        var ranges: [ClosedRange<UInt32>] = []
        /// Language for shaping the family's characters.
        var language: String?
    }

    static let interFolder = "/usr/share/fonts/opentype/inter/"
    static let nimbusFolder = "/usr/share/fonts/opentype/urw-base35/"
    static let notoFolder = "/usr/share/fonts/truetype/noto/"
    static let cjkFolder = "/usr/share/fonts/opentype/noto/"

    static let cjkRanges: [ClosedRange<UInt32>] = [
        0x1100...0x11FF, 0x2E80...0x312F, 0x3130...0x31FF, 0x3200...0x9FFF, 0xA960...0xA97F,
        0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
        0x1F200...0x1F2FF, 0x20000...0x3FFFF,
    ]

    static let substitutes: [Substitute] = [
        Substitute(package: .noto, family: "Noto Sans", stem: "NotoSans"),
        script(
            "Arabic", 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF,
            0xFE70...0xFEFF, language: "ar"),
        script("Hebrew", 0x0590...0x05FF, 0xFB1D...0xFB4F, language: "he"),
        script("Devanagari", 0x0900...0x097F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF, language: "hi"),
        script("Thai", 0x0E00...0x0E7F, language: "th"),
        script("Bengali", 0x0980...0x09FF, language: "bn"),
        script("Gurmukhi", 0x0A00...0x0A7F, language: "pa"),
        script("Gujarati", 0x0A80...0x0AFF, language: "gu"),
        script("Oriya", 0x0B00...0x0B7F, language: "or"),
        script("Tamil", 0x0B80...0x0BFF, language: "ta"),
        script("Telugu", 0x0C00...0x0C7F, language: "te"),
        script("Kannada", 0x0C80...0x0CFF, language: "kn"),
        script("Malayalam", 0x0D00...0x0D7F, language: "ml"),
        script("Sinhala", 0x0D80...0x0DFF, language: "si"),
        script("Lao", 0x0E80...0x0EFF, language: "lo"),
        script("Myanmar", 0x1000...0x109F, 0xAA60...0xAA7F, 0xA9E0...0xA9FF, language: "my"),
        script("Khmer", 0x1780...0x17FF, 0x19E0...0x19FF, language: "km"),
        script("Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F, language: "ka"),
        script("Armenian", 0x0530...0x058F, 0xFB13...0xFB17, language: "hy"),
        script("Ethiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F, language: "am"),
        script("Thaana", 0x0780...0x07BF, language: "dv"),
        script("Syriac", 0x0700...0x074F, language: "syr"),
        script("Cherokee", 0x13A0...0x13FF, 0xAB70...0xABBF, language: "chr"),
        script("CanadianAboriginal", 0x1400...0x167F, 0x18B0...0x18FF, language: "iu"),
        script("Mongolian", 0x1800...0x18AF, language: "mn"),
        script("Tifinagh", 0x2D30...0x2D7F, language: "ber"),
        script("NKo", 0x07C0...0x07FF, language: "nqo"),
        Substitute(
            package: .noto, family: "Noto Serif Tibetan", stem: "NotoSerifTibetan",
            ranges: [0x0F00...0x0FFF], language: "bo"),
        Substitute(
            package: .cjk, family: "Noto Sans CJK JP", stem: "NotoSansCJK", ranges: cjkRanges,
            language: "ja"),
        Substitute(package: .noto, family: "Noto Sans Symbols", stem: "NotoSansSymbols"),
        Substitute(package: .noto, family: "Noto Sans Symbols2", stem: "NotoSansSymbols2"),
        Substitute(package: .noto, family: "Noto Sans Math", stem: "NotoSansMath"),
        Substitute(package: .emoji, family: emojiFamily, stem: "NotoColorEmoji"),
    ]

    static let emojiFamily = "Noto Color Emoji"

    /// Returns Noto's family for a script.
    ///
    /// The family name has a space where the file name has none.
    private static func script(
        _ name: String, _ ranges: ClosedRange<UInt32>..., language: String
    ) -> Substitute {
        let spaced =
            name == "CanadianAboriginal" ? "Canadian Aboriginal" : name == "NKo" ? "NKo" : name
        return Substitute(
            package: .noto, family: "Noto Sans " + spaced, stem: "NotoSans" + name, ranges: ranges,
            language: language)
    }

    /// Returns the family of Noto Sans CJK with the forms of a language, and the language for
    /// shaping.
    ///
    /// Languages without Han characters get the Japanese family.
    static func cjkFamily(for language: String) -> (family: String, language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ko": return ("Noto Sans CJK KR", "ko")
        case "zh", "cmn", "yue": break
        default: return ("Noto Sans CJK JP", "ja")
        }
        let isHongKong = parts.contains("hk") || parts.contains("mo")
        if parts.contains("hans") { return ("Noto Sans CJK SC", "zh-cn") }
        if isHongKong || parts.first == "yue" { return ("Noto Sans CJK HK", "zh-hk") }
        if parts.contains("hant") || parts.contains("tw") { return ("Noto Sans CJK TC", "zh-tw") }
        return ("Noto Sans CJK SC", "zh-cn")
    }

    /// All files that may exist.
    static let files: [File] = {
        let weights: [(String, Int)] = [
            ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
            ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
        ]
        var files: [File] = []
        for (name, weight) in weights {
            files.append(
                File(
                    package: .inter, path: interFolder + "Inter-\(name).otf", families: ["Inter"],
                    weight: weight, isItalic: false))
            let italic = name == "Regular" ? "Italic" : name + "Italic"
            files.append(
                File(
                    package: .inter, path: interFolder + "Inter-\(italic).otf",
                    families: ["Inter"], weight: weight, isItalic: true))
        }
        for (name, weight, isItalic) in [
            ("Regular", 400, false), ("Bold", 700, false), ("Italic", 400, true),
            ("BoldItalic", 700, true),
        ] {
            files.append(
                File(
                    package: .nimbus, path: nimbusFolder + "NimbusSans-\(name).otf",
                    families: ["Nimbus Sans"], weight: weight, isItalic: isItalic))
        }
        for substitute in substitutes {
            files += substituteFiles(substitute)
        }
        return files
    }()

    private static func substituteFiles(_ substitute: Substitute) -> [File] {
        switch substitute.package {
        case .emoji:
            return [
                File(
                    package: .emoji, path: notoFolder + substitute.stem + ".ttf",
                    families: [substitute.family], weight: 400, isItalic: false)
            ]
        case .cjk:
            return [("Regular", 400), ("Bold", 700)].map { name, weight in
                File(
                    package: .cjk, path: cjkFolder + "\(substitute.stem)-\(name).ttc",
                    families: ["JP", "KR", "SC", "TC", "HK"].map { "Noto Sans CJK " + $0 },
                    weight: weight, isItalic: false)
            }
        case .noto, .inter, .nimbus:
            return [("Regular", 400), ("Bold", 700)].map { name, weight in
                File(
                    package: substitute.package,
                    path: notoFolder + "\(substitute.stem)-\(name).ttf",
                    families: [substitute.family], weight: weight, isItalic: false)
            }
        }
    }
}
