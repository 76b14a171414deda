extension StringProtocol {
    /// The text in quotation marks as messages show it: one line, without control characters, cut
    /// after 40 characters.
    var quoted: String { quoted(upTo: 40) }

    /// The same, cut after a number of characters.
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
