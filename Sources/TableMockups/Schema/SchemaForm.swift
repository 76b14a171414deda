/// The form of the values that a schema describes.
struct SchemaForm: Sendable, Hashable {
    /// Whether the values belong to a template, in which a text with `{column}` may replace any
    /// value.
    var isTemplate = false
    /// Whether the values override inherited values, which a null removes.
    var inherits = false
    /// Whether the document has assets or prototypes or may inherit them.
    ///
    /// Colours and cells may have any name in this case.
    var hasOwnNames = false

    /// Plain values.
    static let written = SchemaForm()
    /// All forms.
    static let all = [written, written.withOwnNames].flatMap { form in
        [form, form.inheriting, form.template, form.template.inheriting]
    }

    /// The form for values that override inherited values.
    var inheriting: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: true, hasOwnNames: hasOwnNames)
    }
    /// The form for values without inheritance, such as the elements of a list.
    var whole: SchemaForm { SchemaForm(isTemplate: isTemplate, hasOwnNames: hasOwnNames) }
    /// The form for values within `each`.
    var template: SchemaForm {
        SchemaForm(isTemplate: true, inherits: inherits, hasOwnNames: hasOwnNames)
    }
    /// The form for a document with names of its own.
    var withOwnNames: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: inherits, hasOwnNames: true)
    }

    /// Returns the name of a definition in this form.
    func definition(_ name: String) -> String {
        name + (isTemplate ? "Template" : "") + (hasOwnNames ? "Named" : "")
            + (inherits ? "Heir" : "")
    }

    /// Returns a reference to a definition in this form.
    func reference(_ name: String) -> SchemaValue {
        ["$ref": .text("#/$defs/" + definition(name))]
    }

    /// Returns the schema of a scalar, which a placeholder may replace in a template.
    func single(_ schema: SchemaValue) -> SchemaValue {
        guard isTemplate else { return schema }
        return ["anyOf": [schema, ["$ref": "#/$defs/placeholder"]]]
    }

    /// Returns the schema of a key's value, which may be null if the key removes an inherited
    /// value.
    func key(_ schema: SchemaValue) -> SchemaValue {
        inherits ? ["anyOf": [schema, ["type": "null"]]] : schema
    }
}
