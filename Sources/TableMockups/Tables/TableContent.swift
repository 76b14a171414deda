/// Content of a document's table.
public enum TableContent: Sendable {
    /// Sections and rows of the document.
    case described(TableDescription)
    /// A table of the catalogue, made in Swift.
    case made(CatalogueTable)
}
