extension StringProtocol {
    /// The text in quotation marks for messages: a single line without control characters,
    /// limited to 40 characters.
    package var quoted: String { quoted(upTo: 40) }

    /// Returns the quoted text, limited to a number of characters.
    func quoted(upTo limit: Int) -> String {
        var text = ""
        for scalar in unicodeScalars.prefix(limit) {
            switch scalar {
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
            }
        }
        return unicodeScalars.dropFirst(limit).isEmpty ? "\"\(text)\"" : "\"\(text)…\""
    }
}

extension String {
    /// The name with its indefinite article for messages: `a Label`, `an ImageView`.
    package var withArticle: String {
        guard let first = lowercased().first else { return self }
        return ("aeiou".contains(first) ? "an " : "a ") + self
    }
}
