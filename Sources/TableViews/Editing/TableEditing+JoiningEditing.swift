import Foundation
import TableAnimation
import TableControls
import TableThemes

/// Animated beginning or end of the editing mode.
struct EditingChange {
    /// Whether the editing mode begins.
    let isEditing: Bool
    let timing: AnimationTiming
}

/// Animations of rows that become visible while the editing mode begins or ends.
extension TableEditing {
    /// Records a change of the editing mode with the current animation.
    ///
    /// A change without animation removes all recorded changes.
    func noteEditingChange() {
        guard let transaction = AnimationTransaction.current else {
            return state.editingChanges.removeAll()
        }
        dropFinishedEditingChanges(transaction.clock)
        state.editingChanges.append(
            EditingChange(isEditing: state.isActive, timing: transaction.timing))
    }

    /// Requests the heights of all rows again after a change of the editing mode.
    ///
    /// The heights change because the controls of the editing mode appear or disappear.
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
        guard !state.editingChanges.isEmpty, let clock = AnimationClock.current else { return }
        dropFinishedEditingChanges(clock)
        guard let first = state.editingChanges.first else { return }
        show(cell, at: indexPath, isEditing: !first.isEditing, nil)
        for change in state.editingChanges {
            show(
                cell, at: indexPath, isEditing: change.isEditing,
                AnimationTransaction(clock: clock, timing: change.timing))
        }
    }

    private func show(
        _ cell: TableViewCell, at indexPath: IndexPath, isEditing: Bool,
        _ transaction: AnimationTransaction?
    ) {
        let present = state.isActive
        state.isActive = isEditing
        AnimationTransaction.run(transaction) {
            applyRowState(to: cell, at: indexPath, animated: transaction != nil)
            cell.layoutIfNeeded()
        }
        state.isActive = present
    }

    private func dropFinishedEditingChanges(_ clock: AnimationClock) {
        state.editingChanges.removeAll { clock.time >= $0.timing.end }
    }
}
