import TableMockups

/// What a command knows by name: cells for documents, and whole tables made in Swift.
public struct Catalogue: Sendable {
    /// The cell types that documents may use.
    public var cells: CellCatalogue
    /// The tables that can be rendered by name, in the order in which they are listed.
    public var tables: [CatalogueTable]

    public init(cells: CellCatalogue = CellCatalogue(), tables: [CatalogueTable] = []) {
        self.cells = cells
        self.tables = tables
    }
}
