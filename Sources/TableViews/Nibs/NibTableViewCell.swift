import TableDrawing

/// A cell that comes from a nib of its own: a subclass has outlets, and nearly nothing else.
///
///     final class ComplexTableViewCell: NibTableViewCell {
///         @Outlet(.weak) var titleLabel: Label!
///         override class var bundle: NibBundle { .samples }
///     }
///     let cell = ComplexTableViewCell.cell(for: tableView, fromNib: complexCellNib)
///
/// The nib and the identifier have the class's name unless the class says otherwise. The cell is the
/// first object of the nib, and the identifier in the nib is the class's.
open class NibTableViewCell: TableViewCell {
    /// The identifier for reuse; the class's name.
    open class var cellIdentifier: String { String(describing: self) }

    /// The name of the nib; the class's name.
    open class var nibName: String { String(describing: self) }

    /// Where the nib is; a class that has one says where.
    open class var bundle: NibBundle { NibBundle() }

    /// A new nib, to be kept by whoever makes the cells: each one is read anew.
    open class var nib: Nib { Nib(nibName: nibName, bundle: bundle) }

    /// A waiting cell of the table, or a new one from the nib.
    ///
    /// An error says what is wrong with the nib where its first object is none of this class, or where
    /// its identifier is not the class's and no cell would ever be reused.
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
