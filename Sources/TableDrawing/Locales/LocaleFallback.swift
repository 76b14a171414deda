import Foundation

/// The names under which texts, images and colours are looked up for a locale.
///
/// The order is that of CLDR's parent locales and of Apple's "How iOS Determines the Language For
/// Your App" (QA1828): the locale itself, then ever more general ones. A locale's script decides:
/// texts in one script never stand in for those in another. Likely scripts come from ICU.
package enum LocaleFallback {
    /// The names for a locale, the nearest first, in lowercase and with hyphens.
    ///
    /// `zh_HK` gives `zh-hk`, `zh-hant-hk`, `zh-hant`, and at the end `zh-hant-tw` and `zh-tw`,
    /// which are the same as `zh-hant`.
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
            // Apple's systems have British English where CLDR has that of the world.
            if current.language == "en", current.region == "001" { add("en-gb") }
            place = current.parent
            if place == nil {
                current.likely?.names(spelledFirst: String(spelling)).forEach(add)
            }
        }
        return tags
    }

    /// The name of a locale in lowercase and with hyphens, without keywords: `pt_BR` is `pt-br`.
    package static func tag(of locale: Locale) -> String { tag(ofName: locale.identifier) }

    /// A language's name in lowercase and with hyphens.
    package static func tag(ofName name: String) -> String {
        let plain = name.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-").lowercased()
        let end = plain.range(of: "-u-")?.lowerBound ?? plain.endIndex
        return plain[..<end].split(separator: "-").map { $0 == "aran" ? "arab" : $0 }
            .joined(separator: "-")
    }

    /// The name for a table of a locale's language, whatever its region: `de`, `zh-Hant`.
    ///
    /// `tags(for:)` contains it in lowercase.
    package static func tableName(for locale: Locale) -> String {
        guard let place = LanguagePlace(locale) else { return tag(of: locale) }
        return place.languageName
    }
}
