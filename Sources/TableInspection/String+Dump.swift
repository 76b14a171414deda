extension String {
    /// The string in quotation marks, on a single line.
    var quotedForDump: String {
        var result = "\""
        for character in unicodeScalars {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where character.value < 0x20 || character.value == 0x7F:
                result += "\\u{" + String(character.value, radix: 16) + "}"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }

    /// Returns the string, indented by `depth` levels.
    func indented(_ depth: Int) -> String { String(repeating: "  ", count: depth) + self }
}
