import DocumentSyntax
import TableControls

/// Schema definitions of described views.
///
/// Each class has a definition with the keys of all views and the registered properties of the
/// class.
struct ViewClassSchema {
    let classes: ViewClasses
    let form: SchemaForm

    /// The definitions by name.
    var definitions: [String: SchemaValue] {
        var result: [String: SchemaValue] = [
            form.definition(ViewSchema.definition): anyView,
            form.definition("cell"): cell(classes.classes.filter(\.isCell)),
            form.definition("prototype"): cell(classes.classes),
        ]
        for viewClass in classes.classes { result[name(of: viewClass)] = definition(of: viewClass) }
        return result
    }

    /// The definition of a view in a template, whose values are not described.
    var templateDefinitions: [String: SchemaValue] {
        [form.definition(ViewSchema.definition): viewOfClass]
    }

    private func name(of viewClass: ViewClass) -> String {
        form.definition(ViewSchema.definition + "." + viewClass.name)
    }

    /// The names of the classes' definitions.
    var classNames: [String] { classes.classes.map(name(of:)) }

    /// A view of any class, by class name.
    private var anyView: SchemaValue {
        viewOfClass.adding(["allOf": .list(classes.classes.map(rule(for:)))])
    }

    private var viewOfClass: SchemaValue {
        [
            "type": "object", "description": .text(ViewSchema.summary), "required": ["class"],
            "properties": ["class": ["enum": .names(classes.classes.map(\.name))]],
        ]
    }

    /// Returns the schema of a cell.
    ///
    /// A cell without a class name is a plain cell.
    private func cell(_ cells: [ViewClass]) -> SchemaValue {
        let plain = classes["TableViewCell"].map { viewClass -> [SchemaValue] in
            [
                [
                    "if": ["not": ["required": ["class"]]],
                    "then": ["$ref": .text("#/$defs/" + name(of: viewClass))],
                ]
            ]
        }
        let described: SchemaValue = [
            "type": "object",
            "description":
                "A cell: the class, the height, the properties and the subviews.",
            "properties": ["class": ["enum": .names(cells.map(\.name))]],
            "allOf": .list((plain ?? []) + cells.map(rule(for:))),
        ]
        let swift: SchemaValue = [
            "if": ["required": ["swift"]], "then": form.reference(SwiftCellSchema.definition),
            "else": described,
        ]
        guard let nib = NibFiles.reader?.schema.definition else { return swift }
        return ["if": ["required": ["nib"]], "then": form.reference(nib), "else": swift]
    }

    private func rule(for viewClass: ViewClass) -> SchemaValue {
        [
            "if": [
                "properties": ["class": ["const": .text(viewClass.name)]], "required": ["class"],
            ],
            "then": ["$ref": .text("#/$defs/" + name(of: viewClass))],
        ]
    }

    private func definition(of viewClass: ViewClass) -> SchemaValue {
        var properties: [String: SchemaValue] = [:]
        for key in ViewSchema.keys(of: viewClass) {
            properties[key.name] = key.schema(form).adding(["description": .text(key.summary)])
        }
        for property in classes.properties(of: viewClass) {
            properties[property.name] = property.kind.type.schema(form)
                .adding(["description": .text(property.summary)])
        }
        return [
            "type": "object", "description": .text(viewClass.summary),
            "properties": .object(properties), "additionalProperties": false,
        ]
    }
}
