import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Shows a batch of changes as a movement.
///
/// Rows that stay move from their old places to the new ones; those that come and go do it in the gap
/// between what stays, behind their neighbours. What is on the screen before or after is all that moves.
extension TableView {
    /// What is on the screen before a batch.
    struct ScreenBefore {
        var rows: [IndexPath: RenderNode] = [:]
        var headers: [Int: RenderNode] = [:]
        var footers: [Int: RenderNode] = [:]
        var extent: Extent
        /// Where the content ended, in its coordinates.
        var contentHeight: CGFloat
    }

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
                before.rows[indexPath] = cell.loweredAsShown(depth: 1)
            }
            for section in shownHeaders {
                headers[section]?.layoutIfNeeded()
                before.headers[section] = headers[section]?.loweredAsShown(depth: 1)
            }
            for section in shownFooters {
                footers[section]?.layoutIfNeeded()
                before.footers[section] = footers[section]?.loweredAsShown(depth: 1)
            }
            return before
        }
    }

    /// Sets everything moving after a batch has taken effect and its rows are on display.
    func animateUpdate(
        _ record: UpdateRecord, from before: ScreenBefore, _ timing: AnimationTiming
    ) {
        guard let clock = AnimationClock.current, let after = loaded else { return }
        let gaps = UpdateGaps(record: record, after: after)
        updateMovement.keep(
            Extent(
                minY: min(before.extent.minY, visibleExtent.minY),
                maxY: max(before.extent.maxY, visibleExtent.maxY)),
            until: timing.end)
        updateMovement.moveEnd(by: geometry.contentHeight - before.contentHeight, timing)
        for (indexPath, cell) in displayed {
            animateRow(indexPath, cell, record, gaps, timing, clock)
        }
        for (indexPath, node) in before.rows {
            depart(indexPath, node, record, gaps, timing)
        }
        for (section, node) in before.headers where record.mapping.newSection(for: section) == nil {
            let animation = record.animations.deletedSections[section] ?? .automatic
            depart(node, resolved(animation), gaps.gap(ofOldSection: section), timing)
        }
        for (section, node) in before.footers where record.mapping.newSection(for: section) == nil {
            let animation = record.animations.deletedSections[section] ?? .automatic
            depart(node, resolved(animation), gaps.gap(ofOldSection: section), timing)
        }
        departHeadersAndFooters(before, record, timing)
        for section in shownHeaders {
            guard let view = headers[section] else { continue }
            animateEdge(
                view, section, gaps, timing, clock,
                isNew: !before.headers.keys.contains {
                    record.mapping.newSection(for: $0) == section
                },
                from: { record.geometryBefore.headerExtent(ofSection: $0) })
        }
        for section in shownFooters {
            guard let view = footers[section] else { continue }
            animateEdge(
                view, section, gaps, timing, clock,
                isNew: !before.footers.keys.contains {
                    record.mapping.newSection(for: $0) == section
                },
                from: { record.geometryBefore.footerExtent(ofSection: $0) })
        }
        clock.extend(to: timing.end)
    }

    /// Lets headers and footers that are on the screen no more move out of it.
    private func departHeadersAndFooters(
        _ before: ScreenBefore, _ record: UpdateRecord, _ timing: AnimationTiming
    ) {
        let old = record.geometryBefore
        for (section, node) in before.headers {
            guard let new = record.mapping.newSection(for: section), !shownHeaders.contains(new)
            else { continue }
            let distance =
                geometry.headerExtent(ofSection: new).minY
                - old.headerExtent(ofSection: section).minY
            updateMovement.departures.append(.init(node: node, way: .slide(distance, timing)))
        }
        for (section, node) in before.footers {
            guard let new = record.mapping.newSection(for: section), !shownFooters.contains(new)
            else { continue }
            let distance =
                geometry.footerExtent(ofSection: new).minY
                - old.footerExtent(ofSection: section).minY
            updateMovement.departures.append(.init(node: node, way: .slide(distance, timing)))
        }
    }

    /// Lets a header or footer come with its section, or in from where it stood outside of the screen.
    private func animateEdge(
        _ view: View, _ section: Int, _ gaps: UpdateGaps, _ timing: AnimationTiming,
        _ clock: AnimationClock, isNew: Bool, from place: (Int) -> Extent
    ) {
        guard let old = gaps.record.mapping.oldSection(for: section) else {
            let animation = gaps.record.animations.insertedSections[section] ?? .automatic
            updateMovement.arrivals[ObjectIdentifier(view)] = RowArrival(
                animation: resolved(animation), gap: gaps.gap(ofNewSection: section),
                timing: timing, leaves: false)
            return
        }
        guard isNew else { return }
        let start = rowRect(PixelGrid.current.aligned(place(old)))
        view.layer.add(
            .position, from: .point(CGPoint(x: start.midX, y: start.midY)),
            to: .point(view.center), timing: timing, clock)
    }

    private func animateRow(
        _ indexPath: IndexPath, _ cell: TableViewCell, _ record: UpdateRecord,
        _ gaps: UpdateGaps, _ timing: AnimationTiming, _ clock: AnimationClock
    ) {
        let old = record.mapping.oldIndexPath(for: indexPath)
        guard let old, !record.update.reloadedRows.contains(old) else {
            let animation: RowAnimation
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
            cell.movement.arrival = RowArrival(
                animation: resolved(animation), gap: gaps.gap(ofNewRow: indexPath),
                timing: timing, leaves: false)
            return
        }
        if record.update.movedRows.contains(where: { $0.destination == indexPath }) {
            cell.movement.travelsUntil = timing.end
        }
        let from = rowRect(
            PixelGrid.current.aligned(record.geometryBefore.rowExtent(at: old)))
        let to = cell.frame
        guard from != to, !cell.layer.animations.contains(where: { $0.property == .position })
        else { return }
        cell.layer.add(
            .position, from: .point(CGPoint(x: from.midX, y: from.midY)),
            to: .point(CGPoint(x: to.midX, y: to.midY)), timing: timing, clock)
    }

    private func depart(
        _ indexPath: IndexPath, _ node: RenderNode, _ record: UpdateRecord, _ gaps: UpdateGaps,
        _ timing: AnimationTiming
    ) {
        let isReloaded = record.update.reloadedRows.contains(indexPath)
        if let new = record.mapping.newIndexPath(for: indexPath), !isReloaded {
            guard displayed[new] == nil else { return }
            let distance =
                geometry.rowExtent(at: new).minY
                - record.geometryBefore.rowExtent(at: indexPath).minY
            updateMovement.departures.append(
                .init(node: node, way: .slide(distance, timing)))
            return
        }
        let animation =
            record.animations.deletedRows[indexPath]
            ?? record.animations.reloadedRows[indexPath]
            ?? record.animations.deletedSections[indexPath.section]
            ?? record.animations.reloadedSections[indexPath.section] ?? .automatic
        depart(node, resolved(animation), gaps.gap(ofOldRow: indexPath), timing)
    }

    private func depart(
        _ node: RenderNode, _ animation: RowAnimation, _ gap: UpdateGap, _ timing: AnimationTiming
    ) {
        updateMovement.departures.append(
            .init(
                node: node,
                way: .gap(
                    RowArrival(animation: animation, gap: gap, timing: timing, leaves: true))))
    }

    private func resolved(_ animation: RowAnimation) -> RowAnimation {
        guard animation == .automatic else { return animation }
        return RenderContext.current.theme.animation.automaticRowAnimation
    }
}
