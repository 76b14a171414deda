import Foundation
@_spi(Subclassing) import TableControls
import TableGeometry

/// Displayed cells in a batch of changes.
extension RowStore {
    /// Moves the cells of remaining rows to their new index paths, and returns all other cells.
    func moveCells(
        _ mapping: IndexPathMapping, _ update: TableUpdate
    ) -> [(IndexPath, TableViewCell)] {
        let reloaded = Set(update.reloadedRows)
        var leaving: [(IndexPath, TableViewCell)] = []
        var staying: [IndexPath: TableViewCell] = [:]
        for (indexPath, cell) in displayedRows {
            if !reloaded.contains(indexPath), let new = mapping.newIndexPath(for: indexPath) {
                staying[new] = cell
                cell.row.willDisplay(at: new)
            } else {
                leaving.append((indexPath, cell))
                cell.row.didEndDisplaying()
                cell.superview = nil
            }
        }
        state.displayed = staying
        for old in update.reconfiguredRows.sorted() {
            guard let new = mapping.newIndexPath(for: old), let cell = state.displayed[new] else {
                continue
            }
            if let other = reconfigure(cell, at: new) { leaving.append((old, other)) }
        }
        return leaving
    }

    /// Configures a cell in place.
    ///
    /// Returns the cell if the data source replaced it with a new cell, or `nil` if the cell
    /// stays.
    private func reconfigure(_ cell: TableViewCell, at indexPath: IndexPath) -> TableViewCell? {
        guard let dataSource = table.dataSource else { return nil }
        state.reconfigured = (indexPath, cell)
        let result = dataSource.tableView(table, cellForRowAt: indexPath)
        state.reconfigured = nil
        cell.setNeedsLayout()
        guard result !== cell, result.row.displayedIndexPath == nil else { return nil }
        cell.row.didEndDisplaying()
        cell.superview = nil
        state.displayed[indexPath] = nil
        show(result, at: indexPath)
        return cell
    }
}
