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

    /// The definition of a text that replaces a value in a template.
    package static let placeholder: SchemaValue = [
        "type": "string", "pattern": "\\{",
        "description": "A text with {column} placeholders for the values of a record.",
    ]

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

    /// End of the names of definitions in this form.
    private var suffix: String {
        let letters =
            (isTemplate ? "t" : "") + (hasOwnNames ? "n" : "") + (inherits ? "h" : "")
        return letters.isEmpty ? "" : "-" + letters
    }

    /// Returns the name of a definition in this form.
    package func definition(_ name: String) -> String { name + suffix }

    /// Returns the name of a definition of this form without the form.
    package func plainName(of definition: String) -> String {
        String(definition.dropLast(suffix.count))
    }

    /// Returns names of definitions that accept each value of a definition of this form, widest
    /// first.
    ///
    /// In a wider form, colours and cells may have any name. Themes and templates are rare, so a
    /// form that also accepts null stands for all of their forms; in other mappings, editors would
    /// propose null.
    package func wider(for definition: String) -> [String] {
        let name = plainName(of: definition)
        let named = withOwnNames.definition(name)
        let isRare = isTemplate || name.hasPrefix("theme")
        return isRare ? [withOwnNames.inheriting.definition(name), named] : [named]
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
        inherits ? schema.orNull : schema
    }
}
