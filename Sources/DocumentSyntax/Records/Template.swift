/// A text with column names in braces: `"{city}, {country}"`.
///
/// `{{` and `}}` are escaped braces. A template is compiled once for a list of columns, and
/// filled for each row.
package struct Template: Sendable, Hashable {
    enum Part: Sendable, Hashable {
        case text(String)
        case column(Int)
    }

    let parts: [Part]
    /// The original text with its placeholders.
    let source: String

    /// Whether the text has no placeholders, so that every row gets the same text.
    package var isConstant: Bool {
        parts.allSatisfy { if case .text = $0 { true } else { false } }
    }

    /// Whether the text contains more than placeholders.
    var hasOwnText: Bool {
        parts.contains {
            if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
        }
    }

    /// Compiles a text.
    ///
    /// Adds a problem for each placeholder that names an unknown column.
    ///
    /// Returns `nil` if the value is not a text or a placeholder is invalid.
    package init?(_ node: DocumentNode, columns: [String], _ problems: ProblemList) {
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

    /// Returns the text for a row with the columns of the template.
    package func text(for record: Record) -> String {
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

    /// Returns the location of a placeholder on the value's first line, or the location of the
    /// value if the placeholder is on another line.
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
