/// The form of the values that a schema describes.
package struct SchemaForm: Sendable, Hashable {
    /// Whether the values belong to a template, in which a text with `{column}` may replace any
    /// value.
    package var isTemplate = false
    /// Whether the values override inherited values, which a null removes.
    package var inherits = false
    /// Whether the document has assets or prototypes or may inherit them.
    ///
    /// Colours and cells may have any name in this case.
    package var hasOwnNames = false

    /// Plain values.
    package static let written = SchemaForm()
    /// All forms.
    package static let all = [written, written.withOwnNames].flatMap { form in
        [form, form.inheriting, form.template, form.template.inheriting]
    }

    /// The form for values that override inherited values.
    package var inheriting: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: true, hasOwnNames: hasOwnNames)
    }
    /// The form for values without inheritance, such as the elements of a list.
    package var whole: SchemaForm { SchemaForm(isTemplate: isTemplate, hasOwnNames: hasOwnNames) }
    /// The form for values within `each`.
    package var template: SchemaForm {
        SchemaForm(isTemplate: true, inherits: inherits, hasOwnNames: hasOwnNames)
    }
    /// The form for a document with names of its own.
    package var withOwnNames: SchemaForm {
        SchemaForm(isTemplate: isTemplate, inherits: inherits, hasOwnNames: true)
    }

    /// Returns the name of a definition in this form.
    package func definition(_ name: String) -> String {
        name + (isTemplate ? "Template" : "") + (hasOwnNames ? "Named" : "")
            + (inherits ? "Heir" : "")
    }

    /// Returns a reference to a definition in this form.
    package func reference(_ name: String) -> SchemaValue {
        ["$ref": .text("#/$defs/" + definition(name))]
    }

    /// Returns the schema of a scalar, which a placeholder may replace in a template.
    package func single(_ schema: SchemaValue) -> SchemaValue {
        guard isTemplate else { return schema }
        return ["anyOf": [schema, ["$ref": "#/$defs/placeholder"]]]
    }

    /// Returns the schema of a key's value, which may be null if the key removes an inherited
    /// value.
    package func key(_ schema: SchemaValue) -> SchemaValue {
        inherits ? ["anyOf": [schema, ["type": "null"]]] : schema
    }
}
