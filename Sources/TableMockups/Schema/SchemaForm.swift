/// What kind of values a schema is for.
struct SchemaForm: Sendable, Hashable {
    /// Whether the values are those of a template, where a text with `{column}` may stand for any of
    /// them.
    var isTemplate = false
    /// Whether the values add to inherited ones, which a null takes away.
    var inherits = false
    /// Whether the document has assets or prototypes, or may inherit them: colours and cells may then
    /// have any name.
    var hasOwnNames = false

    /// Values as they are.
    static let written = SchemaForm()
    /// All forms.
    static let all = [written, written.withOwnNames].flatMap { form in
        [form, form.inheriting, form.template, form.template.inheriting]
    }

    /// The same values where they add to inherited ones.
    var inheriting: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: true, hasOwnNames: hasOwnNames)
    }
    /// The same values where they inherit nothing, as the elements of a list.
    var whole: SchemaForm { SchemaForm(isTemplate: isTemplate, hasOwnNames: hasOwnNames) }
    /// The same values within `each`.
    var template: SchemaForm {
        SchemaForm(isTemplate: true, inherits: inherits, hasOwnNames: hasOwnNames)
    }
    /// The same values in a document with names of its own.
    var withOwnNames: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: inherits, hasOwnNames: true)
    }

    /// The form's part in the names of definitions.
    func definition(_ name: String) -> String {
        name + (isTemplate ? "Template" : "") + (hasOwnNames ? "Named" : "")
            + (inherits ? "Heir" : "")
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
