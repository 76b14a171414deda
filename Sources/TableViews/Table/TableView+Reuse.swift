import Foundation
import TableDrawing
import TableGeometry

/// Registering cells, handing out reused ones, and taking them back.
extension TableView {
    /// Has cells of this class made for the identifier when none is waiting.
    public func register(
        _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
    ) {
        cellClasses[identifier] = cellClass
        cellNibs[identifier] = nil
    }

    /// A waiting cell of the identifier, a new one of the class registered for it, or nothing.
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

    /// A cell of the identifier, sized for the row.
    ///
    /// An identifier that nothing is registered for is an error that `render` throws; an empty
    /// cell stands in its place.
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

    /// Takes a cell out of display; it waits for reuse if it has an identifier.
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
