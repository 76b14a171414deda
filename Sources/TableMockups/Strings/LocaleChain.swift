import Foundation

/// The languages in which a text is looked up for a locale, the nearest first.
enum LocaleChain {
    /// `pt-BR` gives `pt-br` and `pt`, `zh_TW` gives `zh-hant-tw`, `zh-tw` and `zh-hant`.
    ///
    /// A language alone counts only where its usual script is the locale's: Chinese in Hant is no
    /// Hans.
    static func tags(for locale: Locale) -> [String] {
        let language = locale.language
        guard let code = language.languageCode?.identifier.lowercased() else { return [] }
        let script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
            .lowercased()
        let usual = Locale.Language(
            identifier: Locale.Language(identifier: code).maximalIdentifier
        ).script?.identifier.lowercased()
        let region = language.region?.identifier.lowercased()
        var tags: [String] = []
        if let script, let region { tags.append("\(code)-\(script)-\(region)") }
        if let region, script == usual || language.script == nil {
            tags.append("\(code)-\(region)")
        }
        if let script { tags.append("\(code)-\(script)") }
        if script == usual { tags.append(code) }
        return tags
    }

    /// The tag by which tables are kept: `pt_BR` and `pt-BR` are `pt-br`.
    static func tag(of locale: Locale) -> String {
        locale.identifier.replacingOccurrences(of: "_", with: "-").lowercased()
    }

    /// The tag of a folder's or file's name without its extension; nothing if it is no locale.
    static func tag(ofName name: String) -> String? {
        name == "Base" ? "base" : Locales.locale(name).map { tag(of: $0) }
    }
}
