/// One thing that a message says of a document: the line that names it, and those that explain it.
struct DocumentComplaint: Sendable, Hashable {
    enum Severity: String, Sendable, Hashable { case error, warning }

    /// What the first line says that it is; nothing where it does not.
    let severity: Severity?
    /// The first line, and those up to the next complaint.
    private(set) var lines: [Substring]

    private init(_ line: Substring) {
        lines = [line]
        severity = line.firstMatch(of: Self.head).flatMap { Severity(rawValue: String($0.1)) }
    }

    /// Excerpts of documents, which may read so, are indented.
    private static var head: Regex<(Substring, Substring)> { #/^[^ \n][^\n]*?: (error|warning): /# }

    /// What a message says, one complaint after another; lines in front of the first are one, too.
    static func all(in message: String) -> [DocumentComplaint] {
        var complaints: [DocumentComplaint] = []
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            let complaint = DocumentComplaint(line)
            if complaints.isEmpty || complaint.severity != nil {
                complaints.append(complaint)
            } else {
                complaints[complaints.count - 1].lines.append(line)
            }
        }
        return complaints
    }

    /// The line of a message that says why something has failed: that of the first error.
    static func cause(in message: String) -> Substring {
        let complaints = all(in: message)
        return (complaints.first { $0.severity == .error } ?? complaints.first)?.lines.first ?? ""
    }

    /// The place in a document, taken out of `document:12:3: error: …`, and the text without it; nothing
    /// where the first line names none.
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

    /// Its lines without the document and the level at their start.
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
