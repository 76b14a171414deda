import DocumentSyntax
import TableControls
import TableDrawing

extension ValueType where Value == RowCell {
    /// The name of a prototype or of a catalogue cell, or the cell of a nib or Swift source.
    static var rowCell: Self {
        Self(
            schema: { form in
                let own: SchemaValue = [
                    "type": "string", "description": "A cell prototype of the document.",
                ]
                let nib = NibFiles.reader.map { [form.reference($0.schema.definition)] } ?? []
                let swift = [form.reference(SwiftCellSchema.definition)]
                let names: [SchemaValue] = [["$ref": "#/$defs/cellName"]]
                return form.single(
                    ["anyOf": .list(names + (form.hasOwnNames ? [own] : []) + nib + swift)])
            },
            read: { node, context in
                if node.mapping?["swift"] != nil {
                    return SwiftCell(node, context).map { .swift($0) }
                }
                if node.mapping != nil {
                    return NibFiles.prototype(node, context).map { .prototype($0) }
                }
                guard let name = node.string(context.problems) else { return nil }
                let environment = context.environment
                if let prototype = environment.prototypes[name] {
                    if prototype.isCell { return .prototype(prototype) }
                    context.problems.error(
                        "the prototype \(name.quoted) is a \(prototype.view.className); a row "
                            + "needs a cell", at: node)
                    return nil
                }
                if let cell = environment.swiftPrototypes[name] { return .swift(cell) }
                // Problems of a prototype are reported with the prototypes.
                if environment.knownPrototypes.contains(name) { return nil }
                let isOfCatalogue = environment.catalogue.cell(named: name) != nil
                if !isOfCatalogue, context.mayDefine("prototypes") { return nil }
                let names = (Array(environment.prototypes.keys) + environment.swiftPrototypes.keys)
                    .sorted()
                if names.isEmpty || isOfCatalogue {
                    return environment.catalogue.cell(node, context.problems)
                        .map { .catalogue($0) }
                }
                let all = names + environment.catalogue.cells.map(\.name)
                let question =
                    context.problems.question(for: name, among: all).map { "; \($0)" } ?? ""
                context.problems.error(
                    "neither the document nor the catalogue has a cell \(name.quoted)\(question)",
                    at: node, note: "the document's prototypes are \(Suggestion.list(names, "and"))"
                )
                return nil
            })
    }
}

/// A cell type that a row names.
enum RowCell: Sendable {
    case prototype(CellPrototype)
    case catalogue(CatalogueCell)
    case swift(SwiftCell)
}
