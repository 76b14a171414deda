/// What kind of values a schema is for.
struct SchemaForm: Sendable, Hashable {
    /// Whether the values are those of a template, where a text with `{column}` may stand for any of
    /// them.
    var isTemplate = false
    /// Whether the values add to inherited ones, which a null takes away.
    var inherits = false

    /// Values as they are.
    static let written = SchemaForm()
    /// The values of `each`.
    static let template = SchemaForm(isTemplate: true)
    /// All forms.
    static let all = [
        written, template, written.inheriting, template.inheriting,
    ]

    /// The same values where they add to inherited ones.
    var inheriting: SchemaForm { SchemaForm(isTemplate: isTemplate, inherits: true) }
    /// The same values where they inherit nothing, as the elements of a list.
    var whole: SchemaForm { SchemaForm(isTemplate: isTemplate) }

    /// The form's part in the names of definitions.
    func definition(_ name: String) -> String {
        name + (isTemplate ? "Template" : "") + (inherits ? "Heir" : "")
    }

    /// A reference to a definition of this form.
    func reference(_ name: String) -> SchemaValue {
        ["$ref": .text("#/$defs/" + definition(name))]
    }

    /// The schema of a single value, which a placeholder may stand for in a template.
    func single(_ schema: SchemaValue) -> SchemaValue {
        guard isTemplate else { return schema }
        return ["anyOf": [schema, ["$ref": "#/$defs/placeholder"]]]
    }

    /// The schema of a key's value, which may be null where it takes an inherited one away.
    func key(_ schema: SchemaValue) -> SchemaValue {
        inherits ? ["anyOf": [schema, ["type": "null"]]] : schema
    }
}
