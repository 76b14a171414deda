import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// Editing, swiping and moving rows.
extension DocumentTableView {
    /// Returns the actions at a side of a row, or `nil` if the document names no actions.
    func swipeActions(at indexPath: IndexPath, _ edge: SwipeEdge) -> SwipeActionsConfiguration? {
        if let timelineSwipe, timelineSwipe.row == indexPath, timelineSwipe.edge == edge,
            let actions = timelineSwipe.actions
        {
            return SwipeActionsConfiguration(actions: actions.map { $0.action(images) })
        }
        guard let swipe = row(at: indexPath)?.editing.swipe, swipe.edge == edge else { return nil }
        return swipe.configuration(images)
    }

    /// Applies the selection, highlight, swipe and confirmation state of a row in the document.
    func applyState(of row: RowDescription, at indexPath: IndexPath) {
        if row.isSelected { selectRow(at: indexPath, animated: false, scrollPosition: .none) }
        if row.isHighlighted { highlightRow(at: indexPath) }
        if row.isAccessoryHighlighted { highlightAccessory(at: indexPath) }
        if let swipe = row.editing.swipe {
            openSwipeActions(at: indexPath, edge: swipe.edge, fraction: swipe.fraction)
        }
        // The reader has already reported contradictions in the document.
        let hasCircles = isEditing && allowsMultipleSelectionDuringEditing
        if row.editing.isArmed, !hasCircles { showDeleteConfirmation(at: indexPath) }
        warnOfSecondOpenRow(row, at: indexPath)
    }

    /// Warns of a second open row.
    ///
    /// In UIKit, an open row closes as soon as a finger touches the table.
    private func warnOfSecondOpenRow(_ row: RowDescription, at indexPath: IndexPath) {
        guard let location = row.editing.openLocation, !isChanging else { return }
        guard let first = openRow, first != indexPath else { return openRow = indexPath }
        DiagnosticLog.record(
            Diagnostic(
                "table.several-open-rows",
                message: "[\(indexPath.section), \(indexPath.row)] is open beside "
                    + "[\(first.section), \(first.row)]; open one row at a time",
                location: "\(location)"))
    }

    /// Moves the lifted row of the document to its place.
    func liftWrittenRow() {
        for (section, description) in table.sections.enumerated() {
            guard case .written(let rows) = description.rows else { continue }
            for (row, description) in rows.enumerated() {
                guard let lifted = description.editing.lifted else { continue }
                return lift(IndexPath(row: row, section: section), lifted)
            }
        }
    }

    private func lift(_ indexPath: IndexPath, _ lifted: LiftedDescription) {
        let target = IndexPath(row: lifted.row, section: lifted.section ?? indexPath.section)
        guard beginInteractiveMovementForRow(at: indexPath) else { return }
        editing.holdLiftedRow(at: target, offset: lifted.offset)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.editing.isMovable ?? false
    }
}
