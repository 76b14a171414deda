extension DocumentNode {
    /// The length of the value on its first line in Unicode scalars, at least 1.
    package var sourceLength: Int {
        guard let scalar else { return 1 }
        return location.length(of: scalar.text)
    }

    /// Description of the value for messages: `the text "abc"`, `the number 12`, `a list`.
    package var described: String {
        switch value {
        case .sequence(let elements): return elements.isEmpty ? "an empty list" : "a list"
        case .mapping: return "a mapping"
        case .scalar(let scalar):
            switch scalar.resolved {
            case .null: return "nothing"
            case .bool: return scalar.text
            case .int, .float: return "the number \(scalar.text)"
            case .string:
                return scalar.text.isEmpty ? "an empty text" : "the text \(scalar.text.quoted)"
            }
        }
    }
}

extension DocumentLocation {
    /// Returns the length of a scalar on its first line, in Unicode scalars.
    ///
    /// The parser reports only the beginning of a scalar. A quoted scalar ends at the closing
    /// quote. A plain scalar has the length of its text. Other scalars are marked with a single
    /// caret.
    package func length(of text: String) -> Int {
        guard let line = file.line(line) else { return 1 }
        let rest = line.unicodeScalars.dropFirst(column - 1)
        guard let first = rest.first else { return 1 }
        if rest.starts(with: text.unicodeScalars) { return max(1, text.unicodeScalars.count) }
        guard first == "\"" || first == "'" else { return 1 }
        var length = 1
        var isEscaped = false
        for scalar in rest.dropFirst() {
            length += 1
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" && first == "\"" {
                isEscaped = true
            } else if scalar == first {
                break
            }
        }
        return length
    }
}
