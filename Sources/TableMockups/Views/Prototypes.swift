import TableDrawing
import TableViews

/// The cell prototypes of a document.
enum Prototypes {
    /// Reads the prototypes, so that rows can use them; every one is checked, used or not.
    static func read(_ node: DocumentNode, _ context: ReadingContext) {
        guard let mapping = node.mapping else {
            let _: Never? = node.wrongType(
                "named cell prototypes, written as keys and values", context.problems)
            return
        }
        let catalogue = context.surroundings.catalogue
        for entry in mapping.entries {
            if let cell = catalogue.cells.first(where: {
                $0.name == entry.key || $0.reuseIdentifier == entry.key
            }) {
                context.problems.error(
                    "found the prototype \(entry.key.quoted), which is the name of a cell of the "
                        + "catalogue too: \(cell.name)", at: entry.keyLocation,
                    length: entry.keyLocation.length(of: entry.key),
                    note: "give the prototype another name")
            }
            context.surroundings.knownPrototypes.insert(entry.key)
            guard let view = ViewDescription(entry.value, .cell, context) else { continue }
            context.surroundings.prototypes[entry.key] = CellPrototype(
                name: entry.key, view: view, classes: catalogue.viewClasses)
        }
    }
}

/// A cell that a row names.
enum RowCell: Sendable {
    case prototype(CellPrototype)
    case catalogue(CatalogueCell)
}

extension ValueType where Value == RowCell {
    /// The name of a prototype of the document, or of a cell of the catalogue.
    static var rowCell: Self {
        Self(
            schema: { form in
                guard form.hasOwnNames else {
                    return form.single(["$ref": "#/$defs/cellName"])
                }
                return form.single([
                    "anyOf": [
                        ["$ref": "#/$defs/cellName"],
                        ["type": "string", "description": "A cell prototype of the document."],
                    ]
                ])
            },
            read: { node, context in
                guard let name = node.string(context.problems) else { return nil }
                let surroundings = context.surroundings
                if let prototype = surroundings.prototypes[name] { return .prototype(prototype) }
                // What is wrong with a prototype is reported with the prototypes.
                if surroundings.knownPrototypes.contains(name) { return nil }
                if surroundings.prototypes.isEmpty || surroundings.catalogue.cell(named: name) != nil
                {
                    return surroundings.catalogue.cell(node, context.problems)
                        .map { .catalogue($0) }
                }
                let names = surroundings.prototypes.keys.sorted()
                let all = names + surroundings.catalogue.cells.map(\.name)
                let question = Suggestion.question(for: name, among: all).map { "; \($0)" } ?? ""
                context.problems.error(
                    "neither the document nor the catalogue has a cell \(name.quoted)\(question)",
                    at: node, note: "the document's prototypes are \(Suggestion.list(names, "and"))")
                return nil
            })
    }
}
