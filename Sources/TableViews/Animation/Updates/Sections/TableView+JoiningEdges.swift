import Foundation
import TableAnimation
import TableGeometry

/// Headers and footers of grouped sections that come into view while batches of changes are under way.
extension TableView {
    /// Adds the current batch animations to a header or footer that has just become visible, as
    /// if it had been visible from the start.
    func joinBatches(_ view: View, _ place: SectionEdge.Place) {
        guard style != .plain, !updateMovement.isBeginning, let clock = AnimationClock.current
        else { return }
        joinBatches(
            view, place, from: place.section, before: updateMovement.batches.endIndex, clock)
        goOn(view, place, by: updateMovement.batches.last?.timing, clock)
    }

    /// Sets one moving with batches that began before.
    ///
    /// - Parameters:
    ///   - start: its section's number before the batch at `end`, which is not joined any more.
    ///   - end: how many of the batches are joined.
    func joinBatches(
        _ view: View, _ place: SectionEdge.Place, from start: Int, before end: Int,
        _ clock: AnimationClock
    ) {
        let batches = updateMovement.batches
        var section = start
        for index in (0..<end).reversed() {
            let (record, gaps) = (batches[index].record, batches[index].gaps)
            let timing = batches[index].timing
            guard clock.time < timing.end, section < gaps.after.numberOfSections else { continue }
            guard let old = record.mapping.oldSection(for: section) else {
                var arrival = RowArrival(
                    animation: resolved(
                        record.animations.insertedSections[section] ?? .automatic),
                    gap: gaps.shown(gaps.gap(ofNewSection: section)), timing: timing,
                    leaves: false)
                arrival.isPart(of: gaps.gap(ofNewSection: section))
                uncover(&arrival, in: batches[index])
                for later in batches[(index + 1)...] {
                    section = later.record.mapping.newSection(for: section) ?? section
                    arrival.follow(later.gaps, later.timing, section: section)
                }
                updateMovement.arrivals[place] = arrival
                return
            }
            func top(_ extent: Extent) -> CGFloat { PixelGrid.current.aligned(extent).minY }
            let from = top(
                gaps.oldStretch.move(place.edge.extent(ofSection: old, in: record.geometryBefore)))
            let to = top(place.edge.extent(ofSection: section, in: gaps.after))
            if from != to {
                view.layer.add(
                    .position,
                    from: .point(CGPoint(x: view.center.x, y: view.center.y + from - to)),
                    to: .point(view.center), timing: timing, clock)
            }
            section = old
        }
    }
}
