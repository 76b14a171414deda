import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Warnings about steps that change nothing, because such steps are mistakes.
extension TimelinePlayer {
    /// Adds a warning if a step that is about to begin has no effect.
    func remark(on step: TimelineStep) {
        remarkOnCarriedRow(step)
        guard let message = message(on: step.action) ?? unseen(step.action) else { return }
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

    /// Warns of a step that scrolls a lifted row and its finger off the screen.
    private func remarkOnCarriedRow(_ step: TimelineStep) {
        guard let middle = table.liftedRowMiddle, let offset = offset(after: step.action) else {
            return
        }
        let clear = table.bounds.inset(by: table.adjustedContentInset)
        let place = middle - (offset - table.contentOffset.y)
        guard place < clear.minY || place > clear.maxY else { return }
        DiagnosticLog.record(
            Diagnostic(
                "timeline.carried-row-off-screen",
                message: "found a scroll that takes the row that is carried, and the finger that "
                    + "holds it, off the screen, expected a shorter one, or a later step",
                location: "\(step.location)"))
    }

    /// Returns the content offset after a scrolling step, in points, or `nil` for other steps.
    func offset(after action: TimelineAction) -> CGFloat? {
        switch action {
        case .scrollBy(let distance): offset(after: distance)
        case .scrollToRow(let target):
            table.offset(afterScrollingTo: target.indexPath, at: target.position)
        case .flick(let velocity): table.offset(afterFlick: velocity)
        default: nil
        }
    }

    /// Returns the rows whose selection or highlight a step fades with a stated duration or curve.
    func rowsThatFade(in step: TimelineStep) -> [IndexPath] {
        guard step.duration != nil || step.curve != nil else { return [] }
        let selected = table.indexPathsForSelectedRows ?? []
        let highlighted = table.indexPathsForHighlightedRows
        switch step.action {
        case .select(let row): return [row].filter { !selected.contains($0) }
        case .deselect(let rows): return rows.filter(selected.contains)
        case .deselectAll: return selected
        case .highlight(let row): return [row].filter { !highlighted.contains($0) }
        case .unhighlight(let row): return [row].filter(highlighted.contains)
        default: return []
        }
    }

    /// Warns if a step states a fade for rows whose cells ignore the fade.
    func remark(onFadeOf rows: [IndexPath], _ step: TimelineStep) {
        guard let time = AnimationClock.current?.time else { return }
        let others = rows.filter { table.cellForRow(at: $0)?.changes(at: time) == false }
        guard !others.isEmpty else { return }
        let keys = [step.duration.map { _ in "duration" }, step.curve.map { _ in "curve" }]
            .compactMap(\.self).joined(separator: " and ")
        DiagnosticLog.record(
            Diagnostic(
                "timeline.timing-without-effect",
                message: "no effect of the step's \(keys) on \(Self.list(others)): found a cell "
                    + "that fades in its own time, or not at all, expected none of it",
                location: "\(step.location)"))
    }

    /// Returns the reason why a finger cannot perform a step: the target is not on the screen.
    private func unseen(_ action: TimelineAction) -> String? {
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
        default: return nil
        }
        return rows.allSatisfy(isOffScreen) ? Self.offScreen(Self.list(rows)) : nil
    }

    private func isOffScreen(_ row: IndexPath) -> Bool {
        guard !table.bounds.isEmpty, table.geometry.contains(row) else { return false }
        let rect = table.rectForRow(at: row)
        return rect.maxY <= table.bounds.minY || rect.minY >= table.bounds.maxY
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
            if selected.isEmpty, hasLostSelection {
                return "found \(Self.list(idle)) not selected, for the row that was selected has "
                    + "gone or is shown anew, expected a step before that"
            }
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
        case .scrollBy(0): return "found a scroll by 0, expected a distance above or below 0"
        case .scrollBy(let distance):
            return table.contentOffset.y == offset(after: distance)
                ? "found the content at its end, expected a distance that it can go" : nil
        case .refresh(let phase): return message(on: phase)
        case .update(let changes):
            if changes.isEmpty { return "found no changes, expected at least one" }
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
        switch phase {
        case .pull where table.refreshControl?.isComing == true:
            return "found the table being pulled already, expected end before"
        case .begin, .pull:
            return isRefreshing ? "found the wheel turning already, expected end before" : nil
        case .end:
            let isComing = table.refreshControl?.isComing == true
            return isRefreshing || isComing
                ? nil : "found no wheel turning, expected begin before"
        }
    }

    private static func name(_ row: IndexPath) -> String { "[\(row.section), \(row.row)]" }

    static func list(_ rows: [IndexPath]) -> String {
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
