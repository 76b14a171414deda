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
                message: "the scroll takes the carried row and its finger off the screen; scroll "
                    + "a shorter distance, or in a later step",
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
                message: "no effect of the step's \(keys) on \(Self.list(others)): the cell fades "
                    + "in its own time, or not at all; leave \(keys) out",
                location: "\(step.location)"))
    }

    /// Returns the reason why a finger cannot perform a step: the target is not on the screen.
    private func unseen(_ action: TimelineAction) -> String? {
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
                ? "\(Self.name(row)) is selected already; select another row" : nil
        case .deselect(let rows):
            let idle = rows.filter { !selected.contains($0) }
            guard !idle.isEmpty else { return nil }
            let start = Self.list(idle) + (idle.count == 1 ? " is" : " are") + " not selected"
            if selected.isEmpty, hasLostSelection {
                return start + ", because the selected row has gone or is shown anew; deselect "
                    + "in a step before that"
            }
            return start
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
            return table.isSwipeOpen(at: row, isArmed: true)
                ? "\(Self.name(row)) shows its Delete button already; arm another row" : nil
        case .openSwipe(let swipe):
            if table.isEditing {
                // For a document's own table, the reader has already reported the problem.
                return table is DocumentTableView
                    ? nil
                    : "no row opens for a swipe in the editing mode; end the mode before by "
                        + "editing: false"
            }
            return table.isSwipeOpen(at: swipe.row, edge: swipe.edge, fraction: swipe.fraction)
                ? "\(Self.name(swipe.row)) is open already; swipe a closed row" : nil
        case .closeSwipes:
            return table.hasOpenSwipes ? nil : "no row is open; open a row before by swipe or arm"
        case .scrollBy(0): return "a scroll by 0 moves nothing; give a distance above or below 0"
        case .scrollBy(let distance):
            return table.contentOffset.y == offset(after: distance)
                ? "the content is at its end; scroll in the other direction" : nil
        case .refresh(let phase): return message(on: phase)
        case .update(let changes):
            if changes.isEmpty { return "the update has no changes; add at least one" }
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
        switch phase {
        case .pull where table.refreshControl?.isComing == true:
            return "the table is being pulled already; end the refresh in a step before"
        case .begin, .pull:
            return isRefreshing ? "the wheel turns already; end the refresh in a step before" : nil
        case .end:
            let isComing = table.refreshControl?.isComing == true
            return isRefreshing || isComing
                ? nil : "no wheel turns; begin the refresh in a step before"
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
