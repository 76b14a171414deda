import Foundation
import TableGeometry

/// Moving rows by hand.
extension TableView {
    /// Moves a row as a drag does.
    ///
    /// The delegate may redirect the move, then the data source is told.
    ///
    /// If the data source does not allow the move, the row stays.
    public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let dataSource, checkRow(indexPath, "dragRow(at:to:)"),
            dataSource.tableView(self, canMoveRowAt: indexPath)
        else { return }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: newIndexPath)
            ?? newIndexPath
        moveByHand(from: indexPath, to: target)
    }

    /// Tells the data source to move a row, and moves the table's row.
    func moveByHand(from indexPath: IndexPath, to target: IndexPath) {
        guard let dataSource, target != indexPath else { return }
        // The data moves first, so that the batch finds the final row counts.
        performBatchUpdates {
            dataSource.tableView(self, moveRowAt: indexPath, to: target)
            self.moveRow(at: indexPath, to: target)
        }
    }
}
