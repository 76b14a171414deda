import Foundation
import TableAnimation
import TableControls
import TableGeometry
import TableThemes

/// Drop of a carried row because of another change of the table.
extension TableEditing {
    /// Puts the lifted row down immediately, at the target of its move or at the gap between
    /// the other rows.
    ///
    /// While a clock runs, the row and its neighbours move there.
    ///
    /// A batch of changes, the beginning or end of editing, and lifting another row call this
    /// method. UIKit's behaviour is not known. The rows have the numbers after the move.
    package func settleLiftedRow() {
        guard let movement = rowStates.movement else { return }
        if let settling = movement.settling { return finishMoving(movement, settling) }
        table.lowering.fadingLines(AnimationClock.current.map(settling)) {
            guard let movement = endReordering() else { return }
            settle(movement)
        }
    }

    /// Returns the current index path of a row from its index path after the drop of the row that
    /// is being reordered, or `indexPath` if no row is being reordered.
    package func indexPathBeforeDrop(_ indexPath: IndexPath) -> IndexPath {
        rowStates.movement?.indexPathBeforeDrop(indexPath) ?? indexPath
    }

    /// Asks the data source to move a row that settles, and continues all movements.
    private func finishMoving(
        _ movement: InteractiveMovement, _ settling: InteractiveMovement.Settling
    ) {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            return table.endInteractiveMovement()
        }
        table.withOwnTheme {
            placeMovedRows()
            let carried = table.rows.displayedCells[movement.source]
            let number = table.updates.numberOfUpdates
            table.updates.continueMovements(settling.timing.remaining(at: clock.time)) {
                View.performWithoutAnimation { table.endInteractiveMovement() }
            } renamed: { item in
                guard let mapping = table.updates.mapping(since: number) else { return item }
                switch item {
                case .row(let row): return mapping.newIndexPath(for: row).map { .row($0) }
                default: return item
                }
            }
            guard let carried, let row = carried.row.displayedIndexPath else { return }
            carried.row.lift = movement.lift
            carried.animation.settle(settling.timing, from: 1)
            table.updates.raise(
                row, until: settling.timing.end,
                changesSection: movement.source.section != movement.target.section)
        }
    }

    /// Ends reordering, and animates the rows to their places if a clock is running.
    ///
    /// - Returns: movement of the carried row, or `nil` if no row was carried.
    func endReordering() -> InteractiveMovement? {
        guard let movement = rowStates.movement else { return nil }
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            table.cancelInteractiveMovement()
            return movement
        }
        let timing = settling(clock)
        return table.withOwnTheme {
            placeMovedRows()
            table.updates.continueMovements(timing) {
                AnimationTransaction.run(nil) {
                    fadeCorners(timing) { table.cancelInteractiveMovement() }
                }
            }
            if let cell = table.rows.displayedCells[movement.source] {
                cell.row.lift = movement.lift
                cell.animation.settle(timing, from: movement.lift)
                table.updates.raise(
                    movement.source, until: timing.end, changesSection: false)
            }
            return movement
        }
    }

    /// Asks the data source to move a row that was dropped.
    func settle(_ movement: InteractiveMovement) {
        var target = movement.target
        if let destination = movement.destination {
            target =
                table.delegate?.tableView(
                    table, targetIndexPathForMoveFromRowAt: movement.source,
                    toProposedIndexPath: destination) ?? destination
        }
        let timing = table.theme.animation.reordering
        View.withAnimationTiming(duration: timing.duration, curve: timing.curve) {
            moveByHand(from: movement.source, to: target)
        }
    }

    private func settling(_ clock: AnimationClock) -> AnimationTiming {
        let timing = table.theme.animation.reordering
        return AnimationTiming(start: clock.time, duration: timing.duration, curve: timing.curve)
    }
}

extension InteractiveMovement {
    /// Returns the movement after an update of the table, or `nil` if the row was deleted.
    func mapped(_ mapping: IndexPathMapping) -> InteractiveMovement? {
        guard let source = mapping.newIndexPath(for: source) else { return nil }
        var result = self
        result.source = source
        // If the row at the target was deleted, the lifted row stays at its source.
        result.target = mapping.newIndexPath(for: target) ?? source
        result.destination = destination.map { mapping.newIndexPath(for: $0) ?? source }
        return result
    }
}

extension CellAnimation {
    /// Returns the remaining lift of the row while it settles, from 0 to 1, or `nil` if the row is
    /// at rest.
    func settlingLift(at time: Double?) -> CGFloat? {
        guard let settling = state.movement.settling else { return nil }
        guard let time, time < settling.timing.end else {
            state.movement.settling = nil
            cell.row.lift = 0
            return nil
        }
        return settling.lift * CGFloat(1 - settling.timing.progress(at: time))
    }
}
