import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Rows that come into view while batches of changes are under way.
extension TableView {
    /// Has a row that has just come on display move as if it had been there all the time.
    func joinBatches(_ cell: TableViewCell, at indexPath: IndexPath) {
        guard !updateMovement.isBeginning, let clock = AnimationClock.current,
            !updateMovement.batches.isEmpty
        else { return }
        joinBatches(cell, at: indexPath, of: updateMovement.batches[...], clock)
        goOn(cell, at: indexPath, by: updateMovement.batches.last?.timing, clock)
    }

    /// Sets a row moving with batches that began before.
    ///
    /// - Parameter indexPath: the row's place after the last of them.
    func joinBatches(
        _ cell: TableViewCell, at indexPath: IndexPath, of batches: ArraySlice<UpdateInProgress>,
        _ clock: AnimationClock
    ) {
        var place = indexPath
        for (index, batch) in zip(batches.indices, batches).reversed()
        where clock.time < batch.timing.end && batch.gaps.after.contains(place) {
            let rest = rowRect(PixelGrid.current.aligned(batch.gaps.after.rowExtent(at: place)))
            guard let old = animateRow(place, cell, batch, clock, to: rest) else {
                for later in batches[(index + 1)...] {
                    cell.movement.arrival?.follow(later.gaps, later.timing)
                }
                return
            }
            place = old
        }
    }

    /// Has a row that was on its way out of sight, as a picture, go on from where that is.
    ///
    /// - Parameter present: the timing of the batch that brings it back: by that it leaves what is left of its
    ///   way, where it would have ended sooner.
    func goOn(
        _ cell: TableViewCell, at indexPath: IndexPath, by present: AnimationTiming?,
        _ clock: AnimationClock
    ) {
        let departures = updateMovement.departures
        guard let departure = departures.last(where: { $0.row == indexPath }) else { return }
        updateMovement.departures.removeAll { $0.row == indexPath }
        let time = clock.time
        guard case .slide(_, let first) = departure.way, time < departure.end,
            let node = departure.node(at: time, stickyHeaders(in: visibleExtent))
        else { return }
        let timings = [first, present].compactMap(\.self) + departure.later.map(\.timing)
        guard let timing = timings.max(by: { $0.end < $1.end }) else { return }
        let remaining = CGFloat(1 - timing.progress(at: time))
        guard remaining > 0.001 else { return }
        let shown = cell.frame.minY + cell.layer.verticalMovements.offset(at: time).top
        let difference = (node.frame.minY - shown) / remaining
        if departure.plane != .back { cell.movement.travelsUntil = timing.end }
        if departure.changesSection { cell.movement.changesSectionUntil = timing.end }
        guard abs(difference) > 0.01 else { return }
        let center = cell.center
        cell.layer.add(
            .position, from: .point(CGPoint(x: center.x, y: center.y + difference)),
            to: .point(center), timing: timing, clock)
    }

    /// How far rows on display stand from their places at rest, at the most, downwards and upwards; points.
    ///
    /// Rows that lie so far outside of the screen may be seen on it. Those that move to other places
    /// stand for themselves alone; no one else has farther to go than the screen is high.
    func shiftsOfRows(at time: Double) -> (down: CGFloat, up: CGFloat) {
        var result: (down: CGFloat, up: CGFloat) = (0, 0)
        for cell in displayed.values
        where time >= cell.movement.travelsUntil && !cell.layer.animations.isEmpty {
            let shift = cell.layer.verticalMovements.offset(at: time).top
            result.down = max(result.down, min(bounds.height, shift))
            result.up = max(result.up, min(bounds.height, -shift))
        }
        return result
    }
}
