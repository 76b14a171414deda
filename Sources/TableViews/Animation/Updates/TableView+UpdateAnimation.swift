import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Animates a batch of changes.
///
/// Rows that stay move from their old to their new places. Inserted and deleted rows move in
/// the gap between the staying rows, behind their neighbours. Only rows that are visible before
/// or after the batch move.
extension TableView {
    /// What the table shows of its content when nothing moves.
    var extentAtRest: Extent { Extent(minY: bounds.minY, height: bounds.height) }

    /// Whether changes are shown as movements at present.
    var animatesUpdates: Bool { AnimationTransaction.isEnabled && loaded != nil }

    /// Takes pictures of what is on the screen.
    func screenBeforeUpdate() -> ScreenBefore? {
        guard animatesUpdates else { return nil }
        return withOwnTheme {
            // The data has changed already: nothing is asked for that is not on display.
            let extent = visibleExtent
            var before = ScreenBefore(extent: extent, contentHeight: geometry.contentHeight)
            for (indexPath, cell) in displayed {
                cell.layoutIfNeeded()
                before.rows[indexPath] = rowBefore(cell)
            }
            before.headers = edgesBefore(.header, shownHeaders, headers)
            before.footers = edgesBefore(.footer, shownFooters, footers)
            let time = AnimationClock.current?.time ?? 0
            before.travelling = Set(
                updateMovement.travels.filter { time < $0.end }.map(\.section))
            before.ends = updateMovement.movementsOfEnds
            before.sectionsOfDepartures = Set(
                updateMovement.departures.filter { $0.plate == nil && time < $0.end }
                    .compactMap(\.section))
            before.sections = updateMovement.sections
            return before
        }
    }

    private func edgesBefore(_ edge: SectionEdge, _ shown: Set<Int>, _ views: [Int: View])
        -> [Int: FadingPicture]
    {
        var pictures: [Int: FadingPicture] = [:]
        for section in shown {
            views[section]?.layoutIfNeeded()
            var picture = views[section]?.fadingPictureAtRest()
            let arrival = updateMovement.arrivals[.init(edge: edge, section: section)]
            picture?.arrival = arrival?.underWay
            pictures[section] = picture
        }
        return pictures
    }

    private func rowBefore(_ cell: TableViewCell) -> ScreenBefore.Row? {
        guard var node = cell.loweredAsShown(depth: 1), let time = AnimationClock.current?.time
        else { return nil }
        let movements = cell.layer.verticalMovements
        node.frame.origin.y -= movements.offset(at: time).top
        return ScreenBefore.Row(
            node: node, inside: cell.location.map { cell.withoutEnds(node, at: $0) } ?? node,
            movements: movements, travelsUntil: cell.movement.travels(at: time),
            changesSectionUntil: cell.movement.changesSection(at: time),
            arrival: cell.movement.arrival?.underWay,
            hasStandardBackground: cell.hasStandardGroupedBackground,
            isAside: cell.bounds.origin.x != 0,
            isInBox: cell.movement.isInBox(at: time)
                && cell.movement.changesSection(at: time) == nil,
            isLineHidden: cell.isSeparatorHidden, location: cell.location, size: cell.bounds.size,
            cell: cell.changes(at: time) ? cell : nil)
    }

    /// Sets everything moving after a batch has taken effect and its rows are on display.
    func animateUpdate(
        _ record: UpdateRecord, from before: ScreenBefore, _ timing: AnimationTiming
    ) {
        guard let clock = AnimationClock.current, let after = loaded else { return }
        var gaps = UpdateGaps(record: record, after: after)
        let end = extentAtRest
        gaps.bound(old: before.rows.keys, seen: before.extent, new: displayed.keys, then: end)
        updateMovement.keep(
            Extent(
                minY: min(before.extent.minY, visibleExtent.minY),
                maxY: max(before.extent.maxY, visibleExtent.maxY)),
            until: timing.end)
        updateMovement.moveEnd(
            from: gaps.oldStretch.place(before.contentHeight),
            to: gaps.newStretch.place(geometry.contentHeight), timing)
        takeAlong(gaps, from: before, timing)
        updateMovement.follow(gaps, timing, on: end, batch: numberOfUpdates)
        departBoxes(gaps, from: before, timing)
        updateMovement.travel(record, to: after, from: before, then: end, timing)
        movePlates(gaps, from: before, timing)
        let batch = UpdateInProgress(
            gaps: gaps, before: before, extentAfter: end, timing: timing)
        updateSeparatorsBesideSelection()
        for (indexPath, cell) in displayed {
            let old = animateRow(indexPath, cell, batch, clock)
            if let row = old.flatMap({ before.rows[$0] }),
                row.isLineHidden != cell.isSeparatorHidden
            {
                cell.fadeLine(from: row.isLineHidden, timing)
            }
            // What the batch brings into view takes on what is left of earlier ones.
            guard let old, before.rows[old] == nil else { continue }
            if !batch.travels(indexPath) {
                joinBatches(cell, at: old, of: updateMovement.batches[...], clock)
                cell.movement.arrival?.follow(gaps, timing, row: indexPath, from: old)
            }
            goOn(cell, at: indexPath, by: timing, clock)
        }
        updateMovement.batches.append(batch)
        for (indexPath, row) in before.rows.sorted(by: { $0.key < $1.key }) {
            depart(indexPath, row, batch)
        }
        if style == .plain {
            updateMovement.moveSections(gaps, seen: before.extent, then: end, timing)
        }
        AnimationTransaction.run(
            style == .plain ? nil : AnimationTransaction(clock: clock, timing: timing)
        ) {
            let seen = visibleExtent
            let slab =
                style == .plain
                ? Extent(minY: min(seen.minY, end.minY), maxY: max(seen.maxY, end.maxY)) : seen
            _ = displayHeadersAndFooters(in: slab, seen)
        }
        animateEdges(from: before, gaps, timing)
        if adaptScrolling != nil { uncoverUpdates() }
        clock.extend(to: timing.end)
    }

