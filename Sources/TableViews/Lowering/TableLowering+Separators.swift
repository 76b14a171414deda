import Foundation
import TableAnimation
import TableControls
import TableGeometry
import TableThemes

/// Separators beside selected rows, in the displayed order.
extension TableLowering {
    /// Hides the separators on both sides of selected rows, in themes with hidden separators beside
    /// selections.
    ///
    /// A lifted row has no neighbours. The rows around its gap keep their separators.
    func updateSeparatorsBesideSelection() {
        guard RenderContext.current.theme.separator.isHiddenBesideSelection else { return }
        for (indexPath, cell) in table.rows.displayedCells {
            cell.animation.endLineFade()
            let next = rowShownBelow(indexPath).flatMap { table.rows.displayedCells[$0] }
            let hidden = cell.selection.hidesLines || next?.selection.showsSelection == true
            cell.separators.setHidden(hidden, upper: cell.selection.hidesLines)
        }
    }

    /// Changes the order of displayed rows, and fades the separators that appear or disappear.
    ///
    /// - Parameter timing: timing of the fades, or `nil` without animation.
    func fadingLines<Result>(_ timing: AnimationTiming?, _ change: () -> Result) -> Result {
        guard let timing, AnimationClock.current != nil else { return change() }
        table.withOwnTheme { updateSeparatorsBesideSelection() }
        let before = table.rows.displayedCells.values.map {
            (cell: $0, wasHidden: $0.separators.isSeparatorHidden)
        }
        let result = change()
        table.withOwnTheme { updateSeparatorsBesideSelection() }
        for (cell, wasHidden) in before where cell.separators.isSeparatorHidden != wasHidden {
            cell.animation.fadeLine(from: wasHidden, timing)
        }
        return result
    }

    /// Returns the row displayed directly below a row in the same section, skipping rows without
    /// height.
    ///
    /// Returns `nil` if the section has no lower row, or if the gap for a lifted row is below.
    private func rowShownBelow(_ indexPath: IndexPath) -> IndexPath? {
        guard let movement = table.editing.rowStates.movement else { return rowBelow(indexPath) }
        if indexPath == movement.source {
            return movement.isSettling ? rowBelowRoom(of: movement) : nil
        }
        var next = rowBelow(indexPath)
        if next == movement.source { next = rowBelow(movement.source) }
        let target = movement.target
        guard target.section == indexPath.section, movement.shownRow(of: indexPath) < target.row,
            next.map({ movement.shownRow(of: $0) > target.row }) ?? true
        else { return next }
        return movement.isSettling ? movement.source : nil
    }

    /// Returns the row below the gap for the carried row.
    private func rowBelowRoom(of movement: InteractiveMovement) -> IndexPath? {
        var below = movement.target
        if below.section == movement.source.section, below.row >= movement.source.row {
            below.row += 1
        }
        guard table.geometry.contains(below) else { return nil }
        let seen = table.geometry.rowExtent(at: below).height > 0 ? below : rowBelow(below)
        return seen == movement.source ? rowBelow(movement.source) : seen
    }

    /// Returns the next row of the section with a height, in the resting order.
    private func rowBelow(_ indexPath: IndexPath) -> IndexPath? {
        guard table.geometry.contains(indexPath) else { return nil }
        let next = table.geometry.indexPathForRow(at: table.geometry.rowExtent(at: indexPath).maxY)
        return next?.section == indexPath.section ? next : nil
    }
}
