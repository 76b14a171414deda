/// What a described view is for.
enum ViewRole {
    /// It stands at the top of a nib.
    case object
    /// It is a row, and of the class TableViewCell where it names no class.
    case cell
    /// It is a prototype: of any class, and of the class TableViewCell where it names none.
    case prototype
    /// It stands behind, above or below rows, and is no cell.
    case part
    /// It stands inside another view.
    case subview
}
