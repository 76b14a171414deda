import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension TableEditing {
    /// Returns a closure that tells whether the row with a token is still carried.
    private func isCarrying(_ token: Int) -> () -> Bool {
        { [weak table] in table?.editing.carryToken == token }
    }

    private var carryToken: Int { state.carryToken }

    /// Measures the rows between a row and its target if their heights are estimates.
    private func measureRows(between row: IndexPath, and target: IndexPath) {
        guard table.geometry.contains(row) else { return }
        let (from, to) = (table.rectForRow(at: row), placeRect(at: target))
        table.layout.measureRows(
            in: Extent(minY: min(from.minY, to.minY), maxY: max(from.maxY, to.maxY)))
    }

    /// Returns the distance of a carried row beyond an edge of the screen, in points; negative
    /// within the screen.
    ///
    /// In a plain table, the screen excludes the header or footer that floats over the destination.
    private func distanceBeyondScreen(_ row: InteractiveMovement, downwards: Bool) -> CGFloat {
        let section = (row.destination ?? row.target).section
        let edge: SectionEdge = downwards ? .footer : .header
        let floating =
            table.style == .plain ? edge.extent(ofSection: section, in: table.geometry).height : 0
        return downwards
            ? row.centerY + row.height / 2 - (table.bounds.maxY - table.adjustedContentInset.bottom)
                + floating
            : table.bounds.minY + table.adjustedContentInset.top + floating
                - (row.centerY - row.height / 2)
    }

    /// Scrolls by the minimum distance that keeps the lifted row within its limit beyond the
    /// edge, in points.
    ///
    /// - Parameter center: the middle of the row at its farthest position so far.
    private func keepLiftedRowOnScreen(
        from center: CGFloat, beyond limit: CGFloat, downwards: Bool
    ) {
        guard var row = rowStates.movement else { return }
        row.centerY = withinContent(center, height: row.height)
        let excess = distanceBeyondScreen(row, downwards: downwards) - max(0, limit)
        guard excess > 0 else { return }
        let y = table.scrolling.clampedOffset(
            table.contentOffset.y + (downwards ? excess : -excess))
        guard y != table.contentOffset.y else { return }
        _ = table.scrolling.beginScrolling()
        table.contentOffset.y = y
    }

    /// Vertical centre of the carried row in the content, in points, or `nil` if no row is carried.
    package var liftedRowMiddle: CGFloat? { rowStates.movement?.centerY }

    /// Changes corners, lines or neighbours of rows, and fades the rows to their new look.
    func fadeCorners<Result>(_ timing: AnimationTiming, _ change: () -> Result) -> Result {
        table.lowering.fadingLines(timing) {
            let before = table.rows.displayedCells.mapValues(\.animation.boxPlacement)
            let parts = table.rows.displayedCells.values.map {
                (cell: $0, parts: CornerTransitionParts(of: $0))
            }
            let result = change()
            defer { for (cell, parts) in parts { parts.continueAnimations(in: cell) } }
            for (indexPath, cell) in table.rows.displayedCells {
                cell.background.location = table.layout.location(of: indexPath)
                guard let before = before[indexPath] else { continue }
                cell.animation.beginCornerTransition(from: before, timing)
            }
            return result
        }
    }

    /// Places a displayed row, and fades the row to its new corners and lines.
    func fadeCorners(
        of cell: TableViewCell, _ timing: AnimationTiming?, _ place: () -> Void
    ) {
        let before = cell.animation.boxPlacement
        let parts = CornerTransitionParts(of: cell)
        place()
        parts.continueAnimations(in: cell)
        if let timing { cell.animation.beginCornerTransition(from: before, timing) }
    }

    /// Fades the shadow of the carried row in or out.
    private func raise(
        from start: CGFloat, to end: CGFloat, _ timing: AnimationMetrics.Timing,
        _ clock: AnimationClock
    ) {
        let token = state.carryToken
        clock.move(for: timing.duration, while: isCarrying(token)) { [weak table] elapsed in
            let share = timing.curve.progress(at: elapsed, duration: timing.duration)
            table?.editing.rowStates.movement?.lift = start + (end - start) * CGFloat(share)
        }
    }

    func carryRow(at indexPath: IndexPath, to target: IndexPath, duration: Double) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return table.dragRow(at: indexPath, to: target)
        }
        settleLiftedRow()
        guard checkPlace(target, forRowAt: indexPath, "carryRow(at:to:)") else { return }
        let timing = table.theme.animation.reordering.overridden
        let plate = AnimationTiming(
            start: clock.time, duration: timing.duration, curve: timing.curve)
        measureRows(between: indexPath, and: target)
        let begins = fadeCorners(plate) {
            table.beginInteractiveMovementForRow(at: indexPath)
        }
        guard begins else { return }
        rowStates.movement?.destination = target
        guard let lifted = rowStates.movement else { return }
        let token = state.carryToken
        raise(from: 0, to: 1, timing, clock)
        let start = lifted.centerY
        let end = restingCenter(of: lifted, at: target)
        let over = placeRect(at: target).midY
        let length = duration.isFinite ? max(0, duration) : 0
        let curve = AnimationMetrics.TimingOverride.current.curve ?? timing.curve
        let path = CarryingPath(
            duration: length, curve: curve, center: (start, end), place: (start, over))
        let beyond = distanceBeyondScreen(lifted, downwards: end > start)
        // Other rows make room at the instants of the crossings, and the scroll position depends
        // only on the path. A frame therefore does not depend on the other frames.
        let begin = clock.time + timing.duration
        for crossing in path.crossings({ self.targetOfLiftedRow(over: $0) }) {
            clock.at(begin + crossing.elapsed, while: isCarrying(token)) { [weak table] in
                table?.editing.carry(
                    centerAt: path.center(at: crossing.elapsed), to: crossing.target)
            }
        }
        clock.move(for: length, after: timing.duration, while: isCarrying(token)) {
            [weak table] elapsed in
            guard let table else { return }
            table.editing.carry(centerAt: path.center(at: elapsed), to: nil)
            let reached = path.furthestShare(by: elapsed)
            table.editing.keepLiftedRowOnScreen(
                from: start + (end - start) * reached, beyond: beyond * (1 - reached),
                downwards: end > start)
        } completion: { [weak table] in
            table?.endInteractiveMovement(animated: true)
        }
    }

    func cancelInteractiveMovement() {
        guard let movement = rowStates.movement else { return }
        state.carryToken += 1
        rowStates.movement = nil
        table.rows.displayedCells[movement.source]?.row.lift = 0
        for (indexPath, cell) in table.rows.displayedCells {
            table.rows.place(cell, at: indexPath)
        }
        applyRowStates()
    }

    func endInteractiveMovement(animated: Bool) {
        guard animated, AnimationTransaction.isEnabled, let clock = AnimationClock.current,
            let movement = rowStates.movement
        else { return table.endInteractiveMovement() }
        let metrics = table.theme.animation.reordering.overridden
        let token = state.carryToken
        rowStates.movement?.destination = nil
        let start = movement.centerY
        let end = restingCenter(of: movement, at: movement.target)
        raise(from: 1, to: 0, metrics, clock)
        let timing = AnimationTiming(
            start: clock.time, duration: metrics.duration, curve: metrics.curve)
        fadeCorners(timing) {
            rowStates.movement?.settling = .init(timing: timing, distance: start - end)
        }
        clock.move(for: metrics.duration, while: isCarrying(token)) { [weak table] elapsed in
            let share = metrics.curve.progress(at: elapsed, duration: metrics.duration)
            table?.editing.rowStates.movement?.centerY = start + (end - start) * CGFloat(share)
        } completion: { [weak table] in
            // All rows are at their final positions, so the move by the data source is not visible.
            View.performWithoutAnimation { table?.endInteractiveMovement() }
        }
    }
}
