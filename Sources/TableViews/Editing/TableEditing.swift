import Foundation
@_spi(Subclassing) import TableControls
import TableThemes

/// Editing mode, swipe actions and carried row of a table.
package struct TableEditing {
    let table: TableView
    var state: State { table.editingState }

    final class State {
        fileprivate var rowStates = RowStates()
        var isActive = false
        /// The running animations of the editing mode, in order of their start.
        var editingChanges: [EditingChange] = []
        /// Counter of lifted and dropped rows.
        ///
        /// An earlier animation compares the counter, and does not carry a different row.
        var carryToken = 0
    }

    var rowStates: RowStates {
        get { state.rowStates }
        nonmutating _modify {
            defer {
                table.updates.discardInstant()
            }
            yield &state.rowStates
        }
    }

    var isEditing: Bool { state.isActive }

    private func layOutShownCells() {
        for cell in table.visibleCells { cell.layoutIfNeeded() }
    }

    func setEditing(_ editing: Bool, animated: Bool) {
        settleLiftedRow()
        let isAnimated = animated && AnimationTransaction.isEnabled
        // Rows that have just become visible begin in the state before the change.
        if isAnimated { table.withOwnTheme { layOutShownCells() } }
        let changes = state.isActive != editing
        state.isActive = editing
        table.closeSwipeActions(animated: animated)
        table.withOwnTheme {
            let timing = RenderContext.current.theme.animation.editing.overridden
            if isAnimated { layOutShownCells() }
            AnimationTransaction.animate(timing, if: animated) {
                if changes { noteEditingChange() }
                table.lowering.fadingLines(AnimationTransaction.current?.timing) {
                    if changes, !editing, table.allowsMultipleSelectionDuringEditing {
                        table.selection.removeSelection()
                    }
                    applyRowStates(animated: animated)
                }
                if AnimationTransaction.current != nil { layOutShownCells() }
            }
        }
        if changes { table.layout.measureRowsAfterEditingChange(animated: animated) }
    }

    /// Asks the data source to move a row, and moves the row of the table.
    func moveByHand(from indexPath: IndexPath, to target: IndexPath) {
        guard let dataSource = table.dataSource, target != indexPath else { return }
        // The data source moves the row first, so that the batch finds the final row counts.
        table.performBatchUpdates { [table] in
            dataSource.tableView(table, moveRowAt: indexPath, to: target)
            table.moveRow(at: indexPath, to: target)
        }
    }
}