    /// Sets a row moving with a batch.
    ///
    /// - Parameters:
    ///   - indexPath: the row's place in the table after the batch.
    ///   - rest: where it lies there; in the table's coordinates.
    /// - Returns: where the row stood before the batch; nothing for one that comes with it.
    @discardableResult
    func animateRow(
        _ indexPath: IndexPath, _ cell: TableViewCell, _ batch: UpdateInProgress,
        _ clock: AnimationClock, to rest: CGRect? = nil
    ) -> IndexPath? {
        let (record, gaps, before, timing) = (batch.record, batch.gaps, batch.before, batch.timing)
        let old = record.mapping.oldIndexPath(for: indexPath)
        cell.movement.arrival = cell.movement.arrival?.underWay
        guard let old, !record.update.reloadedRows.contains(old) else {
            let animation: RowAnimation
            let isReload =
                record.mapping.oldSection(for: indexPath.section) != nil
                && (old != nil || record.mapping.isNewSection(indexPath.section))
            if let old {
                animation = record.animations.reloadedRows[old] ?? .automatic
            } else if let section = record.mapping.oldSection(for: indexPath.section),
                record.mapping.isNewSection(indexPath.section)
            {
                animation = record.animations.reloadedSections[section] ?? .automatic
            } else {
                animation =
                    record.animations.insertedRows[indexPath]
                    ?? record.animations.insertedSections[indexPath.section] ?? .automatic
            }
            let gap = gaps.gap(ofNewRow: indexPath)
            let row = replacedRow(indexPath, record).flatMap { before.rows[$0] }
            var arrival = arrival(
                animation, gaps.shown(gap), record, before, timing, leaves: false,
                isReload: isReload, row: old == nil ? nil : row, isReloaded: old != nil)
            arrival.isPart(of: gap)
            uncover(&arrival, in: batch)
            if let row, row.travelsUntil != nil { arrival.travel(along: row.movements) }
            arrive(cell, arrival, inPlaceOf: row, clock)
            return nil
        }
        guard !batch.passesUnseen(from: old, to: indexPath) else {
            // One that lies near the screen has been set moving by its new place.
            if rest == nil {
                cell.layer.animations.removeAll {
                    $0.property == .position && $0.timing.start == timing.start
                }
            }
            return old
        }
        changeForm(of: cell, from: old, to: indexPath, batch)
        var start = record.geometryBefore.rowExtent(at: old)
        var to = rest ?? cell.frame
        if batch.travels(indexPath) {
            start = start.besideScreen(before.extent)
            if rest != nil {
                let end = gaps.after.rowExtent(at: indexPath).besideScreen(batch.extentAfter)
                to = rowRect(PixelGrid.current.aligned(end))
            }
            cell.movement.travelsUntil = timing.end
            // From section to section it passes above all sections, and in grouped tables their headers.
            if record.mapping.newSection(for: old.section) != indexPath.section {
                cell.movement.changesSectionUntil = timing.end
            }
            let way = gaps.after.rowExtent(at: indexPath).minY - start.minY
            cell.movement.arrival?.moveWithRow(way, timing)
        } else {
            start = gaps.oldStretch.move(start)
            cell.movement.arrival?.follow(gaps, timing, row: indexPath, from: old)
        }
        let from = rowRect(PixelGrid.current.aligned(start))
        // One that stayed on the screen has been set moving by its new place.
        let moves = rest == nil && cell.layer.animations.contains { $0.property == .position }
        guard from != to, !moves else { return old }
        cell.layer.add(
            .position, from: .point(CGPoint(x: from.midX, y: from.midY)),
            to: .point(CGPoint(x: to.midX, y: to.midY)), timing: timing, clock)
        return old
    }

