import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry

/// Look of a leaving row, header or footer, until its slot is closed.
struct LeavingItem {
    let node: RenderNode
    /// Picture of the row without the corners and lines of its section's box; `nil` for headers and
    /// footers.
    var inside: RenderNode?
    /// Cell of a row with moving or fading parts, otherwise `nil`.
    var cell: (cell: TableViewCell, indexPath: IndexPath)?
    /// Running fade of a header or footer, or `nil`.
    var fade: ViewDissolve?
    /// Whether the item is a header or a footer, and the final places of its section; `nil` for a
    /// row.
    var edge: (edge: SectionEdge, places: SectionPlaces)?

    /// Returns the look at an instant, in seconds.
    ///
    /// - Parameter isInside: whether the box of the row's section is drawn below the row.
    func node(at time: Double, isInside: Bool) -> RenderNode {
        if let cell = cell?.cell, cell.row.displayedIndexPath == nil {
            cell.row.lift = cell.animation.settlingLift(at: time) ?? cell.row.lift
            cell.layoutIfNeeded()
            if var live = cell.loweredAsShown(depth: 1) {
                if let lift = cell.animation.settlingLift(at: time) { live = live.raised(by: lift) }
                if live.background == nil { live.background = node.background }
                return isInside
                    ? cell.background.location.map { cell.animation.withoutBoxEnds(live, at: $0) }
                        ?? live : live
            }
        }
        if let fade, time < fade.timing.end { return fade.node(to: node, at: time) ?? node }
        return isInside ? inside ?? node : node
    }
}

extension TableUpdates {
    /// Returns the cells of rows that have left to the reuse queue.
    ///
    /// - Parameter time: instant of the clock, or `nil` without a clock.
    func recycleLeavingItems(at time: Double?) {
        guard !state.movement.leaving.isEmpty else { return }
        let present = Set(presented?.leaving ?? [])
        state.movement.leavingBoxes.removeAll { $0.rows.isDisjoint(with: present) }
        for (number, item) in state.movement.leaving where !present.contains(number) {
            state.movement.leaving[number] = nil
            if let (cell, indexPath) = item.cell, cell.row.displayedIndexPath == nil {
                table.rows.recycle(cell, at: indexPath)
            }
        }
    }
}
