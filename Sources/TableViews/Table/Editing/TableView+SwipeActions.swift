import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry

/// Rows that are open for their swipe actions or their Delete button.
extension TableView {
    /// Opens the swipe actions on a side of a row, as a swipe does.
    ///
    /// The delegate provides the actions. If the delegate provides none, a deletable row has a
    /// Delete button at its trailing side. `fraction` tells how far the row is open; 1 is the
    /// full width of the buttons. An animated opening closes all other rows, as in UIKit, where
    /// at most a single row is open. Without animation, several rows can be open in a picture.
    /// `closeSwipeActions()` closes them.
    public func openSwipeActions(
        at indexPath: IndexPath, edge: SwipeEdge = .trailing, fraction: CGFloat = 1,
        animated: Bool = false
    ) {
        open(
            indexPath, edge, fraction, isArmed: false, animated: animated, "openSwipeActions(at:)")
    }

    /// Shows the Delete button of a row, as a tap on its delete control does.
    ///
    /// Other rows close as in `openSwipeActions(at:)`. Rows selected by circles have no delete
    /// control, and no button is shown.
    public func showDeleteConfirmation(
        at indexPath: IndexPath, fraction: CGFloat = 1, animated: Bool = false
    ) {
        guard !(isEditing && allowsMultipleSelectionDuringEditing) else {
            return DiagnosticLog.warn(
                "table.no-delete-control",
                "showDeleteConfirmation(at:): \(indexPath.rowName) has a circle in place of a delete control"
            )
        }
        open(
            indexPath, .trailing, fraction, isArmed: true, animated: animated,
            "showDeleteConfirmation(at:)")
    }

    /// Whether any row has open swipe actions or an open Delete button.
    package var hasOpenSwipes: Bool { rowStates.swipes.values.contains { !$0.isClosing } }

    /// Whether a row is open at a side by `fraction`, or shows the Delete button of its delete
    /// control.
    package func isSwipeOpen(
        at indexPath: IndexPath, edge: SwipeEdge = .trailing, fraction: CGFloat = 1,
        isArmed: Bool = false
    ) -> Bool {
        guard let swipe = rowStates.swipes[indexPath], !swipe.isClosing else { return false }
        return swipe.edge == edge && swipe.fraction == fraction && swipe.isArmed == isArmed
    }

    /// Closes all rows.
    public func closeSwipeActions(animated: Bool = false) {
        let open = rowStates.swipes.keys.sorted()
        if animated, AnimationTransaction.isEnabled { closeAnimated(open) } else { close(open) }
    }

    func close(_ rows: [IndexPath]) {
        for indexPath in rows { rowStates.swipes[indexPath] = nil }
        for indexPath in rows {
            displayed[indexPath]?.setSwipe(nil)
            delegate?.tableView(self, didEndEditingRowAt: indexPath)
        }
    }

    /// Taps a swipe action of a row as a finger does; index 0 is the outermost action.
    ///
    /// The action's handler is called. The row closes if the handler reports success. The row
    /// need not be open. If the action does not exist, `render` throws an error.
    public func tapSwipeAction(
        at indexPath: IndexPath, edge: SwipeEdge = .trailing, index: Int = 0
    ) {
        guard checkRow(indexPath, "tapSwipeAction(at:)") else { return }
        let actions = swipeConfiguration(indexPath, edge)?.actions ?? []
        guard actions.indices.contains(index) else {
            return DiagnosticLog.fail(
                "table.no-swipe-action",
                "tapSwipeAction(at:): \(indexPath.rowName) has no \(edge) action \(index); "
                    + "it has \(actions.count)")
        }
        let action = actions[index]
        action.handler(action, displayed[indexPath] ?? self) { [weak self] isDone in
            guard isDone, let self, self.rowStates.swipes[indexPath] != nil else { return }
            if AnimationTransaction.isEnabled { return self.closeAnimated([indexPath]) }
            self.rowStates.swipes[indexPath] = nil
            self.displayed[indexPath]?.setSwipe(nil)
        }
    }

    private func open(
        _ indexPath: IndexPath, _ edge: SwipeEdge, _ fraction: CGFloat, isArmed: Bool,
        animated: Bool, _ caller: String
    ) {
        guard checkRow(indexPath, caller) else { return }
        guard let configuration = swipeConfiguration(indexPath, edge) else {
            return DiagnosticLog.warn(
                "table.no-swipe-actions",
                "\(caller): \(indexPath.rowName) has no actions at its \(edge) side; give them by "
                    + "tableView(_:\(edge)SwipeActionsConfigurationForRowAt:)")
        }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
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
        displayed[indexPath]?.setSwipe(swipe)
        if moves { moveSwipe(swipe.token, from: start, to: end) }
    }

    /// Closes all other rows.
    private func closeOthers(than indexPath: IndexPath, moving: Bool) {
        let others = rowStates.swipes.keys.filter { $0 != indexPath }.sorted()
        if moving { closeAnimated(others) } else { close(others) }
    }

    /// Closes open rows before another touch is handled.
    func closeForTouch() {
        if hasOpenSwipes { closeSwipeActions(animated: true) }
    }

    /// Whether a row has swipe actions at a side, either the delegate's actions or a Delete
    /// button.
    package func hasSwipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> Bool {
        swipeConfiguration(indexPath, edge) != nil
    }

    /// Returns the swipe actions at a side of a row, either the delegate's actions or a Delete
    /// button.
    private func swipeConfiguration(
        _ indexPath: IndexPath, _ edge: SwipeEdge
    ) -> SwipeActionsConfiguration? {
        guard canEdit(indexPath) else { return nil }
        let given =
            edge == .leading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        if let given { return given.actions.isEmpty ? nil : given }
        guard edge == .trailing, editingStyle(at: indexPath) == .delete else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
        return .delete(titled: title) { [weak self] in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
        }
    }
}
