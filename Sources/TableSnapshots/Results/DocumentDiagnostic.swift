/// A diagnostic in a message about a document: the line that states it, and explanatory lines.
struct DocumentDiagnostic: Sendable, Hashable {
    enum Severity: String, Sendable, Hashable { case error, warning }

    /// Severity stated in the first line, or `nil`.
    let severity: Severity?
    /// The first line, and the lines up to the next diagnostic.
    private(set) var lines: [Substring]

    private init(_ line: Substring) {
        lines = [line]
        severity = line.firstMatch(of: Self.head).flatMap { Severity(rawValue: String($0.1)) }
    }

    /// Pattern of a first line.
    ///
    /// Excerpts of documents are indented, and so do not match.
    private static var head: Regex<(Substring, Substring)> { #/^[^ \n][^\n]*?: (error|warning): /# }

    /// Returns the diagnostics in a message.
    ///
    /// Lines before the first diagnostic form a separate diagnostic.
    static func all(in message: String) -> [DocumentDiagnostic] {
        var diagnostics: [DocumentDiagnostic] = []
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            let diagnostic = DocumentDiagnostic(line)
            if diagnostics.isEmpty || diagnostic.severity != nil {
                diagnostics.append(diagnostic)
            } else {
                diagnostics[diagnostics.count - 1].lines.append(line)
            }
        }
        return diagnostics
    }

    /// Returns the line of the first error in a message, as the cause of a failure.
    static func cause(in message: String) -> Substring {
        let diagnostics = all(in: message)
        return (diagnostics.first { $0.severity == .error } ?? diagnostics.first)?.lines.first ?? ""
    }

    /// Returns the location in `document:12:3: error: …` and the remaining text, or `nil` if
    /// the first line has no location.
    func place(
        in document: String
    ) -> (line: String, column: String, message: String)? {
        guard let first = lines.first, first.hasPrefix(document + ":") else { return nil }
        let parts = first.dropFirst(document.count + 1).split(
            separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, Int(parts[0]) != nil, Int(parts[1]) != nil else { return nil }
        return (
            String(parts[0]), String(parts[1]),
            ([withoutLevel(parts[2])] + lines.dropFirst()).joined(separator: "\n")
        )
    }

    /// Returns the lines without the document and the severity at their start.
    func text(of document: String) -> String {
        let first = lines.first ?? ""
        let start = document + ":"
        let text = first.hasPrefix(start) ? withoutLevel(first.dropFirst(start.count)) : first
        return ([text] + lines.dropFirst()).joined(separator: "\n")
    }

    private func withoutLevel(_ text: Substring) -> Substring {
        let start = severity.map { " \($0.rawValue): " } ?? " "
        return text.hasPrefix(start) ? text.dropFirst(start.count) : text
    }
}
