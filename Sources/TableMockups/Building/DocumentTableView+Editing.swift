import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Rows that are edited, swiped or carried.
extension DocumentTableView {
    /// The actions at a side of a row; nothing where the document names none.
    func swipeActions(at indexPath: IndexPath, _ edge: SwipeEdge) -> SwipeActionsConfiguration? {
        if let timelineSwipe, timelineSwipe.row == indexPath, timelineSwipe.edge == edge,
            let actions = timelineSwipe.actions
        {
            return SwipeActionsConfiguration(actions: actions.map { $0.action(images) })
        }
        guard let swipe = row(at: indexPath)?.editing.swipe, swipe.edge == edge else { return nil }
        return swipe.configuration(images)
    }

    /// Shows a row as the document says: chosen, touched, open or armed.
    func applyState(of row: RowDescription, at indexPath: IndexPath) {
        if row.isSelected { selectRow(at: indexPath, animated: false, scrollPosition: .none) }
        if row.isHighlighted { highlightRow(at: indexPath) }
        if row.isAccessoryHighlighted { highlightAccessory(at: indexPath) }
        if let swipe = row.editing.swipe {
            openSwipeActions(at: indexPath, edge: swipe.edge, fraction: swipe.fraction)
        }
        // A document that is wrong about it has been told so.
        let hasCircles = isEditing && allowsMultipleSelectionDuringEditing
        if row.editing.isArmed, !hasCircles { showDeleteConfirmation(at: indexPath) }
        warnOfSecondOpenRow(row, at: indexPath)
    }

    /// One row is open at a time: another closes as soon as a finger touches the table.
    private func warnOfSecondOpenRow(_ row: RowDescription, at indexPath: IndexPath) {
        guard let location = row.editing.openLocation, !isChanging else { return }
        guard let first = openRow, first != indexPath else { return openRow = indexPath }
        DiagnosticLog.record(
            Diagnostic(
                "table.several-open-rows",
                message: "found [\(indexPath.section), \(indexPath.row)] open beside "
                    + "[\(first.section), \(first.row)], expected one open row at most",
                location: "\(location)"))
    }

    /// Carries the row that the document says is lifted to its place.
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
        holdLiftedRow(at: target, offset: lifted.offset)
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        row(at: indexPath)?.editing.isMovable ?? false
    }
}
