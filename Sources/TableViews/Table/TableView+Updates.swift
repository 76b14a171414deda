import Foundation
import TableDrawing
import TableGeometry

/// Telling the table what changed, so that everything else stays as it is; UIKit's methods.
///
/// The data source has changed already when a change ends. In a batch (`performBatchUpdates`, or
/// between `beginUpdates()` and `endUpdates()`) all that is deleted, reloaded, reconfigured or moved
/// away is named as before the batch, all that is inserted or moved to as after it, whatever the order
/// of the calls. Rows that stay keep their cells, heights and selection; only new and changed ones are
/// asked for. Where the numbers of rows do not agree with the changes, that is an error that `render`
/// throws, and the table is reloaded. Rows move while an `AnimationClock` runs, and are in their places
/// at once without one. A row that is carried meanwhile is put down. A table that has not been loaded yet has nothing to change, and is loaded as it is.
extension TableView {
    /// Rows came, at these places.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.changes.insertedRows += indexPaths
            for row in indexPaths { $0.animations.insertedRows[row] = animation }
        }
    }

    /// Rows went; they stood at these places.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.changes.deletedRows += indexPaths
            for row in indexPaths { $0.animations.deletedRows[row] = animation }
        }
    }

    /// Rows are to be shown by other cells, and asked for their heights again; their selection is
    /// lost, as after a deletion and an insertion.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.changes.reloadedRows += indexPaths
            for row in indexPaths { $0.animations.reloadedRows[row] = animation }
        }
    }

    /// Rows are to be configured anew in the cells that they have, and asked for their heights again.
    ///
    /// The data source is asked for the rows on display, and
    /// `dequeueReusableCell(withIdentifier:for:)` gives it the very cell of the row, not prepared for
    /// reuse. If it returns another one, that takes its place.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        change { $0.changes.reconfiguredRows += indexPaths }
    }

    /// A row moved.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.changes.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
    }

    /// Sections came, with all their rows.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.changes.insertedSections += sections
            for section in sections { $0.animations.insertedSections[section] = animation }
        }
    }

    /// Sections went, with all their rows.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.changes.deletedSections += sections
            for section in sections { $0.animations.deletedSections[section] = animation }
        }
    }

    /// Sections are to be asked for anew: rows, however many there are now, headers and footers.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.changes.reloadedSections += sections
            for section in sections { $0.animations.reloadedSections[section] = animation }
        }
    }

    /// A section moved, with all its rows.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.changes.movedSections.append(.init(from: section, to: newSection)) }
    }

    /// Begins a batch; batches inside it end with it.
    ///
    /// A batch without changes asks for the heights of all rows again, as in UIKit.
    public func beginUpdates() {
        var pending = pendingUpdate ?? PendingUpdate()
        pending.depth += 1
        pendingUpdate = pending
    }

    /// Ends a batch; the outermost takes effect.
    public func endUpdates() {
        guard var pending = pendingUpdate else {
            return DiagnosticLog.fail(
                "table.unbalanced-updates", "endUpdates() was called without beginUpdates()")
        }
        pending.depth -= 1
        pendingUpdate = pending.depth > 0 ? pending : nil
        guard pending.depth == 0 else { return }
        let succeeded = withOwnTheme { apply(pending) }
        guard animatesUpdates, let clock = AnimationClock.current else {
            for completion in pending.completions { completion(succeeded) }
            return
        }
        clock.at(clock.time + theme.animation.update.overridden.duration) {
            for completion in pending.completions { completion(succeeded) }
        }
    }

    /// Makes all changes of `updates` in one batch.
    ///
    /// `completion` runs when the outermost batch has taken effect; its argument is false where it
    /// could not.
    public func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        if let completion { pendingUpdate?.completions.append(completion) }
        endUpdates()
    }

    private func change(_ note: (inout PendingUpdate) -> Void) {
        beginUpdates()
        if var pending = pendingUpdate {
            note(&pending)
            pendingUpdate = pending
        }
        endUpdates()
    }
}
