import Foundation

/// Observer of a table's operations on its cells.
package protocol TableViewObserver: AnyObject {
    /// Called before the data source provides the cell for a row.
    func tableView(_ tableView: TableView, willAskForCellAt indexPath: IndexPath)

    /// Called when a data source or another caller requests a reusable cell.
    func tableView(_ tableView: TableView, isAskedForCellWithIdentifier identifier: String)

    /// Called before a reusable cell is returned, after its preparation for reuse.
    func tableView(_ tableView: TableView, willReuse cell: TableViewCell)

    /// Called after the data source has provided the cell for a row.
    func tableView(
        _ tableView: TableView, didReceive cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a cell is displayed and the delegate is notified.
    func tableView(
        _ tableView: TableView, didDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}
