import Foundation

/// The search for the texts, images and colours of a locale.
///
/// The order follows CLDR's parent locales and Apple's "How iOS Determines the Language For Your
/// App" (QA1828): the locale itself, then its parents. All names have the locale's script, because
/// readers of a script may not read another script. Likely scripts come from ICU.
package enum LocaleFallback {
    /// Returns the names for a locale in lowercase with hyphens, nearest first.
    ///
    /// `zh_HK` gives `zh-hk`, `zh-hant-hk`, `zh-hant`, and at the end `zh-hant-tw` and `zh-tw`,
    /// because Taiwan is the likely region of `zh-hant`.
    package static func tags(for locale: Locale) -> [String] {
        var tags: [String] = []
        func add(_ tag: String) {
            if !tags.contains(tag) { tags.append(tag) }
        }
        add(tag(of: locale))
        let spelling = tag(of: locale).prefix { $0 != "-" }
        var place = LanguagePlace(locale)
        while let current = place {
            current.names(spelledFirst: String(spelling)).forEach(add)
            // Apple's systems use British English instead of CLDR's international English.
            if current.language == "en", current.region == "001" { add("en-gb") }
            place = current.parent
            if place == nil {
                current.likely?.names(spelledFirst: String(spelling)).forEach(add)
            }
        }
        return tags
    }

    /// Returns the name of a locale in lowercase with hyphens, without keywords: `pt-br`.
    package static func tag(of locale: Locale) -> String { tag(ofName: locale.identifier) }

    /// Returns the name of a language in lowercase with hyphens, without keywords.
    package static func tag(ofName name: String) -> String {
        let plain = name.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-").lowercased()
        let end = plain.range(of: "-u-")?.lowerBound ?? plain.endIndex
        return plain[..<end].split(separator: "-").map { $0 == "aran" ? "arab" : $0 }
            .joined(separator: "-")
    }

    /// Returns the name for a table of a locale's language in any region: `de`, `zh-Hant`.
    ///
    /// `tags(for:)` contains the name in lowercase.
    package static func tableName(for locale: Locale) -> String {
        guard let place = LanguagePlace(locale) else { return tag(of: locale) }
        return place.languageName
    }
}
