import TableDrawing

extension CellCatalogue {
    /// The cell type of a name; nothing if there is none.
    public func cell(named name: String) -> CatalogueCell? { cells.first { $0.name == name } }

    /// The table of a name; nothing if there is none.
    public func table(named name: String) -> CatalogueTable? { tables.first { $0.name == name } }

    /// The cell type that a value names, or nothing and a problem.
    func cell(_ node: DocumentNode, _ problems: ProblemList) -> CatalogueCell? {
        guard let name = node.string(problems) else { return nil }
        if let cell = cell(named: name) { return cell }
        report("cell", name, among: cells.map(\.name), at: node, problems)
        return nil
    }

    /// The table that a value names, or nothing and a problem.
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
