extension DocumentNode {
    /// The length of the value on its first line in Unicode scalars, at least 1.
    package var sourceLength: Int {
        guard let scalar else { return 1 }
        return location.length(of: scalar.text)
    }

    /// Returns the location of a part of a scalar's text, or `nil` if the source does not contain
    /// the text up to the end of the part.
    ///
    /// The range counts the Unicode scalars of the text from 0.
    func location(ofPart part: Range<Int>) -> DocumentLocation? {
        guard let scalar, scalar.filled == nil, let line = location.file.line(location.line) else {
            return nil
        }
        let source = line.unicodeScalars.dropFirst(location.column - 1)
        let beginning = scalar.text.unicodeScalars.prefix(part.upperBound)
        let isQuoted = source.first == "\"" || source.first == "'"
        let inside = isQuoted && scalar.style == .quoted ? 1 : 0
        guard source.dropFirst(inside).starts(with: beginning) else { return nil }
        return location.advanced(byColumns: inside + part.lowerBound)
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
