import Foundation

@testable import DocumentSyntax

/// Returns the tree of a YAML text.
func yaml(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> DocumentNode {
    try DocumentParser(limits: limits).parse(SourceFile(path: "d.yaml", text: text))
}

/// Returns the tree of a JSON text.
func json(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> DocumentNode {
    try DocumentParser(limits: limits).parse(SourceFile(path: "d.json", text: text))
}

extension DocumentNode {
    /// The tree on a line: quoted texts in quotes, plain texts without quotes.
    var dump: String {
        switch value {
        case .scalar(let scalar):
            scalar.style == .plain ? scalar.text : "'\(scalar.text)'"
        case .sequence(let elements):
            "[" + elements.map(\.dump).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            "{" + mapping.entries.map { "\($0.key): \($0.value.dump)" }.joined(separator: ", ")
                + "}"
        }
    }

    /// Locations of the scalars, as `text@line:column`.
    var places: [String] {
        switch value {
        case .scalar(let scalar): ["\(scalar.text)@\(location.line):\(location.column)"]
        case .sequence(let elements): elements.flatMap(\.places)
        case .mapping(let mapping):
            mapping.entries.flatMap {
                ["\($0.key)@\($0.keyLocation.line):\($0.keyLocation.column)"] + $0.value.places
            }
        }
    }
}
