import TableControls
import TableDrawing
import TableThemes

/// Cells from nibs.
extension TableView {
    /// Registers a nib for a reuse identifier, or removes the registration if `nib` is `nil`.
    ///
    /// The nib's first object is the cell. Its identifier is either equal to `identifier` or
    /// missing.
    public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        cellNibs[identifier] = nib
        cellClasses[identifier] = nil
    }

    /// Returns a new cell from the nib registered for an identifier, or `nil` without a nib.
    func makeCell(fromNibFor identifier: String) -> TableViewCell? {
        guard let nib = cellNibs[identifier] else { return nil }
        let first = nib.views(owner: nil, identifier: identifier).first
        guard let cell = first as? TableViewCell else {
            DiagnosticLog.fail(
                "nib.first-object",
                "\(nib.described): the first object is "
                    + (first.map { "a \(type(of: $0))" } ?? "nothing")
                    + ", expected a TableViewCell")
            return TableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if cell.reuseIdentifier != identifier {
            DiagnosticLog.fail(
                "nib.identifier",
                "\(nib.described): the identifier of the cell is "
                    + (cell.reuseIdentifier.map(quoted) ?? "absent")
                    + ", expected \(quoted(identifier)), which the nib is registered for")
        }
        return cell
    }
}
