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

    /// Whether a height is written for the cell itself, whatever it holds.
    var statesHeight: Bool {
        switch self {
        case .standard, .configured: return false
        case .cell(let cell, _):
            if case .fixed = cell.height { return true }
            return false
        case .prototype(let prototype, _): return prototype.height != nil
        }
    }
}
