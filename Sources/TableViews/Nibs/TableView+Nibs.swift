import TableDrawing

/// Cells from nibs.
extension TableView {
    /// Has cells made from this nib for the identifier when none is waiting; nothing takes the nib
    /// back.
    ///
    /// The nib's first object is the cell. Its identifier is this one, or none.
    public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        cellNibs[identifier] = nib
        cellClasses[identifier] = nil
    }

    /// A new cell from the nib that is registered for an identifier; nothing where there is none.
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
