import Foundation
import TableGeometry

/// Updates of a table after changes of its data, with UIKit's methods.
///
/// The data source has already changed when a change ends. A batch is formed by
/// `performBatchUpdates`, or by calls between `beginUpdates()` and `endUpdates()`. In a batch,
/// index paths of deleted, reloaded, reconfigured and moved rows refer to the table before the
/// batch. Index paths of inserted rows and destinations of moves refer to the table after the
/// batch. The order of the calls does not matter.
///
/// Remaining rows keep their cells, heights and selection. The table asks only for new and changed
/// rows. If the row counts do not agree with the changes, `render` throws an error, and the table
/// is reloaded.
///
/// While an `AnimationClock` is running, rows move with an animation. Without a clock, rows move
/// immediately. A carried row is dropped. A table that has not been loaded yet ignores changes and
/// loads its current data.
extension TableView {
    /// Inserts rows at index paths after the batch.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change {
            $0.changes.insertedRows += indexPaths
            for row in indexPaths { $0.animations.insertedRows[row] = animation }
        }
    }

    /// Deletes rows at index paths before the batch.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change {
            $0.changes.deletedRows += indexPaths
            for row in indexPaths { $0.animations.deletedRows[row] = animation }
        }
    }

    /// Replaces the cells of rows, and requests the heights of the rows again.
    ///
    /// The rows lose their selection, as after a deletion and an insertion.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.change {
            $0.changes.reloadedRows += indexPaths
            for row in indexPaths { $0.animations.reloadedRows[row] = animation }
        }
    }

    /// Configures rows again in their present cells, and requests the heights of the rows again.
    ///
    /// The data source is asked for displayed rows. `dequeueReusableCell(withIdentifier:for:)` then
    /// returns the row's present cell without preparing it for reuse. If the data source returns
    /// another cell, the returned cell replaces the present cell.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        updates.change { $0.changes.reconfiguredRows += indexPaths }
    }

    /// Moves a row.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.change { $0.changes.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections with all their rows.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change {
            $0.changes.insertedSections += sections
            for section in sections { $0.animations.insertedSections[section] = animation }
        }
    }

    /// Deletes sections with all their rows.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change {
            $0.changes.deletedSections += sections
            for section in sections { $0.animations.deletedSections[section] = animation }
        }
    }

    /// Reloads sections: their row counts, rows, headers and footers.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.change {
            $0.changes.reloadedSections += sections
            for section in sections { $0.animations.reloadedSections[section] = animation }
        }
    }

    /// Moves a section with all its rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        updates.change { $0.changes.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Begins a batch; a nested batch ends with the outermost batch.
    ///
    /// A batch without changes requests the heights of all rows again, as in UIKit.
    public func beginUpdates() {
        updates.beginUpdates()
    }

    /// Ends a batch.
    ///
    /// The end of the outermost batch applies the changes.
    public func endUpdates() {
        updates.endUpdates()
    }

    /// Applies all changes made in `updates` as a batch.
    ///
    /// `completion` runs after the outermost batch was applied. Its argument is false if the
    /// batch failed.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        if let completion { self.updates.addCompletion(completion) }
        endUpdates()
    }
}
