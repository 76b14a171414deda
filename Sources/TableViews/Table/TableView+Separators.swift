import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// The lines beside selected rows, in the order in which rows are shown.
extension TableView {
    /// Hides the lines at both sides of rows that show themselves as selected, in themes that do so.
    ///
    /// A row that is lifted lies beside no other: the rows around the room that is made for it keep their
    /// lines.
    func updateSeparatorsBesideSelection() {
        guard RenderContext.current.theme.separator.isHiddenBesideSelection else { return }
        for (indexPath, cell) in displayed {
            cell.endLineFade()
            let next = rowShownBelow(indexPath).flatMap { displayed[$0] }
            let hidden = cell.hidesLines || next?.showsSelection == true
            let hidesUpper = cell.hidesLines
            guard
                (cell.isSeparatorHidden, cell.isUpperSeparatorHidden) != (hidden, hidesUpper)
            else { continue }
            cell.isSeparatorHidden = hidden
            cell.isUpperSeparatorHidden = hidesUpper
            cell.setNeedsLayout()
        }
    }

    /// Makes a change of how rows follow one another, and has the lines that come and go by it fade.
    ///
    /// - Parameter timing: of the fades; nothing where no clock runs.
    func fadingLines<Result>(_ timing: AnimationTiming?, _ change: () -> Result) -> Result {
        guard let timing, AnimationClock.current != nil else { return change() }
        withOwnTheme { updateSeparatorsBesideSelection() }
        let before = displayed.values.map { (cell: $0, wasHidden: $0.isSeparatorHidden) }
        let result = change()
        withOwnTheme { updateSeparatorsBesideSelection() }
        for (cell, wasHidden) in before where cell.isSeparatorHidden != wasHidden {
            cell.fadeLine(from: wasHidden, timing)
        }
        return result
    }

    /// The row of the same section that is shown directly below one and has a height; nothing where there is
    /// none, or the room for a lifted row.
    private func rowShownBelow(_ indexPath: IndexPath) -> IndexPath? {
        guard let movement = rowStates.movement else { return rowBelow(indexPath) }
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

    /// The row below the room that is made for a carried one.
    private func rowBelowRoom(of movement: InteractiveMovement) -> IndexPath? {
        var below = movement.target
        if below.section == movement.source.section, below.row >= movement.source.row {
            below.row += 1
        }
        guard geometry.contains(below) else { return nil }
        let seen = geometry.rowExtent(at: below).height > 0 ? below : rowBelow(below)
        return seen == movement.source ? rowBelow(movement.source) : seen
    }

    /// The next row of the section that has a height, with all rows at rest.
    private func rowBelow(_ indexPath: IndexPath) -> IndexPath? {
        guard geometry.contains(indexPath) else { return nil }
        let next = geometry.indexPathForRow(at: geometry.rowExtent(at: indexPath).maxY)
        return next?.section == indexPath.section ? next : nil
    }
}
