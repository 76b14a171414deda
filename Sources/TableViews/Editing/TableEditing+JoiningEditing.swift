import Foundation
import TableAnimation
import TableControls
import TableThemes

/// The beginning or end of the editing mode, shown as a movement.
struct EditingChange {
    /// What it leads to.
    let isEditing: Bool
    let timing: AnimationTiming
}

/// Rows that come into view while the editing mode begins or ends.
extension TableEditing {
    /// Notes a change of the editing mode that the animation under way shows; one that takes effect at
    /// once ends all that were under way.
    func noteEditingChange() {
        guard let transaction = AnimationTransaction.current else {
            return editingChanges.removeAll()
        }
        dropFinishedEditingChanges(transaction.clock)
        editingChanges.append(EditingChange(isEditing: isActive, timing: transaction.timing))
    }

    /// Asks for the heights of all rows again after the editing mode has changed; they change as its
    /// controls come and go.
    package func updateHeightsForEditing(animated: Bool) {
        func update() {
            table.beginUpdates()
            table.endUpdates()
        }
        guard animated else { return View.performWithoutAnimation(update) }
        let timing = table.theme.animation.editing.overridden
        View.withAnimationTiming(duration: timing.duration, curve: timing.curve, update)
    }

    /// Adds the current editing animations to a row that has just become visible, as if the row
    /// had been visible from the start.
    func joinEditing(_ cell: TableViewCell, at indexPath: IndexPath) {
        guard !editingChanges.isEmpty, let clock = AnimationClock.current else { return }
        dropFinishedEditingChanges(clock)
        guard let first = editingChanges.first else { return }
        show(cell, at: indexPath, isEditing: !first.isEditing, nil)
        for change in editingChanges {
            show(
                cell, at: indexPath, isEditing: change.isEditing,
                AnimationTransaction(clock: clock, timing: change.timing))
        }
    }

    private func show(
        _ cell: TableViewCell, at indexPath: IndexPath, isEditing: Bool,
        _ transaction: AnimationTransaction?
    ) {
        let present = isActive
        isActive = isEditing
        AnimationTransaction.run(transaction) {
            applyRowState(to: cell, at: indexPath, animated: transaction != nil)
            cell.layoutIfNeeded()
        }
        isActive = present
    }

    private func dropFinishedEditingChanges(_ clock: AnimationClock) {
        editingChanges.removeAll { clock.time >= $0.timing.end }
    }
}
