import Tableshot

/// The list of tables and cells that `samples` prints.
struct SampleList {
    private let catalogue: CellCatalogue

    init(_ catalogue: CellCatalogue) { self.catalogue = catalogue }

    var text: String {
        let sections =
            section("Tables:", catalogue.tables.map { ($0.name, $0.summary) })
            + section("Cells for documents, with the names of their values:", cells)
        return sections.isEmpty
            ? "This program has no tables and no cells of its own."
            : sections.joined(separator: "\n")
    }

    private var cells: [(String, String)] {
        catalogue.cells.map { cell in
            let values = cell.values.map { $0.isRequired ? $0.name : "[\($0.name)]" }
            let list = values.isEmpty ? "" : " (" + values.joined(separator: ", ") + ")"
            return (cell.name, cell.summary + list)
        }
    }

    private func section(_ title: String, _ entries: [(String, String)]) -> [String] {
        guard !entries.isEmpty else { return [] }
        let width = entries.map(\.0.count).max() ?? 0
        return [title]
            + entries.map { name, summary in
                "  " + name + String(repeating: " ", count: width - name.count) + "  " + summary
            }
    }
}
