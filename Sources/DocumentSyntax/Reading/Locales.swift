import Foundation
import TableDrawing

/// Locale identifiers of documents, with `_` or `-` between their parts.
package enum Locales {
    /// Codes that ICU maps to a language although ISO does not list the codes.
    private static let aliases: Set<String> = ["sh"]

    /// Returns the locale of an identifier, or `nil` if its language is unknown.
    ///
    /// Any region can follow any language, as in ICU: `de_JP` is German with Japanese conventions.
    static func locale(_ text: String) -> Locale? {
        guard text.wholeMatch(of: /[A-Za-z]{2,3}([_\-][A-Za-z0-9]+)*(@[A-Za-z0-9=;\-_]+)?/) != nil
        else { return nil }
        // Keywords follow `-u-`. Only identifiers with hyphens can have keywords.
        let identifier =
            text.contains("-u-") ? text : text.replacingOccurrences(of: "-", with: "_")
        let locale = Locale(identifier: identifier)
        guard let code = locale.language.languageCode else { return nil }
        let isKnown =
            code.isISOLanguage || aliases.contains(code.identifier)
            || script(of: Locale.Language(identifier: code.identifier)) != nil
        return isKnown ? locale : nil
    }

    /// Returns the writing direction of a locale's language, which is the direction of its
    /// usual script.
    package static func direction(of locale: Locale) -> LayoutDirection {
        let script = script(of: locale.language)
        return script.map(rightToLeftScripts.contains) == true ? .rightToLeft : .leftToRight
    }

    private static func script(of language: Locale.Language) -> String? {
        Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    }

    /// ISO 15924 codes of the right-to-left scripts in use.
    private static let rightToLeftScripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]
}

extension LayoutDirection {
    /// Creates the writing direction of a locale's language.
    public init(of locale: Locale) { self = Locales.direction(of: locale) }
}
