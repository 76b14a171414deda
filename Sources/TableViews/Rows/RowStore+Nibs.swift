import TableControls
import TableDrawing
import TableThemes

extension RowStore {
    /// Returns a new cell from the nib registered for an identifier, or `nil` without a nib.
    func makeCell(fromNibFor identifier: String) -> TableViewCell? {
        guard let nib = state.cellNibs[identifier] else { return nil }
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
