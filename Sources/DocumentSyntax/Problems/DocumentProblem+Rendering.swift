extension DocumentProblem: CustomStringConvertible {
    /// Maximum width of a printed excerpt, in terminal cells.
    private static let widestExcerpt = 96

    /// `file:line:column: error: …`, the source line, a line with a caret, and the note.
    ///
    /// Tabs become spaces up to the next multiple of four. Wide characters count as two cells.
    /// Control characters are replaced. A long line is cut around the marked text.
    public var description: String {
        var lines = ["\(location): \(severity.rawValue): \(message)"]
        if location.line > 0, !location.file.text.isEmpty,
            let source = location.file.line(location.line)
        {
            lines += excerpt(of: source)
        }
        if let note { lines.append("note: \(note)") }
        return lines.joined(separator: "\n")
    }

    private func excerpt(of source: Substring) -> [String] {
        let scalars = source.unicodeScalars
        let first = location.column - 1
        // A line can have megabytes, so only the text around the location is processed.
        let lead = Self.widestExcerpt / 3
        let skipped = first > lead * 2 ? first - lead : 0
        let window = scalars.dropFirst(skipped).prefix(Self.widestExcerpt)
        let isCut = scalars.dropFirst(skipped + Self.widestExcerpt).first != nil

        var text = skipped > 0 ? "…" : ""
        var width = text.isEmpty ? 0 : 1
        var caretAt = 0
        var caretEnd = 0
        for (offset, scalar) in window.enumerated() {
            if offset == first - skipped { caretAt = width }
            switch scalar {
            case "\t":
                let spaces = 4 - width % 4
                text += String(repeating: " ", count: spaces)
                width += spaces
            default:
                text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
                width += scalar.displayWidth
            }
            if offset >= first - skipped, offset < first - skipped + length { caretEnd = width }
        }
        if first - skipped >= window.count { caretAt = width }
        if isCut { text += "…" }
        let underline = max(1, caretEnd - caretAt)
        let caret =
            String(repeating: " ", count: caretAt) + "^"
            + String(repeating: "~", count: underline - 1)
        return ["    " + text, "    " + caret]
    }
}
