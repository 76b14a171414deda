import DocumentSyntax
import Foundation
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

/// `box: {card: 12}` or `box: {bordered: {cornerRadius: 12}}`.
final class SectionBoxSchema: MappingSchema {
    static let displayName = "a section's box"
    static let definition = "theme.SectionBox"
    static let summary = "The box around the rows of a section. The value edgeToEdge draws no box."
    static let exclusive = [["card", "bordered"]]

    let card = Key<CGFloat>(
        "card", .number(.themeLength),
        "A card of narrower cells with the given corner radius, in points.")
    let bordered = Key<DocumentNode>(
        "bordered", .deferred { $0.reference(BorderedBox.definition) },
        "A bordered box. Absent keys keep the values of the base theme's box, or of the box of "
            + "ios6.")
}
