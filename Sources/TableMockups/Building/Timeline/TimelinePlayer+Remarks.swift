import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Steps that change nothing, which their author cannot have meant.
extension TimelinePlayer {
    /// Says so where a step that is about to begin does nothing.
    func remark(on step: TimelineStep) {
        guard let message = message(on: step.action) else { return }
        DiagnosticLog.record(
            Diagnostic(
                "timeline.step-without-effect", message: "the step has no effect: " + message,
                location: "\(step.location)"))
    }

    private func message(on action: TimelineAction) -> String? {
        let selected = Set(table.indexPathsForSelectedRows ?? [])
        let highlighted = table.indexPathsForHighlightedRows
        switch action {
        case .select(let row):
            return selected == [row] || selected.contains(row) && !replacesSelection
                ? "found \(Self.name(row)) selected already, expected one that is not" : nil
        case .deselect(let rows):
            let idle = rows.filter { !selected.contains($0) }
            guard !idle.isEmpty else { return nil }
            return "found \(Self.list(idle)) not selected, expected "
                + (selected.isEmpty
                    ? "a step that selects before" : Self.list(selected.sorted()))
        case .deselectAll, .pop(_, deselects: true):
            return selected.isEmpty
                ? "found no row selected that it could deselect, expected a step that selects before"
                : nil
        case .highlight(let row):
            return highlighted.contains(row)
                ? "found \(Self.name(row)) highlighted already, expected one that is not" : nil
        case .unhighlight(let row):
            return highlighted.contains(row)
                ? nil : "found \(Self.name(row)) not highlighted, expected a highlight before"
        case .editing(let flag):
            guard table.isEditing == flag else { return nil }
            return flag
                ? "found the table in the editing mode already, expected editing: false before"
                : "found the table not in the editing mode, expected editing: true before"
        case .arm(let row):
            return table.isSwipeOpen(at: row, isArmed: true)
                ? "found the Delete button of \(Self.name(row)) shown already, expected a row that "
                    + "does not show one" : nil
        case .openSwipe(let swipe):
            return table.isSwipeOpen(at: swipe.row, edge: swipe.edge, fraction: swipe.fraction)
                ? "found \(Self.name(swipe.row)) open already, expected a row that is closed" : nil
        case .closeSwipes:
            return table.hasOpenSwipes ? nil : "found no row open, expected a swipe or arm before"
        case .scrollBy(let distance):
            return table.contentOffset.y == offset(after: distance)
                ? "found the content at its end, expected a distance that it can go" : nil
        case .refresh(let phase): return message(on: phase)
        case .update(let changes):
            return changes.isEmpty ? "found no changes, expected at least one" : nil
        case .carry(let row, let target):
            return row == target
                ? "found \(Self.name(row)) carried to its own place, expected another" : nil
        case .scrollToRow, .flick, .confirm, .push, .pop, .touch: return nil
        }
    }

    /// Whether a row that is selected takes the selection from others.
    var replacesSelection: Bool {
        if table.isEditing { return !table.allowsMultipleSelectionDuringEditing }
        guard case .described(let description) = document.table else {
            return !table.allowsMultipleSelection
        }
        return description.allowsMultipleSelection != true
    }

    private func message(on phase: TimelineAction.RefreshPhase) -> String? {
        let isRefreshing = table.refreshControl?.isRefreshing == true
        switch phase {
        case .begin, .pull:
            return isRefreshing ? "found the wheel turning already, expected end before" : nil
        case .end:
            let isComing = table.refreshControl?.isComing == true
            return isRefreshing || isComing
                ? nil : "found no wheel turning, expected begin before"
        }
    }

    private static func name(_ row: IndexPath) -> String { "[\(row.section), \(row.row)]" }

    private static func list(_ rows: [IndexPath]) -> String {
        let names = rows.prefix(4).map(name)
        guard rows.count > 1 else { return names.joined() }
        return rows.count > names.count
            ? names.joined(separator: ", ") + " and \(rows.count - names.count) more"
            : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }
}
