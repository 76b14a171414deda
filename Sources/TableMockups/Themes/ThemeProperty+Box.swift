import DocumentSyntax
import TableDrawing
import TableThemes

extension ThemeProperty {
    /// A property for the box around the rows of a section.
    static func box(
        _ name: String, _ path: WritableKeyPath<Part, SectionBox> & Sendable
    ) -> ThemeProperty {
        ThemeProperty(
            name: name,
            schema: { form in
                [
                    "anyOf": [
                        ["const": "edgeToEdge"], form.reference(SectionBoxSchema.definition),
                    ]
                ]
            },
            change: { node, part, context in
                if node.scalar != nil, !node.isNull {
                    if node.choice(["edgeToEdge"], context.problems, note: hint) != nil {
                        part[keyPath: path] = .edgeToEdge
                    }
                    return
                }
                guard let reader = SchemaReader(node, SectionBoxSchema(), context) else { return }
                if let radius = reader[\.card] { part[keyPath: path] = .card(cornerRadius: radius) }
                if let values = reader[\.bordered] {
                    var box = bordered(part[keyPath: path])
                    box?.change(by: values, context)
                    if let box { part[keyPath: path] = .bordered(box) }
                }
                if !reader.has(\.card), !reader.has(\.bordered) {
                    reader.mapping.problemWithout("card", "bordered")
                }
                reader.finish()
            },
            descendants: { BorderedBox.allPaths.map { ["bordered"] + $0 } },
            addDefinitions: { BorderedBox.addDefinitions($0, to: &$1) })
    }

    private static var hint: String { "other boxes are written {card: 10} or {bordered: {…}}" }

    /// Returns the current border, or the border of the theme `ios6`.
    private static func bordered(_ box: SectionBox) -> BorderedBox? {
        for case .bordered(let box) in [box, Theme.ios6.grouped.box] { return box }
        return nil
    }
}

extension MappingReader {
    /// Reports that all of the given keys are missing.
    func problemWithout(_ keys: String...) {
        problems.error(
            "\(name) is empty; give \(Suggestion.list(keys, "or"))", at: node)
    }
}
