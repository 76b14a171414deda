import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Registering, dequeuing and recycling cells.
extension TableView {
    /// Registers the class of new cells for a reuse identifier.
    public func register(
        _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
    ) {
        cellClasses[identifier] = cellClass
        cellNibs[identifier] = nil
    }

    /// Returns a waiting cell with the identifier, a new cell of the registered class, or `nil`
    /// if nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        observer?.tableView(self, isAskedForCellWithIdentifier: identifier)
        if let cell = pool.dequeue(withIdentifier: identifier) {
            cell.prepareForReuse()
            observer?.tableView(self, willReuse: cell)
            return cell
        }
        if cellNibs[identifier] != nil {
            let cell = withOwnTheme { makeCell(fromNibFor: identifier) }
            if cell != nil { pool.recordCreated(withIdentifier: identifier) }
            cell?.isKnownToTable = true
            return cell
        }
        return cellClasses[identifier].map { cellClass in
            withOwnTheme { make(cellClass, identifier) }
        }
    }

    /// Returns a cell for the identifier, sized for the row.
    ///
    /// If the identifier is not registered, `render` throws an error, and an empty cell is
    /// returned.
    public func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        if let (row, cell) = reconfigured, row == indexPath, cell.reuseIdentifier == identifier {
            return cell
        }
        let cell: TableViewCell
        if let found = dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            let known = (Array(cellClasses.keys) + Array(cellNibs.keys)).sorted().map {
                "\"\($0)\""
            }.joined(separator: ", ")
            DiagnosticLog.fail(
                "table.unregistered-identifier",
                "no cell class or nib is registered for the identifier \"\(identifier)\"; "
                    + (known.isEmpty ? "nothing is registered" : "registered: \(known)"))
            cell = withOwnTheme { make(TableViewCell.self, identifier) }
        }
        if let loaded, loaded.contains(indexPath) {
            cell.location = location(of: indexPath)
            cell.frame = rowRect(
                Extent(minY: 0, height: loaded.rowExtent(at: indexPath).height))
        }
        return cell
    }

    private func make(_ cellClass: TableViewCell.Type, _ identifier: String) -> TableViewCell {
        pool.recordCreated(withIdentifier: identifier)
        let cell = cellClass.init(style: .default, reuseIdentifier: identifier)
        cell.isKnownToTable = true
        return cell
    }

    /// Removes a cell from display.
    ///
    /// A cell with a reuse identifier waits for reuse.
    func recycle(_ cell: TableViewCell, at indexPath: IndexPath) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        cell.superview = self
        cell.stand(in: nil)
        cell.displayedIndexPath = nil
        if let identifier = cell.reuseIdentifier {
            pool.enqueue(cell, withIdentifier: identifier)
        }
    }

    func recycleAll() {
        recyclePreparedCells()
        let leaving = displayed
        displayed.removeAll()
        for (indexPath, cell) in leaving.sorted(by: { $0.key < $1.key }) {
            recycle(cell, at: indexPath)
        }
    }
}
