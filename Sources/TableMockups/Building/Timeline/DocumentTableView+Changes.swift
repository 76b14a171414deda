import DocumentSyntax
import Foundation
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// Changes of rows and sections that a timeline plays.
extension DocumentTableView {
    /// Applies the changes of an update to the model and to the screen.
    func change(_ changes: [TimelineChange]) {
        // Create the visible cells while the model still contains their rows.
        _ = visibleCells
        // Row numbers of the update are valid after the lifted row has settled.
        editing.settleLiftedRow()
        guard update(changes) else { return }
        performBatchUpdates { for change in changes { self.performUpdate(change) } }
        for change in changes {
            guard case .insert(let place, let rows) = change.kind else { continue }
            for (index, row) in rows.enumerated() {
                let indexPath = IndexPath(row: place.row + index, section: place.section)
                applyState(of: row, at: indexPath)
            }
        }
    }

    /// Changes the model only.
    ///
    /// Returns `false` and adds a diagnostic if the changes are invalid.
    private func update(_ changes: [TimelineChange]) -> Bool {
        do throws(DocumentError) {
            replaceSections(try SectionChanges.applied(changes, to: table.sections))
            return true
        } catch {
            for problem in error.problems {
                DiagnosticLog.record(
                    Diagnostic(
                        "document.timeline", severity: .error, message: problem.message,
                        location: "\(problem.location)"))
            }
            return false
        }
    }

    private func performUpdate(_ change: TimelineChange) {
        let animation = change.animation
        switch change.kind {
        case .insert(let place, let rows):
            let places = rows.indices.map {
                IndexPath(row: place.row + $0, section: place.section)
            }
            insertRows(at: places, with: animation)
        case .delete(let rows): deleteRows(at: rows, with: animation)
        case .move(let row, let target): moveRow(at: row, to: target)
        case .reload(let rows, _): reloadRows(at: rows, with: animation)
        case .insertSection(let section, _):
            insertSections(IndexSet(integer: section), with: animation)
        case .deleteSection(let section):
            deleteSections(IndexSet(integer: section), with: animation)
        case .moveSection(let section, let target): moveSection(section, toSection: target)
        case .reloadSection(let section, _):
            reloadSections(IndexSet(integer: section), with: animation)
        }
    }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let row = row(at: indexPath) else { return }
        change([
            TimelineChange(
                kind: .delete([indexPath]), animation: .automatic, locations: [row.location],
                target: nil)
        ])
    }

    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let row = row(at: sourceIndexPath) else { return }
        _ = update([
            TimelineChange(
                kind: .move(sourceIndexPath, to: destinationIndexPath), animation: .none,
                locations: [row.location], target: nil)
        ])
    }

    /// Opens a row for swipe actions.
    ///
    /// Actions from the timeline take precedence over the row's own actions.
    func open(_ swipe: TimelineSwipe) {
        timelineSwipe = swipe
        defer { timelineSwipe = nil }
        guard editing.hasSwipeActions(at: swipe.row, edge: swipe.edge) else {
            return DiagnosticLog.record(
                Diagnostic(
                    "table.no-swipe-actions",
                    message: "the step has no effect: there are no actions at the \(swipe.edge) "
                        + "side of [\(swipe.row.section), \(swipe.row.row)]; give some, as "
                        + "actions: [{title: Flag}]"))
        }
        openSwipeActions(
            at: swipe.row, edge: swipe.edge, fraction: swipe.fraction, animated: true)
    }
}
