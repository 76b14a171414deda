import DocumentSyntax
import TableDrawing

extension CellCatalogue {
    /// Returns the cell type with a name, or `nil` if the catalogue has no such cell type.
    public func cell(named name: String) -> CatalogueCell? { cells.first { $0.name == name } }

    /// Returns the table with a name, or `nil` if the catalogue has no such table.
    public func table(named name: String) -> CatalogueTable? { tables.first { $0.name == name } }

    /// Returns the cell type that a node names.
    ///
    /// Adds a problem and returns `nil` if the cell type does not exist.
    func cell(_ node: DocumentNode, _ problems: ProblemList) -> CatalogueCell? {
        guard let name = node.string(problems) else { return nil }
        if let cell = cell(named: name) { return cell }
        report("cell", name, among: cells.map(\.name), at: node, problems)
        return nil
    }

    /// Returns the table that a node names.
    ///
    /// Adds a problem and returns `nil` if the table does not exist.
    func table(_ node: DocumentNode, _ problems: ProblemList) -> CatalogueTable? {
        guard let name = node.string(problems) else { return nil }
        if let table = table(named: name) { return table }
        report("table", name, among: tables.map(\.name), at: node, problems)
        return nil
    }

    private func report(
        _ kind: String, _ name: String, among names: [String], at node: DocumentNode,
        _ problems: ProblemList
    ) {
        let question = problems.question(for: name, among: names).map { "; \($0)" } ?? ""
        let note =
            names.isEmpty
            ? "the catalogue has no \(kind)s; a command of your own can add some"
            : "the catalogue has \(Suggestion.list(names, "and"))"
        problems.error(
            "the catalogue has no \(kind) \(name.quoted)\(question)", at: node, note: note)
    }
}
