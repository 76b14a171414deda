import Foundation
import TableGeometry

/// Moving rows by hand.
extension TableView {
    /// Moves a row as a drag does: the delegate may redirect it, then the data source is told.
    ///
    /// A row that the data source does not let move stays.
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

    /// Has the data source move a row, and moves the table's.
    func moveByHand(from indexPath: IndexPath, to target: IndexPath) {
        guard let dataSource, target != indexPath else { return }
        // The data moves first, so that the batch finds the numbers that it leads to.
        performBatchUpdates {
            dataSource.tableView(self, moveRowAt: indexPath, to: target)
            self.moveRow(at: indexPath, to: target)
        }
    }
}
