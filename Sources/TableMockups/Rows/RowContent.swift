/// Content of a row.
public enum RowContent: Sendable {
    /// Texts and an image in a standard cell style.
    case standard(StandardRow)
    /// A list content configuration.
    case configured(ContentConfigurationDescription)
    /// A catalogue cell with its values.
    case cell(CatalogueCell, CellValues)
    /// A prototype of the document with its values.
    case prototype(CellPrototype, PrototypeValues)

    /// Whether the cell itself states a height, independent of its content.
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
