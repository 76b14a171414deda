import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Rows that come into view while batches of changes are under way.
extension TableView {
    /// Adds the current batch animations to a row that has just become visible, as if the row
    /// had been visible from the start.
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
                var section = place.section
                for later in batches[(index + 1)...] {
                    section = later.record.mapping.newSection(for: section) ?? section
                    cell.movement.arrival?.follow(later.gaps, later.timing, section: section)
                }
                return
            }
            // A row that moves in from beyond the screen starts at the screen's edge, without
            // earlier movements.
            if batch.travels(place), batch.before.rows[old] == nil { return }
            place = old
        }
    }

    /// Continues the movement of a row from the picture of its departure.
    ///
    /// - Parameter present: the timing of the batch that brings the row back. The rest of the
    ///   earlier movement ends with this timing, unless it would end later.
    func goOn(
        _ cell: TableViewCell, at indexPath: IndexPath, by present: AnimationTiming?,
        _ clock: AnimationClock
    ) {
        guard let departure = takeDeparture(where: { $0.row == indexPath }),
            let timing = goOn(cell, as: departure, by: present, clock)
        else { return }
        if departure.plane != .back { cell.movement.travelsUntil = timing.end }
        if departure.changesSection { cell.movement.changesSectionUntil = timing.end }
    }

    /// The same for a header or footer of a grouped section.
    func goOn(
        _ view: View, _ place: SectionEdge.Place, by present: AnimationTiming?,
        _ clock: AnimationClock
    ) {
        let departure = takeDeparture {
            $0.endOfSection == place.edge && $0.section == place.section
        }
        if let departure { _ = goOn(view, as: departure, by: present, clock) }
    }

    /// Ends the ways of what leaves, as far as it is asked for, and returns the last.
    private func takeDeparture(
        where isWanted: (UpdateMovement.Departure) -> Bool
    ) -> UpdateMovement.Departure? {
        let departure = updateMovement.departures.last(where: isWanted)
        if departure != nil { updateMovement.departures.removeAll(where: isWanted) }
        return departure
    }

    /// Continues the movement of a view from its picture.
    ///
    /// - Returns: the timing in which the view leaves the rest of the picture's movement, or
    ///   `nil` if the movement has ended.
    private func goOn(
        _ view: View, as departure: UpdateMovement.Departure, by present: AnimationTiming?,
        _ clock: AnimationClock
    ) -> AnimationTiming? {
        let time = clock.time
        guard case .slide(_, let first) = departure.way, time < departure.end,
            let node = departure.node(at: time, stickyHeaders(in: visibleExtent))
        else { return nil }
        let timings = [first, present].compactMap(\.self) + departure.later.map(\.timing)
        guard let timing = timings.max(by: { $0.end < $1.end }) else { return nil }
        let remaining = CGFloat(1 - timing.progress(at: time))
        guard remaining > 0.001 else { return nil }
        let shown = view.frame.minY + view.layer.verticalMovements.offset(at: time).top
        let difference = (node.frame.minY - shown) / remaining
        if abs(difference) > 0.01 {
            let center = view.center
            view.layer.add(
                .position, from: .point(CGPoint(x: center.x, y: center.y + difference)),
                to: .point(center), timing: timing, clock)
        }
        return timing
    }

    /// Returns the maximum distances of visible rows from their places at rest, downwards and
    /// upwards, in points.
    ///
    /// Rows at these distances outside of the screen may become visible. Rows that move to
    /// other places are handled separately. No other row moves farther than the height of the
    /// screen.
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
