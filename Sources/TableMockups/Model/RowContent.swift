/// What a row shows.
public enum RowContent: Sendable {
    /// Texts and an image in one of the four styles.
    case standard(StandardRow)
    /// A list content.
    case configured(ContentConfigurationDescription)
    /// A cell of the catalogue with its values.
    case cell(CatalogueCell, CellValues)
    /// A cell of the document's own with its values.
    case prototype(CellPrototype, PrototypeValues)
}
