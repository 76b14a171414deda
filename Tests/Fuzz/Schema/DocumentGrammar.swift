import Foundation
import Tableshot

/// The schema of documents, from the declaration of the reader.
final class DocumentGrammar {
    private var definitions: [String: Any]
    private var nodes: [String: SchemaNode] = [:]
    /// The schema of a document without a base document, prototypes and assets.
    let document: SchemaNode
    /// The schema of a document with prototypes or assets.
    let namedDocument: SchemaNode

    init(catalogue: CellCatalogue) throws {
        let text = try JSONSchema(catalogue: catalogue).schema.text()
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let definitions = root?["$defs"] as? [String: Any] ?? [:]
        self.definitions = definitions
        func node(_ name: String) -> SchemaNode {
            SchemaNode(FuzzValue(json: definitions[name] ?? false))
        }
        document = node("document")
        namedDocument = node("documentNamed")
    }

    /// Returns a definition of the schema, and converts the definition at its first use.
    func definition(_ name: String) -> SchemaNode {
        if let node = nodes[name] { return node }
        let node = SchemaNode(FuzzValue(json: definitions[name] ?? false))
        nodes[name] = node
        definitions[name] = nil
        return node
    }

    /// Returns the target of a schema's reference, or the schema itself.
    func resolved(_ schema: SchemaNode) -> SchemaNode {
        var schema = schema
        while let reference = schema.reference { schema = definition(reference) }
        return schema
    }

    /// Returns the branch of a schema for a value.
    func branch(of schema: SchemaNode, for value: FuzzValue) -> SchemaNode {
        let schema = resolved(schema)
        if let condition = schema.condition {
            let isMet = condition.required.allSatisfy { value[$0] != nil }
            guard let next = isMet ? schema.consequence : schema.alternative else { return schema }
            return branch(of: next, for: value)
        }
        if schema.properties.isEmpty, !schema.choices.isEmpty {
            let choice = schema.choices.first { suits(value, resolved($0)) } ?? schema.choices[0]
            return branch(of: choice, for: value)
        }
        if schema.properties.count <= 1,
            let rule = schema.rules.first(where: {
                $0.consequence?.reference != nil && meets($0, value)
            }),
            let next = rule.consequence
        {
            return branch(of: next, for: value)
        }
        return schema
    }

    /// Returns whether a value meets the condition of a rule.
    func meets(_ rule: SchemaNode, _ value: FuzzValue) -> Bool {
        guard let condition = rule.condition else { return false }
        if let negation = condition.negation {
            return !negation.required.allSatisfy { value[$0] != nil }
        }
        return condition.required.allSatisfy { value[$0] != nil }
            && condition.properties.allSatisfy { key, schema in
                value[key].map { schema.values.isEmpty || schema.values.contains($0) } ?? true
            }
    }

    private func suits(_ value: FuzzValue, _ schema: SchemaNode) -> Bool {
        if !schema.values.isEmpty { return schema.values.contains(value) }
        if schema.condition != nil || !schema.choices.isEmpty && schema.types.isEmpty {
            return true
        }
        switch value {
        case .null: return schema.types.contains("null")
        case .flag: return schema.types.contains("boolean")
        case .number: return schema.types.contains("number") || schema.types.contains("integer")
        case .text: return schema.types.contains("string")
        case .list: return schema.types.contains("array")
        case .object:
            guard schema.types.contains("object") else { return false }
            return schema.additional != nil || schema.properties.isEmpty
                || value.keys.allSatisfy { key in schema.properties.contains { $0.key == key } }
        }
    }
}
