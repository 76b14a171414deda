import Foundation

/// Locales of no language that show what a layout does with long texts, or those from right to left.
///
/// Placeholders stay as they are: those of formats, such as `%@` and `%1$.2f`, and columns in braces.
enum PseudoLocale: String {
    /// `en-XA`: accented letters in brackets, about 40 % longer.
    case lengthened = "XA"
    /// `ar-XB`: the same letters, written from right to left.
    case mirrored = "XB"

    /// The pseudo-locale of a locale, if it is one.
    init?(_ locale: Locale) {
        switch (locale.language.languageCode?.identifier, locale.language.region?.identifier) {
        case ("en", "XA"): self = .lengthened
        case ("ar", "XB"): self = .mirrored
        default: return nil
        }
    }

    /// The text as the locale shows it.
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

    /// The text and the placeholders in it.
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

    /// Letters with marks that every font for Latin has.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ",
            "áçďéğĥíĵķĺñöřšţûŵýžÅÇĐÉĞĤÎĴĶĹÑÖŘŠŢÛŴÝŽ"))

    private static func accented(_ character: Character) -> Character {
        accents[character] ?? character
    }

    /// Words of so many characters at least one.
    private static func padding(_ count: Int) -> String {
        let words = "one two three four five six seven eight nine ten "
        let cycle = String(repeating: words, count: count / words.count + 1)
        let padding = cycle.prefix(count).trimmingCharacters(in: .whitespaces)
        return padding.isEmpty ? "" : " " + String(padding.map(accented))
    }

    /// Each word between marks that have it written from right to left, whatever its letters.
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
