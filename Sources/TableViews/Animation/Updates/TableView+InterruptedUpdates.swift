import Foundation
import TableDrawing
import TableGeometry

/// Rows that come and go in the middle of a movement that is under way already.
extension TableView {
    /// What moved a gap's edges before the batch, which goes on: neighbours on their way, and the ends of
    /// the section where it has none.
    ///
    /// - Parameters:
    ///   - coming: how the row was coming that leaves in the gap.
    ///   - row: the row that leaves in it, or that another is shown in place of.
    ///   - isReloaded: whether it is shown anew by itself: without a neighbour the gap goes with it.
    func earlierMovements(
        of gap: UpdateGap, _ coming: RowArrival?, _ record: UpdateRecord, _ before: ScreenBefore,
        row: ScreenBefore.Row?, isReloaded: Bool
    ) -> [EdgeMovement] {
        func neighbour(_ row: IndexPath?) -> ScreenBefore.Row? {
            let row = row.flatMap(record.mapping.oldIndexPath).flatMap { before.rows[$0] }
            return row?.travelsUntil == nil ? row : nil
        }
        let (above, below) = (neighbour(gap.above), neighbour(gap.below))
        // An arriving row is visible up to the edge of its gap, unless its neighbour arrives, too.
        func movements(
            _ row: ScreenBefore.Row?, beside other: ScreenBefore.Row?,
            _ edge: (RowArrival) -> [EdgeMovement]
        ) -> [EdgeMovement]? {
            guard let arrival = row?.arrival else { return row?.movements }
            let isTogether = [coming, other?.arrival].contains { $0?.comes(with: arrival) == true }
            return isTogether ? arrival.movementsOfContent : edge(arrival)
        }
        let upper = movements(above, beside: below) { $0.movementsOfLowerEdge }
        let lower = movements(below, beside: above) { $0.movementsOfUpperEdge }
        let section = gap.section.flatMap(record.mapping.oldSection)
        let own = row?.travelsUntil == nil && row?.arrival == nil ? row?.movements : nil
        let ends = isReloaded ? row?.movements : section.map(before.movementsOfRows)
        // Beside a neighbour that travels by itself the gap goes with the other one, or with the row; the ends are
        // farther away.
        let first = gap.above == nil ? ends ?? lower : lower ?? own ?? ends
        let last = gap.below == nil ? ends ?? upper : upper ?? own ?? ends
        return (upper ?? first ?? []).uppers + (lower ?? last ?? []).lowers
    }

    /// Returns the old index path of the row that a new row replaces.
    ///
    /// In a reloaded section it has the same row number. Returns `nil` if the new row replaces
    /// no row.
    func replacedRow(_ new: IndexPath, _ record: UpdateRecord) -> IndexPath? {
        if let old = record.mapping.oldIndexPath(for: new) { return old }
        guard record.mapping.isNewSection(new.section) else { return nil }
        return record.mapping.oldSection(for: new.section).map {
            IndexPath(row: new.row, section: $0)
        }
    }

    /// Lets the boxes of sections that go while their rows, or all of them, move go with them.
    func departBoxes(_ gaps: UpdateGaps, from before: ScreenBefore, _ timing: AnimationTiming) {
        let mapping = gaps.record.mapping
        for travel in updateMovement.travels
        where timing.start < travel.end && mapping.newSection(for: travel.section) == nil {
            let frame = CGRect(
                x: 0, y: travel.rest.minY, width: bounds.width, height: travel.rest.height)
            let background = RenderNode(
                name: "section background", frame: frame,
                background: .color(effectiveBackgroundColor.resolved))
            departBox(
                background, ofSection: travel.section, moving: travel.movements, gaps, before,
                timing)
        }
        for plate in updateMovement.plates
        where timing.start < plate.end && mapping.newSection(for: plate.section) == nil {
            var leaving = plate
            leaving.movements.begin(EdgeMovement(top: 0, bottom: 0, timing: timing))
            let node = RenderNode(name: "section \(plate.section)", frame: plate.rest)
            departBox(node, leaving, ofSection: plate.section, gaps, before, timing)
        }
    }

    /// Continues separate departures in sections that a batch deletes, and moves them with
    /// their sections.
    ///
    /// Floating parts of a plain table move with the section's places instead.
    func takeAlong(_ gaps: UpdateGaps, from before: ScreenBefore, _ timing: AnimationTiming) {
        for index in updateMovement.departures.indices {
            let departure = updateMovement.departures[index]
            guard let leaving = departure.leavingSection, leaving.batch == numberOfUpdates,
                departure.edge == nil
            else { continue }
            var way = wayOfSection(leaving.section, gaps, before, timing)
            if before.travelling.contains(leaving.section) {
                way.travel(along: way.earlier, in: gaps.gap(ofOldSection: leaving.section))
                updateMovement.departures[index].plane = .front
                updateMovement.departures[index].changesSection = true
            }
            updateMovement.departures[index].leavesWith = way
        }
    }

