/// Whether a schema is for values that are written out or for those of a template.
enum SchemaForm: Sendable, Hashable {
    /// Values as they are.
    case written
    /// The values of `each`, where a text with `{column}` may stand for any of them.
    case template

    /// The form's part in the names of definitions.
    func definition(_ name: String) -> String { self == .template ? name + "Template" : name }

    /// A reference to a definition of this form.
    func reference(_ name: String) -> SchemaValue {
        ["$ref": .text("#/$defs/" + definition(name))]
    }

    /// The schema of a single value, which a placeholder may stand for in a template.
    func single(_ schema: SchemaValue) -> SchemaValue {
        guard self == .template else { return schema }
        return ["anyOf": [schema, ["$ref": "#/$defs/placeholder"]]]
    }
}
