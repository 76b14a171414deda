/// A cell type that a row names.
enum RowCell: Sendable {
    case prototype(CellPrototype)
    case catalogue(CatalogueCell)
}
