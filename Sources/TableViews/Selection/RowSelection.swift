import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Selected and highlighted rows of a table.
package struct RowSelection {
    private let table: TableView
    private var state: State { table.selectionState }

    init(table: TableView) { self.table = table }

    final class State {
        fileprivate var allowsMultipleSelectionDuringEditing = false
        fileprivate var selectedRows: Set<IndexPath> = []
        fileprivate var highlightedRows: Set<IndexPath> = []
        fileprivate var selectionFade = SelectionFade.crossfade
    }

    var allowsMultipleSelectionDuringEditing: Bool {
        get { state.allowsMultipleSelectionDuringEditing }
        nonmutating set {
            state.allowsMultipleSelectionDuringEditing = newValue
            if table.isEditing { table.editing.applyRowStates() }
        }
    }

    var selectionFade: SelectionFade {
        get { state.selectionFade }
        nonmutating set {
            let oldValue = state.selectionFade
            state.selectionFade = newValue
            if selectionFade != oldValue { table.editing.applyRowStates() }
        }
    }

    /// The selected rows, unordered.
    var selectedRows: Set<IndexPath> { state.selectedRows }
    /// The highlighted rows from the top down.
    package var indexPathsForHighlightedRows: [IndexPath] { state.highlightedRows.sorted() }
    func isSelected(_ row: IndexPath) -> Bool { state.selectedRows.contains(row) }

    func isHighlighted(_ row: IndexPath) -> Bool { state.highlightedRows.contains(row) }

    /// Deselects all rows, without changing cells.
    func removeSelection() { state.selectedRows.removeAll() }

    /// Deselects all rows and removes their highlights, without changing cells.
    func removeAll() {
        removeSelection()
        state.highlightedRows.removeAll()
    }

    /// Replaces the selected and highlighted rows, without changing cells.
    ///
    /// - Parameter moved: returns the rows after a batch of changes.
    func moveRows(_ moved: (Set<IndexPath>) -> Set<IndexPath>) {
        state.selectedRows = moved(state.selectedRows)
        state.highlightedRows = moved(state.highlightedRows)
    }

    private func select(_ indexPath: IndexPath, animated: Bool) {
        fadeSelection(at: indexPath, animated: animated) {
            state.selectedRows.insert(indexPath)
            table.rows.displayedCells[indexPath]?.setSelected(true, animated: animated)
        }
    }

    /// Deselects a row as a touch does.
    private func deselectAsTouch(_ indexPath: IndexPath) {
        var target: IndexPath? = indexPath
        if let delegate = table.delegate {
            target = delegate.tableView(table, willDeselectRowAt: indexPath)
        }
        guard let target, checkRow(target, "tableView(_:willDeselectRowAt:)") else { return }
        table.deselectRow(at: target, animated: false)
        table.delegate?.tableView(table, didDeselectRowAt: target)
    }

    /// Changes the selection of a row together with the separator above it, drawn by the
    /// previous row.
    private func fadeSelection(at indexPath: IndexPath, animated: Bool, _ change: () -> Void) {
        guard animated, AnimationTransaction.isEnabled else { return change() }
        table.withOwnTheme {
            table.rows.displayVisibleRows()
            table.lowering.updateSeparatorsBesideSelection()
            let above = table.rows.displayedCells[
                IndexPath(row: indexPath.row - 1, section: indexPath.section)]
            let timing = RenderContext.current.theme.animation.selection.overridden
            let wasHidden = above?.separators.isSeparatorHidden
            let before = above?.snapshot()
            change()
            table.lowering.updateSeparatorsBesideSelection()
            guard let above, let before, let wasHidden,
                above.separators.isSeparatorHidden != wasHidden,
                let clock = AnimationClock.current
            else { return }
            let fading = AnimationTiming(
                start: clock.time, duration: timing.duration, curve: timing.curve)
            above.animation.fadeLine(from: wasHidden, fading)
            guard !above.animation.movesParts(at: clock.time) else {
                return clock.extend(to: fading.end)
            }
            // A longer fade of the whole cell includes its separator.
            if let fade = above.renderState.dissolve, fade.timing.end > fading.end { return }
            above.renderState.dissolve = ViewDissolve(before: before, timing: fading, kind: .exact)
        }
    }

    /// Whether the row exists.
    ///
    /// Otherwise, `render` throws an error.
    package func checkRow(_ indexPath: IndexPath, _ caller: String) -> Bool {
        if table.geometry.contains(indexPath) { return true }
        DiagnosticLog.fail(
            "table.no-such-row",
            "\(caller): there is no \(indexPath.rowName) in a table of "
                + "\(counted(table.geometry.numberOfSections, "section")) and "
                + counted(table.geometry.totalNumberOfRows, "row"))
        return false
    }

    func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            return state.selectedRows.forEach { table.deselectRow(at: $0, animated: animated) }
        }
        guard checkRow(indexPath, "selectRow(at:)") else { return }
        if !table.editing.selectsSeveralRows {
            for other in state.selectedRows where other != indexPath {
                table.deselectRow(at: other, animated: animated)
            }
        }
        select(indexPath, animated: animated)
        if scrollPosition != .none {
            table.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard isSelected(indexPath) else { return }
        fadeSelection(at: indexPath, animated: animated) {
            state.selectedRows.remove(indexPath)
            table.rows.displayedCells[indexPath]?.setSelected(false, animated: animated)
        }
    }

    func highlightRow(at indexPath: IndexPath, animated: Bool) {
        guard checkRow(indexPath, "highlightRow(at:)") else { return }
        fadeSelection(at: indexPath, animated: animated) {
            state.highlightedRows.insert(indexPath)
            table.rows.displayedCells[indexPath]?.setHighlighted(true, animated: animated)
        }
    }

    func unhighlightRow(at indexPath: IndexPath, animated: Bool) {
        guard isHighlighted(indexPath) else { return }
        fadeSelection(at: indexPath, animated: animated) {
            state.highlightedRows.remove(indexPath)
            table.rows.displayedCells[indexPath]?.setHighlighted(false, animated: animated)
        }
    }

    func tapRow(at indexPath: IndexPath) {
        table.editing.closeForTouch()
        guard table.editing.selectsRows, checkRow(indexPath, "tapRow(at:)"),
            table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        table.highlightRow(at: indexPath)
        table.delegate?.tableView(table, didHighlightRowAt: indexPath)
        table.unhighlightRow(at: indexPath)
        table.delegate?.tableView(table, didUnhighlightRowAt: indexPath)
        if table.editing.selectsSeveralRows, state.selectedRows.contains(indexPath) {
            return deselectAsTouch(indexPath)
        }
        var target: IndexPath? = indexPath
        if let delegate = table.delegate {
            target = delegate.tableView(table, willSelectRowAt: indexPath)
        }
        guard let target, checkRow(target, "tableView(_:willSelectRowAt:)") else { return }
        if !table.editing.selectsSeveralRows {
            for other in state.selectedRows.subtracting([target]).sorted() {
                deselectAsTouch(other)
            }
        }
        select(target, animated: false)
        table.delegate?.tableView(table, didSelectRowAt: target)
    }
}
