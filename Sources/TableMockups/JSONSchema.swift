import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableThemes

/// The JSON Schema (draft 2020-12) of documents.
///
/// It is generated from the declarations that the reader uses.
package struct JSONSchema: Sendable {
    /// The cells and tables in the schema.
    package var catalogue: CellCatalogue

    /// Further rules of rows.
    package var rowRules: [SchemaValue]

    /// Creates the schema of documents that use a catalogue.
    package init(catalogue: CellCatalogue = CellCatalogue(), rowRules: [SchemaValue] = []) {
        self.catalogue = catalogue
        self.rowRules = rowRules
    }

    /// Returns the schema as a text that ends with a line break.
    ///
    /// Equal catalogues give equal texts. Mappings in several forms, and parts that occur several
    /// times, are definitions that are referred to.
    package func text() -> String {
        var shared = SharedSchema(schema)
        let views = ViewClassSchema(classes: catalogue.viewClasses, form: .written.withOwnNames)
        // A validator would visit each row several times if the mappings around it were narrowed.
        let rowOwners: [any MappingSchema.Type] = [
            DocumentSchema.self, TableSchema.self, SectionSchema.self, RecordRowsSchema.self,
            StepSchema.self, ChangeSchema.self,
        ]
        shared.removeRepetition(
            inForms: SchemaForm.all.map { ($0, Array(definitions(in: $0).keys)) },
            except: Set(rowOwners.map { $0.definition }), views.classNames)
        return shared.value.linedText
    }

    /// The schema with every form of every mapping in full.
    package var schema: SchemaValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A table document",
            "$defs": .object(definitions),
            "if": ["required": ["extends"]],
            "then": SchemaForm.written.withOwnNames.inheriting.reference("document"),
            "else": [
                "if": ["anyOf": [["required": ["assets"]], ["required": ["prototypes"]]]],
                "then": SchemaForm.written.withOwnNames.reference("document"),
                "else": SchemaForm.written.reference("document"),
            ],
        ]
    }

    private var definitions: [String: SchemaValue] {
        var result: [String: SchemaValue] = [
            "placeholder": SchemaForm.placeholder,
            "cellName": ["enum": .names(catalogue.cells.map(\.name))],
            "symbolName": ["enum": .names(Image.symbolNames + Image.directionalSymbolNames)],
            "madeTable": [
                "enum": .names(catalogue.tables.map(\.name)),
                "description": "The name of a Swift table in the catalogue.",
            ],
        ]
        for form in SchemaForm.all {
            result.merge(definitions(in: form)) { first, _ in first }
        }
        return result
    }

    /// Returns the definitions of a form.
    private func definitions(in form: SchemaForm) -> [String: SchemaValue] {
        var result: [String: SchemaValue] = [:]
        if !form.isTemplate { Theme.addSchemas(form, to: &result) }
        result[form.definition("row")] = row(form)
        result[form.definition("rowWhole")] = row(form, isWhole: !form.inherits)
        result[form.definition("rowStyle")] = row(form, isWhole: false)
        result[form.definition(StepSchema.definition)] = step(form)
        for schema in schemas(in: form) {
            result[form.definition(schema.definition)] = schema.schema(form)
        }
        // Views inherit nothing. Placeholders may replace any of their values in a template.
        if form == form.whole {
            let views = ViewClassSchema(classes: catalogue.viewClasses, form: form)
            result.merge(form.isTemplate ? views.templateDefinitions : views.definitions) {
                first, _ in first
            }
        }
        return result
    }

    /// The declarations of the mappings in documents, except those of the parts of themes.
    package var mappings: [any MappingSchema.Type] {
        schemas(in: .written) + [RowSchema.self, StepSchema.self, ViewSchema.self]
    }

    private func schemas(in form: SchemaForm) -> [any MappingSchema.Type] {
        let schemas = schemas + (NibFiles.reader.map { [$0.schema] } ?? [])
        return form == form.whole && !form.isTemplate
            ? schemas + [StaticSectionSchema.self, NibSchema.self] + Theme.schemas
            : form.isTemplate ? schemas : schemas + Theme.schemas
    }

    private var schemas: [any MappingSchema.Type] {
        [
            DocumentSchema.self, ScreenSchema.self, ScrollTargetSchema.self, TableSchema.self,
            SectionSchema.self,
            RecordRowsSchema.self, FontSchema.self, SymbolConfigurationSchema.self,
            InsetsSchema.self, ImageSchema.self,
            BarsSchema.self, StatusBarSchema.self, NavigationBarSchema.self, BarItemSchema.self,
            TabBarSchema.self, TabSchema.self, SearchBarSchema.self, RefreshControlSchema.self,
            EmptySchema.self,
            AccessoryViewSchema.self, SwipeSchema.self, SwipeActionSchema.self, LiftedSchema.self,
            ChangeSchema.self, ScrollStepSchema.self, SwipeStepSchema.self,
            TouchPointSchema.self, SpringSchema.self, AnimationSchema.self,
            BackgroundFadeSchema.self, FrameHoldSchema.self,
            TextShadowSchema.self, ShadowPropertiesSchema.self,
            TextRunSchema.self, RunShadowSchema.self, ParagraphSchema.self,
            ViewUseSchema.self, BackgroundViewSchema.self, GradientSchema.self,
            ColorStopSchema.self,
            ContentConfigurationSchema.self, TextPropertiesSchema.self, ImagePropertiesSchema.self,
            BackgroundConfigurationSchema.self, KeyboardSchema.self, SwiftCellSchema.self,
            MatrixSchema.self, StringsSchema.self,
            SnapshotSchema.self, SnapshotToleranceSchema.self, SnapshotIgnoreSchema.self,
        ]
    }

    /// Returns the schema of a timeline step: an action with its companion keys.
    private func step(_ form: SchemaForm) -> SchemaValue {
        StepSchema.schema(form).requiringOne(of: StepSchema.actions)
    }

    /// Returns the schema of a row.
    ///
    /// A row inherits if it uses a named style.
    private func row(_ form: SchemaForm) -> SchemaValue {
        guard !form.inherits else { return row(form, isWhole: false) }
        return [
            "if": ["required": ["use"]],
            "then": form.inheriting.reference("row"),
            "else": form.reference("rowWhole"),
        ]
    }

    /// Returns the schema of a row.
    ///
    /// The values of its cell depend on the cell's name.
    private func row(_ form: SchemaForm, isWhole: Bool) -> SchemaValue {
        var properties = RowSchema.schema(form).members["properties"]?.members ?? [:]
        if !isWhole, !form.inherits { properties["use"] = nil }
        var rules: [SchemaValue] = [
            [
                "if": ["required": ["cell"]],
                "then": .forbidding(RowSchema.contentKeys),
            ]
        ]
        rules.append([
            "if": ["required": ["contentConfiguration"]],
            "then": .forbidding(RowSchema.styleKeys),
        ])
        for cell in catalogue.cells { rules += self.rules(of: cell, form, isWhole: isWhole) }
        rules += rowRules
        if isWhole { rules.append(["dependentRequired": ["values": ["cell"]]]) }
        return [
            "type": "object", "description": .text(RowSchema.summary),
            "properties": .object(properties), "additionalProperties": false,
            "allOf": .list(rules),
        ]
    }

    private func rules(
        of cell: CatalogueCell, _ form: SchemaForm, isWhole: Bool
    ) -> [SchemaValue] {
        let isCell: [String: SchemaValue] = [
            "properties": ["cell": ["const": .text(cell.name)]], "required": ["cell"],
        ]
        let values = Dictionary(cell.values.map { ($0.name, form.key($0.schema(form))) }) {
            first, _ in first
        }
        var rules: [SchemaValue] = [
            [
                "if": .object(isCell),
                "then": [
                    "properties": [
                        "values": form.key([
                            "type": "object", "description": .text(cell.summary),
                            "properties": .object(values), "additionalProperties": false,
                        ])
                    ]
                ],
            ]
        ]
        let required = cell.values.filter(\.isRequired).map { SchemaValue.text($0.name) }
        if isWhole, !required.isEmpty {
            rules.append([
                "if": .object(isCell),
                "then": [
                    "required": ["values"], "properties": ["values": ["required": .list(required)]],
                ],
            ])
        }
        return rules
    }
}
