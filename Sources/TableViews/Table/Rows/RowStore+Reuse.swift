import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension RowStore {
    func make(_ cellClass: TableViewCell.Type, _ identifier: String) -> TableViewCell {
        pool.recordCreated(withIdentifier: identifier)
        let cell = cellClass.init(style: .default, reuseIdentifier: identifier)
        cell.isKnownToTable = true
        return cell
    }

    /// Removes a cell from display.
    ///
    /// A cell with a reuse identifier waits for reuse.
    func recycle(_ cell: TableViewCell, at indexPath: IndexPath) {
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
        cell.superview = table
        cell.stand(in: nil)
        cell.displayedIndexPath = nil
        if let identifier = cell.reuseIdentifier {
            pool.enqueue(cell, withIdentifier: identifier)
        }
    }

    func recycleAll() {
        table.layout.recyclePreparedCells()
        let leaving = displayed
        displayed.removeAll()
        for (indexPath, cell) in leaving.sorted(by: { $0.key < $1.key }) {
            recycle(cell, at: indexPath)
        }
    }

    func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        if let (row, cell) = reconfigured, row == indexPath, cell.reuseIdentifier == identifier {
            return cell
        }
        let cell: TableViewCell
        if let found = table.dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            let known = (Array(cellClasses.keys) + Array(cellNibs.keys)).sorted().map {
                "\"\($0)\""
            }.joined(separator: ", ")
            DiagnosticLog.fail(
                "table.unregistered-identifier",
                "no cell class or nib is registered for the identifier \"\(identifier)\"; "
                    + (known.isEmpty ? "nothing is registered" : "registered: \(known)"))
            cell = table.withOwnTheme { make(TableViewCell.self, identifier) }
        }
        if let loaded = table.layout.loaded, loaded.contains(indexPath) {
            cell.location = table.layout.location(of: indexPath)
            cell.frame = table.layout.rowRect(
                Extent(minY: 0, height: loaded.rowExtent(at: indexPath).height))
        }
        return cell
    }
}