    /// How a section leaves that a batch takes away.
    private func wayOfSection(
        _ section: Int, _ gaps: UpdateGaps, _ before: ScreenBefore, _ timing: AnimationTiming
    ) -> RowArrival {
        let animation = gaps.record.animations.deletedSections[section] ?? .automatic
        let gap = gaps.gap(ofOldSection: section)
        var way = RowArrival(
            animation: resolved(animation), gap: gaps.shown(gap), timing: timing, leaves: true)
        way.earlier = before.movementsOfRows(ofSection: section)
        way.goesWithEdgesShown(of: gap)
        return way
    }

    private func departBox(
        _ node: RenderNode, _ plate: SectionPlate? = nil, ofSection section: Int,
        moving movements: [EdgeMovement] = [], _ gaps: UpdateGaps, _ before: ScreenBefore,
        _ timing: AnimationTiming
    ) {
        var arrival = wayOfSection(section, gaps, before, timing)
        let travels = before.travelling.contains(section)
        if travels {
            arrival.travel(
                along: plate?.movements ?? movements, in: gaps.gap(ofOldSection: section))
        }
        var departure = UpdateMovement.Departure(
            node: node, way: .gap(arrival), movements: movements,
            plane: travels ? .front : .back, changesSection: travels,
            leavingSection: .init(batch: numberOfUpdates, section: section))
        departure.plate = plate.map { ($0, before.extent) }
        // What has left the section already lies upon its box.
        updateMovement.departures.insert(
            departure, at: travels ? updateMovement.departures.endIndex : 0)
    }

    /// Moves a row into a gap, and continues the current movements in the gap.
    ///
    /// - Parameter row: the replaced row, or `nil` if the row replaces no row.
    func arrive(
        _ cell: TableViewCell, _ arrival: RowArrival, inPlaceOf row: ScreenBefore.Row?,
        _ clock: AnimationClock
    ) {
        cell.movement.arrival = arrival
        // As long as the other goes, it lies above that.
        if let end = row?.travelsUntil {
            cell.movement.travelsUntil = max(end, arrival.timing.end)
        }
        if let end = row?.changesSectionUntil {
            cell.movement.changesSectionUntil = max(end, arrival.timing.end)
        }
        cell.layer.goOn(row?.movements ?? arrival.movementsOfRow, clock)
    }
}

extension RowArrival {
    /// Moves the gap with a row that was moving to it above other rows.
    ///
    /// Passed rows do not clip the gap, and the gap takes its section's lines and corners along.
    ///
    /// - Parameter whole: the gap including its part beyond the screen, if the whole gap moves,
    ///   or `nil` to keep the gap.
    mutating func travel(along movements: [EdgeMovement], in whole: UpdateGap? = nil) {
        earlier = movements
        if let whole { gap = whole }
        isInside = false
        shape =
            shape.sides == nil
            ? RoomShape(cornerRadius: shape.cornerRadius, corners: shape.corners) : RoomShape()
    }

    /// The arrival, or `nil` if the arrival has ended at the clock's instant.
    var underWay: RowArrival? {
        guard let time = AnimationClock.current?.time, time < end else { return nil }
        return self
    }

    /// What is under way of the edge that a row comes out of, for the row itself.
    var movementsOfRow: [EdgeMovement] {
        return earlier.compactMap { edge in
            let way =
                switch animation {
                case .bottom where !isReload: edge.bottom
                case .middle where !isReload: (edge.top + edge.bottom) / 2
                default: edge.top
                }
            return way == 0 ? nil : EdgeMovement(top: way, bottom: way, timing: edge.timing)
        }
    }
}

extension UpdateRecord {
    /// The row that is shown in the place of one of the old table: of a section that is shown anew that of the same
    /// number; nothing where there is none.
    func successor(of old: IndexPath, in after: TableGeometry) -> IndexPath? {
        if update.reloadedRows.contains(old) { return mapping.newIndexPath(for: old) }
        guard let section = mapping.newSection(for: old.section), mapping.isNewSection(section)
        else { return nil }
        let new = IndexPath(row: old.row, section: section)
        return after.contains(new) ? new : nil
    }
}

extension UpdateMovement {
    /// Has what was shown in a row's place before, and leaves beneath it, leave as that does.
    ///
    /// - Parameter row: the row's place before the batch that takes it away.
    mutating func leaveWith(_ row: IndexPath, _ arrival: RowArrival) {
        for index in departures.indices where departures[index].lostSuccessor == row {
            departures[index].leavesWith = arrival
        }
    }
}
