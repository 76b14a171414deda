#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

import Foundation

/// The inputs of text layout apart from attributes.
public struct TextEnvironment: Sendable {
    public var fontBook: FontBook
    /// The typeface of `Font.systemFont(ofSize:)`.
    public var systemFont: SystemFont
    /// A BCP 47 tag such as `en` or `zh-Hant`.
    ///
    /// It is never the process's locale.
    ///
    /// The language selects among the regional forms of letters.
    public var language: String

    public init(
        fontBook: FontBook = .standard, systemFont: SystemFont = .sanFrancisco,
        language: String = "en"
    ) {
        self.fontBook = fontBook
        self.systemFont = systemFont
        self.language = language
    }

    /// The language that a locale's texts are shaped in: `de`, and for Chinese with what decides the forms of
    /// its characters: `zh` for Simplified Chinese, `zh-Hant`, `zh-HK`, `zh-MO`.
    package static func language(of locale: Locale) -> String {
        guard let code = locale.language.languageCode?.identifier else { return "en" }
        guard code == "zh" || code == "cmn" || code == "yue" else { return code }
        let language = Locale.Language(identifier: locale.language.maximalIdentifier)
        guard language.script == .hanTraditional else { return code == "yue" ? "yue-Hans" : "zh" }
        if code == "yue" { return "yue-Hant" }
        switch language.region?.identifier {
        case "HK": return "zh-HK"
        case "MO": return "zh-MO"
        default: return "zh-Hant"
        }
    }

    /// The environment of the current render in this task.
    ///
    /// The default is the standard book, San Francisco and English.
    @TaskLocal public static var current = TextEnvironment()

    /// Unsets the variables that change pictures and are no other program's business; call it first thing in a
    /// process, before another thread runs.
    ///
    /// The command removes more: everything but the variables that it needs itself. A process that does more than
    /// draw keeps its own variables, and those of its libraries that change no picture.
    public static func sealProcess() {
        for name in [
            "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "LANGUAGE", "LIBTHAI_DICTDIR",
            "PANGO_LANGUAGE",
            "PIXMAN_DISABLE", "YAMS_DEFAULT_ENCODING",
        ] { unsetenv(name) }
    }
}
