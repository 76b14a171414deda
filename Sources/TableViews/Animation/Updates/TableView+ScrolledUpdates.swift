import Foundation
import TableGeometry

/// Batches of changes while the content scrolls.
///
/// A batch does not measure rows beyond the screen. Rows that move out of sight move only to
/// the end of the known content. When scrolling makes this end visible, the rows continue to
/// their final places.
extension TableView {
    /// Lets what is under way go on to its own place, as the content begins to scroll or a batch begins while it does.
    func uncoverUpdates() {
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current,
            updateMovement.batches.contains(where: { $0.uncovered == nil })
        else { return }
        withOwnTheme {
            for cell in displayed.values {
                cell.movement.arrival?.uncover(at: clock.time, atMost: uncoveredReach)
            }
            updateMovement.uncover(
                geometry, at: clock.time, atMost: uncoveredReach,
                grouped: groupedMetrics == nil ? nil : { self.plateRect($0) })
        }
    }

    /// How far what is uncovered goes besides, in points: farther away it is on no screen while that scrolls.
    var uncoveredReach: CGFloat { bounds.height * 2 }

    /// Has what comes into view go on as the rest of its batch did as the content began to scroll.
    func uncover(_ arrival: inout RowArrival, in batch: UpdateInProgress) {
        if let time = batch.uncovered { arrival.uncover(at: time, atMost: uncoveredReach) }
    }
}

extension UpdateMovement {
    /// Continues the movements of headers, footers and other parts besides rows to their final
    /// places.
    ///
    /// - Parameter grouped: the extent of the box in a section whose rows continue, or `nil` in
    ///   a plain table.
    mutating func uncover(
        _ geometry: TableGeometry, at time: Double, atMost reach: CGFloat,
        grouped plateRect: ((Extent) -> CGRect)?
    ) {
        for index in batches.indices where batches[index].uncovered == nil {
            batches[index].uncovered = time
        }
        for place in arrivals.keys { arrivals[place]?.uncover(at: time, atMost: reach) }
        for index in departures.indices {
            departures[index].uncover(geometry, at: time, atMost: reach)
        }
        if let plateRect {
            for index in plates.indices where time < plates[index].end {
                let rest = plateRect(geometry.rowsExtent(ofSection: plates[index].section))
                plates[index].uncover(rest, at: time, atMost: reach)
            }
        }
        for (section, movement) in sections where time < movement.end {
            let grid = PixelGrid.current
            let rest = geometry.places(ofSection: section).mapped(grid.aligned)
            guard let timing = movement.timing,
                abs(rest.section.minY - movement.rest.section.minY) <= reach,
                abs(rest.section.maxY - movement.rest.section.maxY) <= reach
            else { continue }
            sections[section]?.move(from: movement.rest, to: rest, timing.remaining(at: time))
        }
        uncoverEnd(geometry.contentHeight, at: time, atMost: reach)
    }
}

extension SectionPlate {
    fileprivate mutating func uncover(
        _ whole: CGRect, at time: Double, atMost reach: CGFloat
    ) {
        let top = (whole.minY - rest.minY).clamped(to: reach)
        let bottom = (whole.maxY - rest.maxY).clamped(to: reach)
        arrival?.uncover(at: time, atMost: reach)
        guard (top, bottom) != (0, 0), let timing = movements.last?.timing else { return }
        rest.origin.y += top
        rest.size.height += bottom - top
        movements.begin(
            EdgeMovement(top: -top, bottom: -bottom, timing: timing.remaining(at: time)))
    }
}

extension CGFloat {
    /// The number, no farther from 0 than so much.
    func clamped(to reach: CGFloat) -> CGFloat { Swift.min(reach, Swift.max(-reach, self)) }
}
