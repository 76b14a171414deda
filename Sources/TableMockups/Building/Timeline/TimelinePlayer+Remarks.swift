import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// Warnings about steps without an effect, because such steps are mistakes.
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

    /// Returns the reason that a step is invisible, because its target is outside of the screen, or
    /// `nil`.
    private func unseen(_ action: TimelineAction, _ number: Int) -> String? {
        let rows: [IndexPath]
        switch action {
        case .touch(.row(let row)) where isCovered:
            return "\(Self.name(row)) is covered by another screen; pop that screen before"
        case .arm(let row), .touch(.row(let row)): rows = [row]
        case .openSwipe(let swipe): rows = [swipe.row]
        case .touch(.point(let point)):
            // The touch mark is as wide as a finger.
            return view.bounds.insetBy(dx: -22, dy: -22).contains(point)
                ? nil : "the point is beside the screen; give a point on the screen"
        // A later step or a running scroll may display the rows.
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
        "\(list(rows)) \(rows.count == 1 ? "is" : "are") off the screen; name a row on the screen, or scroll to it in a step before"
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
        let highlighted = table.selection.indexPathsForHighlightedRows
        switch action {
        case .select(let row):
            return selected == [row] || selected.contains(row) && !replacesSelection
                ? "\(Self.name(row)) is selected already; select another row" : nil
        case .deselect(let rows):
            let idle = rows.filter { !selected.contains($0) }
            guard !idle.isEmpty else { return nil }
            return Self.list(idle) + (idle.count == 1 ? " is" : " are") + " not selected"
                + (selected.isEmpty
                    ? "; select a row in a step before"
                    : ", but " + Self.list(selected.sorted()))
        case .deselectAll, .pop(_, deselects: true):
            return selected.isEmpty
                ? "no row is selected; select a row in a step before"
                : nil
        case .highlight(let row):
            return highlighted.contains(row)
                ? "\(Self.name(row)) is highlighted already; highlight another row" : nil
        case .unhighlight(let row):
            return highlighted.contains(row)
                ? nil : "\(Self.name(row)) is not highlighted; highlight it in a step before"
        case .editing(let flag):
            guard table.isEditing == flag else { return nil }
            return flag
                ? "the table is in the editing mode already; end the mode before by editing: false"
                : "the table is not in the editing mode; begin the mode before by editing: true"
        case .arm(let row):
            return table.editing.isSwipeOpen(at: row, isArmed: true)
                ? "\(Self.name(row)) shows its Delete button already; arm another row" : nil
        case .openSwipe(let swipe):
            if table.isEditing {
                // For a document's own table, the reader has already reported the problem.
                return table is DocumentTableView
                    ? nil
                    : "no row opens for a swipe in the editing mode; end the mode before by "
                        + "editing: false"
            }
            return table.editing.isSwipeOpen(
                at: swipe.row, edge: swipe.edge, fraction: swipe.fraction)
                ? "\(Self.name(swipe.row)) is open already; swipe a closed row" : nil
        case .closeSwipes:
            return table.editing.hasOpenSwipes
                ? nil : "no row is open; open a row before by swipe or arm"
        case .scrollBy(let distance):
            return table.contentOffset.y == offset(after: distance)
                ? "the content is at its end; scroll in the other direction" : nil
        case .refresh(let phase): return message(on: phase)
        case .update(let changes):
            return changes.count == 1 ? message(on: changes[0].kind) : nil
        case .carry(let row, let target):
            return row == target
                ? "\(Self.name(row)) is carried to its own place; give another place" : nil
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
            "\(Self.name(row)) is moved to its own place; give another place"
        case .moveSection(let section, let target) where section == target:
            "section \(section) is moved to its own place; give another place"
        default: nil
        }
    }

    private func message(on phase: TimelineAction.RefreshPhase) -> String? {
        let isRefreshing = table.refreshControl?.isRefreshing == true
        let isPulled = table.refreshControl?.isComing == true
        return switch phase {
        case .begin where isRefreshing, .pull where isRefreshing || isPulled:
            "the wheel turns already; end the refresh in a step before"
        case .end where !isRefreshing && !isPulled:
            "no wheel turns; begin the refresh in a step before"
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
