import Foundation

/// Hears what a table does with its cells.
package protocol TableViewObserver: AnyObject {
    /// The data source is about to be asked for a row's cell.
    func tableView(_ tableView: TableView, willAskForCellAt indexPath: IndexPath)

    /// The data source, or whoever else, asks for a waiting cell.
    func tableView(_ tableView: TableView, isAskedForCellWithIdentifier identifier: String)

    /// A waiting cell, prepared for reuse, is about to be handed out.
    func tableView(_ tableView: TableView, willReuse cell: TableViewCell)

    /// The data source has given a row's cell.
    func tableView(
        _ tableView: TableView, didReceive cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// A cell has come on display; the delegate has been told.
    func tableView(
        _ tableView: TableView, didDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}
