import Foundation

@testable import DocumentSyntax
@testable import TableMockups

extension DocumentNode {
    /// The value as JSON, by the rules that the reader applies to scalars.
    var json: String {
        get throws {
            switch value {
            case .sequence(let elements):
                return "[" + (try elements.map { try $0.json }).joined(separator: ", ") + "]"
            case .mapping(let mapping):
                let members = try mapping.entries.map { entry in
                    try Self.quoted(entry.key) + ": " + entry.value.json
                }
                return "{" + members.joined(separator: ", ") + "}"
            case .scalar(let scalar):
                switch scalar.resolved {
                case .null: return "null"
                case .bool(let flag): return "\(flag)"
                case .int(let number): return "\(number)"
                case .float(let number): return "\(number)"
                case .string(let text): return try Self.quoted(text)
                }
            }
        }
    }

    private static func quoted(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
