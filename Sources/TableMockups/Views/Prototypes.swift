import DocumentSyntax
import TableControls
import TableDrawing

/// The cell prototypes of a document.
enum Prototypes {
    /// Reads the prototypes for the rows.
    ///
    /// Unused prototypes are checked, too.
    static func read(_ node: DocumentNode, _ context: ReadingContext) {
        guard let mapping = node.mapping else {
            context.failedNames.insert("prototypes")
            let _: Never? = node.wrongType(
                "named cell prototypes, written as keys and values", context.problems)
            return
        }
        let catalogue = context.environment.catalogue
        var identifiers = PrototypeIdentifiers(context)
        for entry in mapping.entries {
            if let cell = catalogue.cells.first(where: {
                $0.name == entry.key || $0.reuseIdentifier == entry.key
            }) {
                context.problems.error(
                    "found the prototype \(entry.key.quoted), which is the name of a cell of the "
                        + "catalogue too"
                        + (cell.name == entry.key ? "" : ": \(cell.name)"), at: entry.keyLocation,
                    length: entry.keyLocation.length(of: entry.key),
                    note: "give the prototype another name")
            }
            context.environment.knownPrototypes.insert(entry.key)
            if entry.value.mapping?["swift"] != nil {
                if let cell = SwiftCell(entry.value, context) {
                    context.environment.swiftPrototypes[entry.key] = cell
                }
                continue
            }
            guard let view = ViewDescription(entry.value, .prototype, context) else { continue }
            // Several prototypes may have the cell of a nib, so its own identifier has no effect.
            let prototype =
                entry.value.mapping?["nib"] == nil
                ? CellPrototype(name: entry.key, view: view, classes: catalogue.viewClasses)
                : CellPrototype(
                    ofItsOwn: entry.key, view: view, classes: catalogue.viewClasses)
            identifiers.add(prototype, entry)
            context.environment.ignoredAccessibility.collect(from: prototype, entry.value)
            context.environment.prototypes[entry.key] = prototype
        }
    }
}
