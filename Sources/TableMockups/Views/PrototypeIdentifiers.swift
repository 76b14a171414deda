import DocumentSyntax
import TableViews

/// A check that reuse identifiers distinguish the prototypes.
struct PrototypeIdentifiers {
    private let context: ReadingContext
    private var firstCells: [String: DocumentLocation] = [:]
    private var firstHeaders: [String: DocumentLocation] = [:]

    init(_ context: ReadingContext) { self.context = context }

    /// Adds an error if the table would reuse another cell for this prototype.
    mutating func add(_ prototype: CellPrototype, _ entry: DocumentMapping.Entry) {
        guard let identifier = prototype.view.reuseIdentifier else { return }
        let node = entry.value.mapping?["reuseIdentifier"]
        let location = node?.location ?? entry.keyLocation
        let length = node?.sourceLength ?? location.length(of: entry.key)
        func report(_ message: String, note: String) {
            let found =
                node == nil
                ? "found the prototype \(identifier.quoted), "
                : "found the reuse identifier \(identifier.quoted), "
            context.problems.error(found + message, at: location, length: length, note: note)
        }
        let another = node == nil ? "give the prototype another name" : "give it another one"
        if ReservedIdentifier.contains(identifier) {
            report("which the table gives cells of its own", note: another)
        } else if let cell = catalogueCell(identifier, of: prototype) {
            // A name that the catalogue also has is reported as a duplicate name.
            guard node != nil else { return }
            report("which the catalogue's cell \(cell.name) has too", note: another)
        } else if let first = prototype.isCell ? firstCells[identifier] : firstHeaders[identifier] {
            report(
                "which another prototype has too", note: another + "; the first is at \(first)")
        } else if prototype.isCell {
            firstCells[identifier] = location
        } else {
            firstHeaders[identifier] = location
        }
    }

    private func catalogueCell(
        _ identifier: String, of prototype: CellPrototype
    ) -> CatalogueCell? {
        guard prototype.isCell else { return nil }
        return context.environment.catalogue.cells.first { $0.reuseIdentifier == identifier }
    }
}
