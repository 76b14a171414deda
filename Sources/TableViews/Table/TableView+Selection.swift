import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Selected and highlighted rows.
extension TableView {
    /// The selected row, or the first of several selected rows.
    public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

    /// The selected rows from the top down, or `nil` if no row is selected, as in UIKit.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selectedRows.isEmpty ? nil : selectedRows.sorted()
    }

    /// The highlighted rows from the top down.
    package var indexPathsForHighlightedRows: [IndexPath] { highlightedRows.sorted() }

    /// Selects a row and scrolls to it.
    ///
    /// The delegate is not asked, as documented in UIKit.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        guard let indexPath else {
            return selectedRows.forEach { deselectRow(at: $0, animated: animated) }
        }
        guard checkRow(indexPath, "selectRow(at:)") else { return }
        if !selectsSeveralRows {
            for other in selectedRows where other != indexPath {
                deselectRow(at: other, animated: animated)
            }
        }
        select(indexPath, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    private func select(_ indexPath: IndexPath, animated: Bool) {
        fadeSelection(at: indexPath, animated: animated) {
            selectedRows.insert(indexPath)
            displayed[indexPath]?.setSelected(true, animated: animated)
        }
    }

    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selectedRows.contains(indexPath) else { return }
        fadeSelection(at: indexPath, animated: animated) {
            selectedRows.remove(indexPath)
            displayed[indexPath]?.setSelected(false, animated: animated)
        }
    }

    /// Selects a row as a touch does.
    ///
    /// The delegate is told, and may redirect or refuse the selection.
    ///
    /// The delegate is called in UIKit's order: `shouldHighlightRowAt`, `didHighlightRowAt` and
    /// `didUnhighlightRowAt` during the touch, then `willSelectRowAt`. Then follow
    /// `willDeselectRowAt` and `didDeselectRowAt` for rows selected before, and finally
    /// `didSelectRowAt`.
    ///
    /// A row with open swipe actions closes first.
    public func tapRow(at indexPath: IndexPath) {
        closeForTouch()
        guard selectsRows, checkRow(indexPath, "tapRow(at:)"),
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        highlightRow(at: indexPath)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        unhighlightRow(at: indexPath)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if selectsSeveralRows, selectedRows.contains(indexPath) {
            return deselectAsTouch(indexPath)
        }
        var target: IndexPath? = indexPath
        if let delegate { target = delegate.tableView(self, willSelectRowAt: indexPath) }
        guard let target, checkRow(target, "tableView(_:willSelectRowAt:)") else { return }
        if !selectsSeveralRows {
            for other in selectedRows.subtracting([target]).sorted() { deselectAsTouch(other) }
        }
        select(target, animated: false)
        delegate?.tableView(self, didSelectRowAt: target)
    }

    /// Deselects a row as a touch does.
    private func deselectAsTouch(_ indexPath: IndexPath) {
        var target: IndexPath? = indexPath
        if let delegate { target = delegate.tableView(self, willDeselectRowAt: indexPath) }
        guard let target, checkRow(target, "tableView(_:willDeselectRowAt:)") else { return }
        deselectRow(at: target, animated: false)
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    /// Highlights a row as a touch does.
    public func highlightRow(at indexPath: IndexPath, animated: Bool = false) {
        guard checkRow(indexPath, "highlightRow(at:)") else { return }
        fadeSelection(at: indexPath, animated: animated) {
            highlightedRows.insert(indexPath)
            displayed[indexPath]?.setHighlighted(true, animated: animated)
        }
    }

    /// Removes the highlight from a row.
    public func unhighlightRow(at indexPath: IndexPath, animated: Bool = false) {
        guard highlightedRows.contains(indexPath) else { return }
        fadeSelection(at: indexPath, animated: animated) {
            highlightedRows.remove(indexPath)
            displayed[indexPath]?.setHighlighted(false, animated: animated)
        }
    }

    /// Changes the selection of a row together with the separator above it, drawn by the
    /// previous row.
    private func fadeSelection(at indexPath: IndexPath, animated: Bool, _ change: () -> Void) {
        guard animated, AnimationTransaction.isEnabled else { return change() }
        withOwnTheme {
            displayVisibleRows()
            updateSeparatorsBesideSelection()
            let above = displayed[IndexPath(row: indexPath.row - 1, section: indexPath.section)]
            let timing = RenderContext.current.theme.animation.selection.overridden
            let wasHidden = above?.isSeparatorHidden
            let before = above?.snapshot()
            change()
            updateSeparatorsBesideSelection()
            guard let above, let before, let wasHidden, above.isSeparatorHidden != wasHidden,
                let clock = AnimationClock.current
            else { return }
            let fading = AnimationTiming(
                start: clock.time, duration: timing.duration, curve: timing.curve)
            above.fadeLine(from: wasHidden, fading)
            guard !above.movement.isUnderWay(at: clock.time) else {
                return clock.extend(to: fading.end)
            }
            // A longer fade of the whole cell includes its separator.
            if let fade = above.dissolve, fade.timing.end > fading.end { return }
            above.dissolve = ViewDissolve(before: before, timing: fading, kind: .exact)
        }
    }

    /// Whether the row exists.
    ///
    /// Otherwise, `render` throws an error.
    package func checkRow(_ indexPath: IndexPath, _ caller: String) -> Bool {
        if geometry.contains(indexPath) { return true }
        DiagnosticLog.fail(
            "table.no-such-row",
            "\(caller): there is no \(indexPath.rowName) in a table of "
                + "\(counted(geometry.numberOfSections, "section")) and "
                + counted(geometry.totalNumberOfRows, "row"))
        return false
    }
}
