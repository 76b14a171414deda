/// What a described view is for.
enum ViewRole {
    /// It stands at the top of a nib.
    case object
    /// It is a row, and of the class TableViewCell where it names no class.
    case cell
    /// It stands inside another view.
    case subview
}
