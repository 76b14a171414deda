import Foundation
import TableControls
import TableDrawing

extension TableEditing {
    /// Whether any row has open swipe actions or an open Delete button.
    package var hasOpenSwipes: Bool { rowStates.swipes.values.contains { !$0.isClosing } }

    /// Returns whether a row is open at a side by `fraction`, or displays the Delete button of its
    /// delete control.
    package func isSwipeOpen(
        at indexPath: IndexPath, edge: TableView.SwipeEdge = .trailing, fraction: CGFloat = 1,
        isArmed: Bool = false
    ) -> Bool {
        guard let swipe = rowStates.swipes[indexPath], !swipe.isClosing else { return false }
        return swipe.edge == edge && swipe.fraction == fraction && swipe.isArmed == isArmed
    }

    func close(_ rows: [IndexPath]) {
        for indexPath in rows { rowStates.swipes[indexPath] = nil }
        for indexPath in rows {
            table.rows.displayedCells[indexPath]?.editing.setSwipe(nil)
            table.delegate?.tableView(table, didEndEditingRowAt: indexPath)
        }
    }

    func open(
        _ indexPath: IndexPath, _ edge: TableView.SwipeEdge, _ fraction: CGFloat, isArmed: Bool,
        animated: Bool, _ caller: String
    ) {
        guard table.selection.checkRow(indexPath, caller) else { return }
        guard let configuration = swipeConfiguration(indexPath, edge) else {
            return DiagnosticLog.warn(
                "table.no-swipe-actions",
                "\(caller): \(indexPath.rowName) has no actions at its \(edge) side; give them by "
                    + "tableView(_:\(edge)SwipeActionsConfigurationForRowAt:)")
        }
        table.delegate?.tableView(table, willBeginEditingRowAt: indexPath)
        let end = fraction.isFinite ? max(0, fraction) : 1
        let moves = animated && AnimationTransaction.isEnabled
        if animated { closeOthers(than: indexPath, moving: moves) }
        // An open or moving row continues from its present position.
        let former = rowStates.swipes[indexPath].flatMap { $0.edge == edge ? $0.fraction : nil }
        let start = former ?? 0
        rowStates.numberOfSwipes += 1
        let swipe = CellSwipe(
            edge: edge, configuration: configuration, fraction: moves ? start : end,
            isArmed: isArmed,
            token: rowStates.numberOfSwipes)
        rowStates.swipes[indexPath] = swipe
        table.rows.displayedCells[indexPath]?.editing.setSwipe(swipe)
        if moves { moveSwipe(swipe.token, from: start, to: end) }
    }

    /// Closes all other rows.
    private func closeOthers(than indexPath: IndexPath, moving: Bool) {
        let others = rowStates.swipes.keys.filter { $0 != indexPath }.sorted()
        if moving { closeAnimated(others) } else { close(others) }
    }

    /// Closes open rows before another touch is handled.
    func closeForTouch() {
        if hasOpenSwipes { table.closeSwipeActions(animated: true) }
    }

    /// Returns whether a row has swipe actions at a side, either the delegate's actions or a Delete
    /// button.
    package func hasSwipeActions(at indexPath: IndexPath, edge: TableView.SwipeEdge) -> Bool {
        swipeConfiguration(indexPath, edge) != nil
    }

    /// Returns the swipe actions at a side of a row, either the delegate's actions or a Delete
    /// button.
    private func swipeConfiguration(
        _ indexPath: IndexPath, _ edge: TableView.SwipeEdge
    ) -> SwipeActionsConfiguration? {
        guard canEdit(indexPath) else { return nil }
        let given =
            edge == .leading
            ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let given { return given.actions.isEmpty ? nil : given }
        guard edge == .trailing, editingStyle(at: indexPath) == .delete else { return nil }
        let title =
            table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
        return .delete(titled: title) { [weak table] in
            guard let table else { return }
            table.dataSource?.tableView(table, commit: .delete, forRowAt: indexPath)
        }
    }

    func showDeleteConfirmation(
        at indexPath: IndexPath, fraction: CGFloat = 1, animated: Bool = false
    ) {
        guard !(table.isEditing && table.allowsMultipleSelectionDuringEditing) else {
            return DiagnosticLog.warn(
                "table.no-delete-control",
                "showDeleteConfirmation(at:): \(indexPath.rowName) has a circle in place of a delete control"
            )
        }
        open(
            indexPath, .trailing, fraction, isArmed: true, animated: animated,
            "showDeleteConfirmation(at:)")
    }

    func tapSwipeAction(
        at indexPath: IndexPath, edge: TableView.SwipeEdge, index: Int
    ) {
        guard table.selection.checkRow(indexPath, "tapSwipeAction(at:)") else { return }
        let actions = swipeConfiguration(indexPath, edge)?.actions ?? []
        guard actions.indices.contains(index) else {
            return DiagnosticLog.fail(
                "table.no-swipe-action",
                "tapSwipeAction(at:): \(indexPath.rowName) has no \(edge) action \(index); "
                    + "it has \(actions.count)")
        }
        let action = actions[index]
        action.handler(action, table.rows.displayedCells[indexPath] ?? table) {
            [weak table] isDone in
            guard isDone, let table, table.editing.rowStates.swipes[indexPath] != nil else {
                return
            }
            if AnimationTransaction.isEnabled { return table.editing.closeAnimated([indexPath]) }
            table.editing.rowStates.swipes[indexPath] = nil
            table.rows.displayedCells[indexPath]?.editing.setSwipe(nil)
        }
    }

    func tapAccessory(at indexPath: IndexPath) {
        guard table.selection.checkRow(indexPath, "tapAccessory(at:)") else { return }
        if let cell = table.rows.displayedCells[indexPath], !cell.hasAccessoryButton {
            return DiagnosticLog.warn(
                "table.no-accessory-button",
                "tapAccessory(at:): the accessory of \(indexPath.rowName) is no button; "
                    + "detailButton and detailDisclosureButton are")
        }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
}
