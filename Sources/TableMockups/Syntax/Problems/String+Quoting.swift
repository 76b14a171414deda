extension StringProtocol {
    /// The text in quotation marks as messages show it: one line, without control characters, cut
    /// after 40 characters.
    var quoted: String {
        var text = ""
        for scalar in unicodeScalars.prefix(40) {
            switch scalar {
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
            }
        }
        return unicodeScalars.dropFirst(40).isEmpty ? "\"\(text)\"" : "\"\(text)…\""
    }
}
