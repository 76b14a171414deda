import TableControls
import TableDrawing
import TableThemes
import TableViews

/// Cell with a nib of its own; a subclass typically only has outlets.
///
///     final class ComplexTableViewCell: NibTableViewCell {
///         @Outlet(.weak) var titleLabel: Label!
///         override class var bundle: NibBundle { .samples }
///     }
///     let cell = ComplexTableViewCell.cell(for: tableView, fromNib: complexCellNib)
///
/// By default, nib and identifier have the name of the class. The cell is the first object of
/// the nib, and its identifier in the nib must be the identifier of the class.
open class NibTableViewCell: TableViewCell {
    /// Identifier for reuse; the class's name by default.
    open class var cellIdentifier: String { String(describing: self) }

    /// Name of the nib; the class's name by default.
    open class var nibName: String { String(describing: self) }

    /// Bundle with the nib; subclasses override the property.
    open class var bundle: NibBundle { NibBundle() }

    /// New nib for the class; keep the nib while creating cells, because each nib is read
    /// again.
    open class var nib: Nib { Nib(nibName: nibName, bundle: bundle) }

    /// Returns a reusable cell of the table, or a new cell from the nib.
    ///
    /// An error is recorded if the nib's first object is not of this class, or if its
    /// identifier differs from the class's identifier and would prevent reuse.
    open class func cell(for tableView: TableView, fromNib nib: Nib) -> Self {
        if let waiting = tableView.dequeueReusableCell(withIdentifier: cellIdentifier) {
            if let cell = waiting as? Self { return cell }
            DiagnosticLog.fail(
                "nib.waiting-cell",
                "the table's cell for the identifier \(quoted(cellIdentifier)) is a "
                    + "\(type(of: waiting)), expected a \(self); give each class an identifier of "
                    + "its own")
        }
        let first = nib.views(owner: nil, identifier: nil).first
        guard let cell = first as? Self else {
            let found = first.map { "a \(type(of: $0))" } ?? "nothing"
            DiagnosticLog.fail(
                "nib.first-object",
                "\(nib.described): the first object is \(found), expected a cell of the class "
                    + "\(self)")
            return Self(style: .default, reuseIdentifier: cellIdentifier)
        }
        if cell.reuseIdentifier != cellIdentifier {
            let found = cell.reuseIdentifier.map(quoted) ?? "absent"
            DiagnosticLog.fail(
                "nib.identifier",
                "\(nib.described): the identifier of the cell is \(found), expected "
                    + "\(quoted(cellIdentifier)), which the class \(self) asks for; its cells "
                    + "would never be reused")
        }
        return cell
    }
}
