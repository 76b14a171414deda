/// What a document's table is made of.
public enum TableContent: Sendable {
    /// Sections and rows that the document describes.
    case described(TableDescription)
    /// A table of the catalogue, made in Swift.
    case made(CatalogueTable)
}
