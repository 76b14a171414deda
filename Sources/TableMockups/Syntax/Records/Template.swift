/// A text with the names of columns in braces: `"{city}, {country}"`.
///
/// `{{` and `}}` stand for single braces. It is compiled once for a list of columns, and filled in
/// for each row.
public struct Template: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case text(String)
        case column(Int)
    }

    let parts: [Part]
    /// The text with its placeholders, as it was written.
    let source: String

    /// Whether no column is mentioned: every row gives the same text.
    public var isConstant: Bool {
        parts.allSatisfy { if case .text = $0 { true } else { false } }
    }

    /// Whether the text says something besides its placeholders.
    var hasOwnText: Bool {
        parts.contains {
            if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
        }
    }

    /// Compiles a text value; adds a problem for each placeholder that names no column.
    ///
    /// Returns nothing if the value is not a text or a placeholder is wrong.
    public init?(_ node: DocumentNode, columns: [String], _ problems: ProblemList) {
        guard let text = node.string(problems) else { return nil }
        var compiler = TemplateCompiler(text: text, columns: columns)
        compiler.compile()
        for fault in compiler.faults {
            let place = Self.place(of: fault.text, in: node)
            problems.error(
                fault.message, at: place.location, length: place.length, note: fault.note)
        }
        guard compiler.faults.isEmpty else { return nil }
        parts = compiler.parts
        source = text
    }

    /// The text for a row, which has the columns that the template was compiled for.
    public func text(for record: Record) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let constant): text += constant
            case .column(let index):
                if record.values.indices.contains(index) { text += record.values[index] }
            }
        }
        return text
    }

    /// Where a placeholder stands on the value's first line; the value itself if it is not there.
    private static func place(
        of text: String, in node: DocumentNode
    ) -> (location: DocumentLocation, length: Int) {
        let wanted = Array(text.unicodeScalars)
        if let line = node.location.file.line(node.location.line) {
            let rest = Array(line.unicodeScalars.dropFirst(node.location.column - 1).prefix(2000))
            for start in rest.indices where rest[start...].starts(with: wanted) {
                return (node.location.advanced(byColumns: start), wanted.count)
            }
        }
        return (node.location, node.sourceLength)
    }
}
