/// A value of a document whose texts are templates: the `each` of rows from a file.
///
/// The template is compiled once and creates a value for each row. A filled text has the
/// location of its row in the data file and the style `expanded`, so that a column of numbers
/// is valid where a number is expected. Keys are not templates.
package struct NodeTemplate: Sendable {
    private enum Content: Sendable {
        case constant(DocumentNode)
        case text(Template)
        case sequence([NodeTemplate])
        case mapping([(entry: DocumentMapping.Entry, value: NodeTemplate)])
    }

    private let content: Content
    private let location: DocumentLocation

    /// Compiles a value.
    ///
    /// Adds a problem for each placeholder that names an unknown column.
    package init(_ node: DocumentNode, columns: [String], _ problems: ProblemList) {
        location = node.location
        switch node.value {
        case .scalar(let scalar):
            content = Self.content(of: scalar, in: node, columns, problems)
        case .sequence(let elements):
            content = .sequence(elements.map { NodeTemplate($0, columns: columns, problems) })
        case .mapping(let mapping):
            content = .mapping(
                mapping.entries.map { ($0, NodeTemplate($0.value, columns: columns, problems)) })
        }
    }

    /// Whether the template has no placeholders, so that every row gets the same value.
    package var isConstant: Bool {
        switch content {
        case .constant: true
        case .text: false
        case .sequence(let elements): elements.allSatisfy(\.isConstant)
        case .mapping(let entries): entries.allSatisfy(\.value.isConstant)
        }
    }

    /// Returns the value for a row with the columns of the template.
    package func node(for record: Record) -> DocumentNode {
        switch content {
        case .constant(let node):
            return node
        case .text(let template):
            let filled = FilledTemplate(
                text: template.source, location: location, hasOwnText: template.hasOwnText,
                columns: record.columns, values: record.values)
            let scalar = DocumentScalar(template.text(for: record), filled: filled)
            return DocumentNode(.scalar(scalar), at: record.location)
        case .sequence(let elements):
            return DocumentNode(.sequence(elements.map { $0.node(for: record) }), at: location)
        case .mapping(let entries):
            let expanded = entries.map {
                DocumentMapping.Entry(
                    key: $0.entry.key, at: $0.entry.keyLocation, value: $0.value.node(for: record))
            }
            return DocumentNode(.mapping(DocumentMapping(expanded)), at: location)
        }
    }

    private static func content(
        of scalar: DocumentScalar, in node: DocumentNode, _ columns: [String],
        _ problems: ProblemList
    ) -> Content {
        guard scalar.text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }),
            let template = Template(node, columns: columns, problems)
        else { return .constant(node) }
        guard template.isConstant else { return .text(template) }
        let empty = Record(columns: [], values: [], location: node.location)
        let constant = DocumentScalar(template.text(for: empty), scalar.style)
        return .constant(DocumentNode(.scalar(constant), at: node.location))
    }
}

/// Origin of a text from a record: the template and the values.
package struct FilledTemplate: Sendable, Hashable {
    /// The template as written in the document.
    package let text: String
    /// Location of the template.
    package let location: DocumentLocation
    /// Whether the template contains text besides its placeholders.
    let hasOwnText: Bool
    let columns: [String]
    let values: [String]

    /// Returns the text of another template for the same record.
    ///
    /// The other template is a translation of this template.
    ///
    /// Adds a problem and returns `nil` if the translation names unknown columns.
    func text(
        by translation: String, at place: DocumentLocation, _ problems: ProblemList
    ) -> String? {
        let node = DocumentNode(.scalar(DocumentScalar(translation, .quoted)), at: place)
        let record = Record(columns: columns, values: values, location: place)
        return Template(node, columns: columns, problems)?.text(for: record)
    }
}
