import DocumentSyntax
import TableDrawing

/// The type of a value in words, with the mappings and the names that the value may be.
package struct ReferenceType: Sendable, Hashable {
    /// The type in words, such as `a number from 0 to 1, or a gradient`.
    package var words: String
    /// The mappings of the value, by name.
    package var mappings: [String] = []
    /// The permitted names.
    ///
    /// Empty if other values are permitted too, or if a command lists the names.
    package var choices: [String] = []
}

/// A converter of schemas to words.
struct TypeWords {
    /// The definitions of the schema.
    let definitions: [String: SchemaValue]
    /// The display names of mappings by the names of their definitions.
    let mappings: [String: String]

    /// Number of names up to which a type lists them.
    private static let listed = 30

    /// Types with a word of their own.
    private static let known = [
        "symbolName": "the name of a symbol", "cellName": "the name of a cell",
        "madeTable": "the name of a Swift table in the catalogue",
        "placeholder": "a text with placeholders", "color": "a colour",
    ]

    /// Definitions that are forms of a mapping.
    private static let forms = ["rowStyle": "row", "prototype": "view", "cell": "view"]

    /// Returns the type of a value with a schema.
    func type(of schema: SchemaValue) -> ReferenceType {
        let members = schema.members
        if let reference = members["$ref"], case .text(let path) = reference {
            return type(named: String(path.split(separator: "/").last ?? ""))
        }
        if case .list(let choices)? = members["anyOf"] { return type(ofAny: choices) }
        if case .list(let values)? = members["enum"] { return type(ofChoices: values) }
        if let constant = members["const"] {
            return ReferenceType(words: "`\(YAMLText.flow(constant))`")
        }
        switch members["type"] {
        case .text("boolean"): return ReferenceType(words: "`true` or `false`")
        case .text("integer"): return number("a whole number", members)
        case .text("number"): return number("a number", members)
        case .text("array"): return list(members)
        case .text("object"): return object(members)
        case .text("string") where isColor(schema): return ReferenceType(words: "a colour")
        default: return ReferenceType(words: "a text")
        }
    }

    private func type(named name: String) -> ReferenceType {
        let mapping = Self.forms[name] ?? name
        if let words = mappings[mapping] {
            return ReferenceType(
                words: mapping == name ? words : words + " (a \(name))", mappings: [mapping])
        }
        if let words = Self.known[name] { return ReferenceType(words: words) }
        if name == "theme" { return ReferenceType(words: "a changed theme") }
        return definitions[name].map(type(of:)) ?? ReferenceType(words: "a mapping")
    }

    private func isColor(_ schema: SchemaValue) -> Bool {
        guard case .text(let pattern)? = schema.members["pattern"] else { return false }
        return pattern.hasPrefix("^#")
    }

    /// Returns the words of a type with several notations.
    private func type(ofAny choices: [SchemaValue]) -> ReferenceType {
        // A colour is a pattern and a list of names.
        var choices = choices
        if let pattern = choices.firstIndex(where: isColor), choices.indices.contains(pattern + 1) {
            choices.remove(at: pattern + 1)
        }
        var result = ReferenceType(words: "")
        var words: [String] = []
        for type in choices.map(type(of:)) {
            if !words.contains(type.words) { words.append(type.words) }
            result.mappings += type.mappings.filter { !result.mappings.contains($0) }
            result.choices += type.choices.filter { !result.choices.contains($0) }
        }
        result.words = words.joined(separator: ", or ")
        return result
    }

    private func type(ofChoices values: [SchemaValue]) -> ReferenceType {
        let names = values.map(YAMLText.flow)
        guard names.count > 1 else {
            return ReferenceType(words: names.first.map { "`\($0)`" } ?? "a name")
        }
        guard names.count <= Self.listed else { return ReferenceType(words: "a name") }
        return ReferenceType(words: "a name of the list below", choices: names)
    }

    private func number(_ noun: String, _ members: [String: SchemaValue]) -> ReferenceType {
        func bound(_ name: String) -> String? { members[name].map(YAMLText.flow) }
        var words = noun
        if let above = bound("exclusiveMinimum") { words += " above \(above)" }
        if let lower = bound("minimum") { words += " from \(lower)" }
        if let upper = bound("maximum") { words += " to \(upper)" }
        return ReferenceType(words: words)
    }

    private func list(_ members: [String: SchemaValue]) -> ReferenceType {
        var inner = members["items"].map(type(of:)) ?? ReferenceType(words: "values")
        if let count = members["minItems"].map(YAMLText.flow),
            count == members["maxItems"].map(YAMLText.flow)
        {
            inner.words = "a list of \(count) elements, each \(inner.words)"
        } else {
            inner.words = "a list, each element \(inner.words)"
        }
        return inner
    }

    private func object(_ members: [String: SchemaValue]) -> ReferenceType {
        guard case .object? = members["additionalProperties"],
            var inner = members["additionalProperties"].map(type(of:))
        else { return ReferenceType(words: "a mapping") }
        inner.words = "a mapping from names to values, each \(inner.words)"
        return inner
    }
}
