import Foundation
import TableDrawing

/// Locales as documents write them, with `_` or `-` between their parts.
enum Locales {
    /// Codes without an ISO language of their own that ICU still takes for another.
    private static let aliases: Set<String> = ["sh"]

    /// The locale of an identifier; nothing if its language is unknown.
    ///
    /// Any region goes with any language, as ICU has it: `de_JP` is German with Japan's habits.
    static func locale(_ text: String) -> Locale? {
        guard text.wholeMatch(of: /[A-Za-z]{2,3}([_\-][A-Za-z0-9]+)*(@[A-Za-z0-9=;\-_]+)?/) != nil
        else { return nil }
        // What follows `-u-` is keywords, which only the form with hyphens has.
        let identifier =
            text.contains("-u-") ? text : text.replacingOccurrences(of: "-", with: "_")
        let locale = Locale(identifier: identifier)
        guard let code = locale.language.languageCode else { return nil }
        let isKnown =
            code.isISOLanguage || aliases.contains(code.identifier)
            || script(of: Locale.Language(identifier: code.identifier)) != nil
        return isKnown ? locale : nil
    }

    /// The direction in which a locale's language is written: that of its usual script.
    static func direction(of locale: Locale) -> LayoutDirection {
        let script = script(of: locale.language)
        return script.map(rightToLeftScripts.contains) == true ? .rightToLeft : .leftToRight
    }

    private static func script(of language: Locale.Language) -> String? {
        Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    }

    /// ISO 15924 codes of the scripts in use that run from right to left.
    private static let rightToLeftScripts: Set<String> = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
    ]
}

extension LayoutDirection {
    /// The direction in which a locale's language is written.
    public init(of locale: Locale) { self = Locales.direction(of: locale) }
}
