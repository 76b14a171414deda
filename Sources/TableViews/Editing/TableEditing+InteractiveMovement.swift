import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension TableEditing {
    /// Returns the index path of the carried row for a y coordinate of the content, in points.
    ///
    /// The row displayed at the y coordinate determines the index path.
    func target(of movement: InteractiveMovement, at y: CGFloat) -> IndexPath? {
        let reach = Extent(minY: y - movement.height, maxY: y + movement.height)
        for indexPath in table.geometry.indexPathsForRows(in: reach)
        where indexPath != movement.source {
            let shown = table.geometry.rowExtent(at: indexPath)
                .moved(by: movement.shift(ofRowAt: indexPath))
            if y >= shown.minY, y < shown.maxY {
                return movement.target(over: indexPath, shown: shown, at: y)
            }
        }
        return emptySection(at: y, besides: movement).map { IndexPath(row: 0, section: $0) }
    }

    /// Returns the section displayed at a y coordinate that has neither other rows nor the gap, or
    /// `nil`.
    private func emptySection(at y: CGFloat, besides movement: InteractiveMovement) -> Int? {
        (0..<table.geometry.numberOfSections).first { section in
            let others =
                table.geometry.numberOfRows(inSection: section)
                - (section == movement.source.section ? 1 : 0)
            guard others == 0, section != movement.target.section else { return false }
            let shown = movement.shown(
                table.geometry.places(ofSection: section), ofSection: section, PixelGrid.current
            ).section
            return y >= shown.minY && y < shown.maxY
        }
    }

    /// Returns the resting frame of the row at a target, in points.
    ///
    /// The end of a section is an empty frame.
    func placeRect(at target: IndexPath) -> CGRect {
        guard !table.geometry.contains(target) else { return table.rectForRow(at: target) }
        let end = table.geometry.rowsExtent(ofSection: target.section).maxY
        return table.layout.rowRect(Extent(minY: end, height: 0))
    }

    /// Returns whether a row can be carried to a target, which is a row or the end of a different
    /// section.
    ///
    /// If the target is invalid, `render` throws an error.
    func checkPlace(_ target: IndexPath, forRowAt source: IndexPath, _ caller: String) -> Bool {
        guard target.section != source.section, target.section >= 0,
            target.section < table.geometry.numberOfSections,
            target.row == table.geometry.numberOfRows(inSection: target.section)
        else { return table.selection.checkRow(target, caller) }
        return true
    }

    /// Returns the vertical centre of a held row, clamped to the content, in points.
    func withinContent(_ center: CGFloat, height: CGFloat) -> CGFloat {
        min(max(center, height / 2), max(0, table.geometry.contentHeight - height / 2))
    }

    func withinContent(_ y: CGFloat) -> CGFloat {
        min(max(y, 0), max(0, table.geometry.contentHeight - 0.01))
    }

    /// Carries the lifted row to the place of a row, and holds it at an offset below its gap,
    /// in points.
    package func holdLiftedRow(at target: IndexPath, offset: CGFloat) {
        guard let movement = rowStates.movement,
            checkPlace(target, forRowAt: movement.source, "holdLiftedRow(at:offset:)")
        else { return }
        carry(centerAt: restingCenter(of: movement, at: target) + offset, to: target)
    }

    /// Returns the row that a carried row replaces at a final y coordinate of the content, in
    /// points.
    ///
    /// Returns `nil` over a header or footer, where the target does not change. In a later section,
    /// the final position differs from the gap, because rows close the gap at the source.
    func targetOfLiftedRow(over place: CGFloat) -> IndexPath? {
        guard place.isFinite, let movement = rowStates.movement else { return nil }
        if let end = movement.destination, !table.geometry.contains(end),
            abs(place - placeRect(at: end).minY) <= movement.height / 2
        {
            return end
        }
        return table.indexPathForRow(at: CGPoint(x: 0, y: withinContent(place)))
    }

    /// Moves the carried row, and opens a gap for it at an index path.
    ///
    /// - Parameters:
    ///   - center: vertical centre of the row in the content, in points.
    ///   - proposed: proposed index path, which the delegate may redirect. `nil` keeps the present
    ///     gap.
    func carry(centerAt center: CGFloat, to proposed: IndexPath?) {
        guard var movement = rowStates.movement, center.isFinite else { return }
        movement.centerY = withinContent(center, height: movement.height)
        if let proposed, proposed != movement.target {
            movement.target =
                proposed == movement.source
                ? proposed
                : table.delegate?.tableView(
                    table, targetIndexPathForMoveFromRowAt: movement.source,
                    toProposedIndexPath: proposed) ?? proposed
        }
        guard rowStates.movement?.target != movement.target, AnimationTransaction.isEnabled else {
            return rowStates.movement = movement
        }
        makeRoom { rowStates.movement = movement }
    }

    /// Moves rows, headers and footers to open the gap at a new place.
    private func makeRoom(_ change: () -> Void) {
        // Rows that came into view since the last frame move as well.
        if AnimationClock.current != nil { _ = table.visibleCells }
        table.withOwnTheme {
            guard let clock = AnimationClock.current else {
                change()
                return placeMovedRows()
            }
            let metrics = RenderContext.current.theme.animation.reordering
            let timing = AnimationTiming(
                start: clock.time, duration: metrics.duration, curve: metrics.curve)
            table.lowering.fadingLines(timing) {
                table.updates.continueMovements(timing) {
                    change()
                    placeMovedRows(timing)
                }
            }
        }
    }

    /// Returns the vertical centre of the carried row when it rests in the gap at a target, in
    /// content points.
    func restingCenter(of movement: InteractiveMovement, at target: IndexPath) -> CGFloat {
        movement.restingCenter(
            at: target, of: placeRect(at: target), source: table.rectForRow(at: movement.source))
    }

    /// Returns an extent enlarged by the rows that may come into view while a row is carried.
    func extentWithMovement(_ extent: Extent) -> Extent {
        guard let movement = rowStates.movement else { return extent }
        return Extent(minY: extent.minY - movement.height, maxY: extent.maxY + movement.height)
    }

    /// Places the displayed rows while a row is carried.
    ///
    /// - Parameter timing: timing of the transitions to the new corners and lines, or `nil` without
    ///   animation.
    func placeMovedRows(_ timing: AnimationTiming? = nil) {
        guard let movement = rowStates.movement else { return }
        let grid = PixelGrid.current
        for (indexPath, cell) in table.rows.displayedCells {
            if indexPath == movement.source {
                table.rows.place(cell, at: indexPath)
                // The carried row follows the finger without animation.
                AnimationTransaction.run(nil) {
                    cell.frame.origin.y = grid.round(movement.centerY - movement.height / 2)
                }
            } else {
                let distance = grid.round(movement.shift(ofRowAt: indexPath))
                fadeCorners(of: cell, timing) {
                    table.rows.place(cell, at: indexPath, movedBy: distance)
                }
            }
        }
    }

    /// Returns the node of the carried row with its shadow, drawn above everything else.
    func liftedNode(_ depth: Int) -> RenderNode? {
        guard let movement = rowStates.movement,
            let cell = table.rows.displayedCells[movement.source]
        else {
            return nil
        }
        // If a sinking row is lifted again, its height is the sum of both lifts.
        let time = AnimationClock.current?.time
        cell.row.lift = min(1, movement.lift + (cell.animation.settlingLift(at: time) ?? 0))
        cell.animation.setInBox(false)
        cell.layoutIfNeeded()
        guard let node = cell.loweredAsShown(depth: depth + 1)?.raised(by: cell.row.lift) else {
            return nil
        }
        // A row that is still appearing continues to appear.
        guard let presented = table.updates.presented else { return node }
        return table.lowering.clipped(node, presented.presentation(of: .row(movement.source)))
    }

    @discardableResult
    func beginInteractiveMovementForRow(at indexPath: IndexPath) -> Bool {
        guard table.selection.checkRow(indexPath, "beginInteractiveMovementForRow(at:)") else {
            return false
        }
        guard table.dataSource?.tableView(table, canMoveRowAt: indexPath) == true else {
            DiagnosticLog.warn(
                "table.row-cannot-move",
                "beginInteractiveMovementForRow(at:): the data source does not let "
                    + "\(indexPath.rowName) be moved; tableView(_:canMoveRowAt:) is to return true")
            return false
        }
        // One row is carried at a time.
        settleLiftedRow()
        // Rows with estimated heights would close up to wrong places.
        table.measureVisibleRows()
        let rect = table.rectForRow(at: indexPath)
        let top = table.updates.presented?.presentation(of: .row(indexPath)).top ?? rect.minY
        state.carryToken += 1
        rowStates.movement = InteractiveMovement(
            source: indexPath, target: indexPath, centerY: top + rect.height / 2,
            height: rect.height)
        applyRowStates()
        return true
    }

    func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let dataSource = table.dataSource,
            table.selection.checkRow(indexPath, "dragRow(at:to:)"),
            dataSource.tableView(table, canMoveRowAt: indexPath)
        else { return }
        let target =
            table.delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: newIndexPath
            )
            ?? newIndexPath
        table.editing.moveByHand(from: indexPath, to: target)
    }
}