    /// How something comes into a gap, or leaves in it.
    ///
    /// - Parameters:
    ///   - coming: how it was coming, where it leaves before it had come.
    ///   - row: the row that leaves, or that another is shown in place of.
    ///   - isReloaded: whether it is shown anew by itself.
    func arrival(
        _ animation: RowAnimation, _ gap: UpdateGap, _ record: UpdateRecord,
        _ before: ScreenBefore, _ timing: AnimationTiming, leaves: Bool, isReload: Bool,
        coming: RowArrival? = nil, row: ScreenBefore.Row? = nil, isReloaded: Bool = false
    ) -> RowArrival {
        let animation = resolved(animation)
        var result = RowArrival(animation: animation, gap: gap, timing: timing, leaves: leaves)
        result.shape = roomShape(of: gap, animation)
        result.isReload = isReload
        // What goes to the side, or comes from there, takes its part of the borders along.
        result.isInside =
            style != .plain && gap.beginsSection && gap.endsSection && isReload
            && animation != .left && animation != .right
        result.earlier = earlierMovements(
            of: gap, coming, record, before, row: row, isReloaded: isReloaded)
        return result
    }

    private func depart(
        _ indexPath: IndexPath, _ row: ScreenBefore.Row, _ batch: UpdateInProgress
    ) {
        let (record, gaps, before, timing) = (batch.record, batch.gaps, batch.before, batch.timing)
        let isReloaded = record.update.reloadedRows.contains(indexPath)
        var inside: RenderNode?
        let way: UpdateMovement.Departure.Way
        var plane = UpdateMovement.Departure.Plane.back
        var changesSection = false
        var place: IndexPath?
        if let new = record.mapping.newIndexPath(for: indexPath), !isReloaded {
            guard displayed[new] == nil, !batch.passesUnseen(from: indexPath, to: new) else {
                return
            }
            var end = geometry.rowExtent(at: new)
            if batch.travels(new) {
                end = end.besideScreen(batch.extentAfter)
                plane = .front
                changesSection = record.mapping.newSection(for: indexPath.section) != new.section
            } else {
                end = gaps.newStretch.move(end)
                // A row moving to another place continues above the staying rows.
                if row.travelsUntil != nil { plane = .front }
                changesSection = row.changesSectionUntil != nil
            }
            place = new
            way = .slide(
                end.minY - record.geometryBefore.rowExtent(at: indexPath).minY, timing)
        } else {
            let animation =
                record.animations.deletedRows[indexPath]
                ?? record.animations.reloadedRows[indexPath]
                ?? record.animations.deletedSections[indexPath.section]
                ?? record.animations.reloadedSections[indexPath.section] ?? .automatic
            let isReload =
                isReloaded
                || record.mapping.newSection(for: indexPath.section)
                    .map(record.mapping.isNewSection) == true
            let gap = gaps.gap(ofOldRow: indexPath)
            var departure = arrival(
                animation, gaps.shown(gap), record, before, timing, leaves: true,
                isReload: isReload, coming: row.arrival, row: row, isReloaded: isReloaded)
            if gap.isWholeSection {
                // What is under way of the section, whose ends the gap's are.
                departure.earlier = before.ends[indexPath.section] ?? row.movements
            }
            departure.goesWithEdgesShown(of: gap)
            if before.travelling.contains(indexPath.section),
                record.mapping.newSection(for: indexPath.section) == nil
            {
                departure.travel(along: row.movements, in: gap)
                (plane, changesSection) = (.front, true)
            } else if row.travelsUntil != nil {
                // The row continues to the target of its move, at its current z-order.
                departure.travel(along: row.movements)
                plane = isReload ? .between : .front
                changesSection = row.changesSectionUntil != nil
            }
            if departure.isInside { inside = row.inside }
            way = .gap(departure)
            updateMovement.leaveWith(indexPath, departure)
        }
        // A row that arrives within its section's box continues without its own part of the box.
        var node = row.arrival?.isInside == true ? row.inside : row.node
        if row.isAside, node.background == nil {
            // The section's box, now below the row, was not visible there.
            node.background = .color(effectiveBackgroundColor.resolved)
        }
        var departure = UpdateMovement.Departure(
            node: node, inside: inside, way: way, movements: row.movements, arrival: row.arrival,
            section: place?.section ?? record.mapping.newSection(for: indexPath.section),
            row: place, plane: plane, changesSection: changesSection)
        if record.mapping.newSection(for: indexPath.section) == nil {
            departure.leavingSection = .init(batch: numberOfUpdates, section: indexPath.section)
        }
        departure.successor = record.successor(of: indexPath, in: geometry)
        if row.isInBox { departure.seenInBox = before.extent }
        if let place, let cell = updateMovement.hidden.removeValue(forKey: place) {
            cell.superview = self
            // It goes as it lay.
            cell.location = row.location
            departure.leaving = LeavingCell(cell: cell, indexPath: place)
        } else if place == nil, let cell = row.cell, cell.displayedIndexPath == nil {
            cell.superview = self
            departure.leaving = LeavingCell(cell: cell, indexPath: indexPath)
        }
        updateMovement.departures.append(departure)
    }
}
