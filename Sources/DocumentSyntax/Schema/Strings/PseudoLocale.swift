import Foundation

/// Pseudo-locales that test a layout with long texts or right-to-left texts.
///
/// Placeholders do not change: format specifiers such as `%@` and `%1$.2f`, and columns in braces.
enum PseudoLocale: String {
    /// `en-XA`: accented letters in brackets, about 40 % longer.
    case lengthened = "XA"
    /// `ar-XB`: the original letters, written from right to left.
    case mirrored = "XB"

    /// Returns the pseudo-locale of a locale, or `nil` if the locale is not a pseudo-locale.
    init?(_ locale: Locale) {
        switch (locale.language.languageCode?.identifier, locale.language.region?.identifier) {
        case ("en", "XA"): self = .lengthened
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }

    /// Returns the visible text in the pseudo-locale.
    func text(_ text: String) -> String {
        guard text.contains(where: \.isLetter) else { return text }
        let parts = Self.parts(of: text)
        switch self {
        case .lengthened:
            let accented = parts.map { part in
                part.isPlaceholder ? String(part.text) : String(part.text.map(Self.accented))
            }
            let own = parts.filter { !$0.isPlaceholder }.reduce(0) { $0 + $1.text.count }
            return "[" + accented.joined() + Self.padding((own * 2 + 4) / 5) + "]"
        case .mirrored:
            return parts.map { part in
                part.isPlaceholder ? String(part.text) : Self.mirrored(part.text)
            }.joined()
        }
    }

    private struct Part {
        var text: Substring
        var isPlaceholder: Bool
    }

    /// Splits a text into plain text and placeholders.
    private static func parts(of text: String) -> [Part] {
        let placeholder =
            #/
            %% | %\#@\w+@ | %(?:\d+\$)?[-+\x20\#0']*(?:\d+|\*)?(?:\.(?:\d+|\*))?
            (?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA]
            | \{\{ | \}\} | \{[^{}\n]*\}
            /#
        var parts: [Part] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: placeholder) {
            if match.range.lowerBound > rest.startIndex {
                parts.append(
                    Part(text: rest[..<match.range.lowerBound], isPlaceholder: false))
            }
            parts.append(Part(text: match.output, isPlaceholder: true))
            rest = rest[match.range.upperBound...]
        }
        if !rest.isEmpty { parts.append(Part(text: rest, isPlaceholder: false)) }
        return parts
    }

    /// Accented letters that every Latin font contains.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
            "áçďéğĥíĵķĺñöřšţûŵýžÅÇĐÉĞĤÎĴĶĹÑÖŘŠŢÛŴÝŽ"))

    private static func accented(_ character: Character) -> Character {
        accents[character] ?? character
    }

    /// Returns padding words with at least the given number of characters.
    private static func padding(_ count: Int) -> String {
        let words = "one two three four five six seven eight nine ten "
        let cycle = String(repeating: words, count: count / words.count + 1)
        let padding = cycle.prefix(count).trimmingCharacters(in: .whitespaces)
        return padding.isEmpty ? "" : " " + String(padding.map(accented))
    }

    /// Adds directional marks around each word, so that any letters run from right to left.
    private static func mirrored(_ text: Substring) -> String {
        var result = ""
        var word = ""
        func flush() {
            if !word.isEmpty { result += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
            word = ""
        }
        for character in text {
            if character.isWhitespace {
                flush()
                result.append(character)
            } else {
                word.append(character)
            }
        }
        flush()
        return result
    }
}
