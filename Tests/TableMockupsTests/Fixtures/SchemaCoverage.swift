import Foundation

@testable import TableMockups

/// Keys of a schema that a number of documents use.
///
/// A key is identified by its mapping. All forms of a definition count as a single mapping, as do
/// rows with row styles, and views of all classes.
struct SchemaCoverage {
    private let schema: [String: Any]
    private let definitions: [String: Any]
    private(set) var used: Set<String> = []

    init(_ text: String) throws {
        schema =
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
        definitions = schema["$defs"] as? [String: Any] ?? [:]
    }

    /// All keys, as `mapping.key`.
    var keys: Set<String> {
        var found: Set<String> = []
        for (name, definition) in definitions { Self.collect(definition, name, &found) }
        Self.collect(schema.filter { $0.key != "$defs" }, "document", &found)
        return found
    }

    /// Records the keys that a document uses, or a value of a definition.
    mutating func note(_ json: String, as definition: String? = nil) throws {
        let value = try JSONSerialization.jsonObject(
            with: Data(json.utf8), options: .fragmentsAllowed)
        note(value, definition.flatMap { definitions[$0] } ?? schema, definition ?? "document")
    }

    private mutating func note(_ value: Any, _ schema: Any, _ name: String) {
        guard let schema = schema as? [String: Any] else { return }
        if let reference = schema["$ref"] as? String {
            let name = reference.components(separatedBy: "/").last ?? ""
            let definition = definitions[name]
            note(value, definition ?? self.schema, definition == nil ? "document" : name)
        }
        for word in ["anyOf", "oneOf", "allOf"] {
            for choice in schema[word] as? [Any] ?? [] { note(value, choice, name) }
        }
        for word in ["then", "else"] {
            if let part = schema[word] { note(value, part, name) }
        }
        if let members = value as? [String: Any] { note(members, schema, name) }
        if let elements = value as? [Any], let items = schema["items"] {
            for element in elements { note(element, items, name) }
        }
    }

    /// A mapping counts only for definitions with all of the mapping's keys.
    private mutating func note(_ members: [String: Any], _ schema: [String: Any], _ name: String) {
        let known = schema["properties"] as? [String: Any] ?? [:]
        let isOpen = schema["additionalProperties"] as? Bool != false
        if isOpen || members.keys.allSatisfy({ known[$0] != nil }) {
            for (key, value) in members {
                guard let part = known[key] else { continue }
                used.insert(Self.mappingName(of: name) + "." + key)
                note(value, part, name + "." + key)
            }
        }
        guard let others = schema["additionalProperties"] as? [String: Any] else { return }
        for (key, value) in members where known[key] == nil { note(value, others, name) }
    }

    private static func collect(_ schema: Any, _ name: String, _ found: inout Set<String>) {
        guard let schema = schema as? [String: Any] else { return }
        for (key, part) in schema["properties"] as? [String: Any] ?? [:] {
            found.insert(mappingName(of: name) + "." + key)
            collect(part, name + "." + key, &found)
        }
        for word in ["anyOf", "oneOf", "allOf"] {
            for choice in schema[word] as? [Any] ?? [] { collect(choice, name, &found) }
        }
        for word in ["items", "additionalProperties", "then", "else"] {
            if let part = schema[word] { collect(part, name, &found) }
        }
    }

    /// Returns the name of a definition's mapping.
    private static func mappingName(of definition: String) -> String {
        var parts = definition.replacing(/-[tnh]+(?=\.|$)/, with: "").components(separatedBy: ".")
        if parts[0] == "rowStyle" || parts[0] == "rowWhole" { parts[0] = "row" }
        let name = parts.joined(separator: ".")
        guard parts[0] == "view" else { return name }
        return name.hasSuffix(".actions") ? "view.actions" : "view"
    }
}
