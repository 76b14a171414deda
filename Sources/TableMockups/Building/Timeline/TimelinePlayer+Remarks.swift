import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Warnings about steps that change nothing, because such steps are mistakes.
extension TimelinePlayer {
    /// Adds a warning if a step that is about to begin has no effect.
    func remark(on step: TimelineStep, _ number: Int) {
        guard let message = message(on: step.action) ?? unseen(step.action, number) else { return }
        DiagnosticLog.record(
            Diagnostic(
                "timeline.step-without-effect", message: "the step has no effect: " + message,
                location: "\(step.location)"))
    }

    /// Returns whether a step that is about to begin has an effect by itself.
    ///
    /// Steps with another screen or a touch mark are always visible.
    func hasEffect(_ action: TimelineAction) -> Bool {
        switch action {
        case .push, .pop, .touch: true
        // As in UIKit, no row opens for a swipe in the editing mode.
        case .openSwipe where table.isEditing: false
        default: message(on: action) == nil
        }
    }

    /// Returns the reason why nobody sees a step: its target is off the screen.
    private func unseen(_ action: TimelineAction, _ number: Int) -> String? {
        let rows: [IndexPath]
        switch action {
        case .touch(.row(let row)) where isCovered:
            return "found \(Self.name(row)) covered by another screen, expected a pop before"
        case .arm(let row), .touch(.row(let row)): rows = [row]
        case .openSwipe(let swipe): rows = [swipe.row]
        case .touch(.point(let point)):
            // The touch mark is as wide as a finger.
            return view.bounds.insetBy(dx: -22, dy: -22).contains(point)
                ? nil : "found a point beside the screen, expected one that is on it"
        // A later step may show the rows, and a scroll that is under way, too.
        case _ where mayMoveRows(after: number): return nil
        case .select(let row), .highlight(let row), .unhighlight(let row): rows = [row]
        case .deselect(let selected): rows = selected
        case .update(let changes):
            let named = changes.map(\.kind.rows)
            rows = named.flatMap { $0 ?? [] }
            guard !rows.isEmpty, !named.contains(nil), rows.allSatisfy(isBelowScreen)
            else { return nil }
            return Self.offScreen(rows)
        default: return nil
        }
        return !rows.isEmpty && rows.allSatisfy(isOffScreen) ? Self.offScreen(rows) : nil
    }

    private static func offScreen(_ rows: [IndexPath]) -> String {
        "found \(list(rows)) off the screen, expected a row that is on it, or a scroll to it before"
    }

    private func isOffScreen(_ row: IndexPath) -> Bool {
        guard !table.bounds.isEmpty, table.geometry.contains(row) else { return false }
        let rect = table.rectForRow(at: row)
        return rect.maxY <= table.bounds.minY || rect.minY >= table.bounds.maxY
    }

    /// Returns whether a row and the row before it lie below the screen.
    ///
    /// A change above the screen moves the visible rows, and a change of the last row changes the
    /// row before it.
    private func isBelowScreen(_ row: IndexPath) -> Bool {
        let rows = [row.row - 1, row.row].map { IndexPath(row: $0, section: row.section) }
            .filter(table.geometry.contains)
        return !table.bounds.isEmpty && !rows.isEmpty
            && rows.allSatisfy { table.rectForRow(at: $0).minY >= table.bounds.maxY }
    }

    /// Returns whether rows off the screen may appear during a step or afterwards.
    private func mayMoveRows(after number: Int) -> Bool {
        AnimationClock.current.map { $0.time < endOfMovement } == true
            || document.timeline[(number + 1)...].contains(where: \.action.movesRows)
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
            if table.isEditing {
                // For a document's own table, the reader has already reported the problem.
                return table is DocumentTableView
                    ? nil
                    : "found the table in the editing mode, in which no row opens for a swipe, "
                        + "expected editing: false before"
            }
            return table.isSwipeOpen(at: swipe.row, edge: swipe.edge, fraction: swipe.fraction)
                ? "found \(Self.name(swipe.row)) open already, expected a row that is closed" : nil
        case .closeSwipes:
            return table.hasOpenSwipes ? nil : "found no row open, expected a swipe or arm before"
        case .scrollBy(let distance):
            return table.contentOffset.y == offset(after: distance)
                ? "found no distance to scroll, expected a distance that the content can go" : nil
        case .refresh(let phase): return message(on: phase)
        case .update(let changes):
            return changes.count == 1 ? message(on: changes[0].kind) : nil
        case .carry(let row, let target):
            return row == target
                ? "found \(Self.name(row)) carried to its own place, expected another" : nil
        case .scrollToRow, .flick, .confirm, .push, .pop, .touch: return nil
        }
    }

    /// Whether selecting a row deselects all other rows.
    var replacesSelection: Bool {
        if table.isEditing { return !table.allowsMultipleSelectionDuringEditing }
        guard case .described(let description) = document.table else {
            return !table.allowsMultipleSelection
        }
        return description.allowsMultipleSelection != true
    }

    /// Returns the reason why a single change has no effect.
    private func message(on change: TimelineChange.Kind) -> String? {
        switch change {
        case .move(let row, let target) where row == target:
            "found \(Self.name(row)) moved to its own place, expected another"
        case .moveSection(let section, let target) where section == target:
            "found section \(section) moved to its own place, expected another"
        default: nil
        }
    }

    private func message(on phase: TimelineAction.RefreshPhase) -> String? {
        let isRefreshing = table.refreshControl?.isRefreshing == true
        let isPulled = table.refreshControl?.isComing == true
        return switch phase {
        case .begin where isRefreshing, .pull where isRefreshing || isPulled:
            "found the wheel turning already, expected end before"
        case .end where !isRefreshing && !isPulled: "found no wheel turning, expected begin before"
        default: nil
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

extension TimelineAction {
    /// Whether the step may change the set of visible rows, during or after the step.
    var movesRows: Bool {
        switch self {
        case .scrollToRow, .scrollBy, .flick, .refresh: true
        default: changesRows
        }
    }
}

extension TimelineChange.Kind {
    /// Rows that the change names, or `nil` for sections.
    fileprivate var rows: [IndexPath]? {
        switch self {
        case .insert(let row, _): [row]
        case .delete(let rows), .reload(let rows, _): rows
        case .move(let row, let target): [row, target]
        case .insertSection, .deleteSection, .moveSection, .reloadSection: nil
        }
    }
}
