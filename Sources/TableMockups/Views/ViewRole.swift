/// Role of a described view.
enum ViewRole {
    /// A top-level object of a nib.
    case object
    /// A row.
    ///
    /// The default class is TableViewCell.
    case cell
    /// A prototype of any class.
    ///
    /// The default class is TableViewCell.
    case prototype
    /// A background, header or footer, which is not a cell.
    case part
    /// A subview of another view.
    case subview
}
