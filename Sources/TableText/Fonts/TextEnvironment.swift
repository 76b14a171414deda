#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

import Foundation

/// The inputs of text layout apart from attributes.
package struct TextEnvironment: Sendable {
    /// Fonts available to text layout.
    package var fontBook: FontBook
    /// The typeface of `Font.systemFont(ofSize:)`.
    package var systemFont: SystemFont
    /// A BCP 47 tag such as `en` or `zh-Hant`.
    ///
    /// It is never the process's locale.
    ///
    /// The language selects among the regional forms of letters.
    package var language: String

    /// Creates an environment, by default with the standard book, San Francisco and English.
    package init(
        fontBook: FontBook = .standard, systemFont: SystemFont = .sanFrancisco,
        language: String = "en"
    ) {
        self.fontBook = fontBook
        self.systemFont = systemFont
        self.language = language
    }

    /// Returns the language for shaping texts of a locale, such as `de`.
    ///
    /// The tag of Chinese contains the script or region that decides the forms of its characters:
    /// `zh` for Simplified Chinese, `zh-Hant`, `zh-HK`, `zh-MO`, `yue-Hans`, `yue-Hant`.
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
    @TaskLocal package static var current = TextEnvironment()
}
