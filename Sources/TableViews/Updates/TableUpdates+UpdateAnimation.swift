import Foundation
import TableAnimation
import TableControls
import TableGeometry
import TableThemes

/// Animates a batch of changes.
extension TableUpdates {
    /// Starts the animations of a batch that has been applied and whose rows are displayed.
    ///
    /// - Parameter before: snapshot of the table before the batch, or `nil` if the changes take
    ///   effect immediately.
    func animateUpdate(
        _ record: UpdateRecord, from before: PreUpdateSnapshot?, _ timing: AnimationTiming
    ) {
        guard let clock = AnimationClock.current, let after = table.layout.loaded else { return }
        guard let before else {
            // Moving items continue to their new positions.
            guard state.movement.presentation.isMoving(at: clock.time) else { return }
            let atOnce = AnimationTiming(
                start: clock.time - 1, duration: 0, curve: timing.curve)
            _ = state.movement.presentation.apply(
                batch(record, [], table.visibleExtent, [:], to: after, atOnce, clock.time))
            return
        }
        let shown = before.rows.keys.sorted().map { PresentedItem.row($0) } + before.edges
        let fading = fadingRows(record, before, after)
        let batch = batch(record, shown, before.extent, fading, to: after, timing, clock.time)
        let departures = state.movement.presentation.apply(batch)
        for (item, number) in departures {
            state.movement.leaving[number] = leavingItem(item, before, record)
        }
        state.movement.leavingBoxes += leavingBoxes(before, record, departures)
        table.lowering.updateSeparatorsBesideSelection()
        for (old, new) in fading {
            guard let picture = before.rows[old]?.fading else { continue }
            table.rows.displayedCells[new]?.animation.beginReloadFade(from: picture, timing)
        }
        for (indexPath, cell) in table.rows.displayedCells {
            guard let old = record.mapping.oldIndexPath(for: indexPath),
                let row = before.rows[old], fading[old] == nil
            else { continue }
            if row.isLineHidden != cell.separators.isSeparatorHidden {
                cell.animation.fadeLine(from: row.isLineHidden, timing)
            }
            if !record.update.reloadedRows.contains(old) {
                changeCorners(of: cell, from: row.boxPlacement, timing)
            }
        }
        changeReloadedEdges(record, before, timing, clock)
        if table.scrolling.isScrolling { releaseItems() }
        clock.extend(to: timing.end)
    }

    /// Returns the new places of reloaded rows that fade from their old look in place, by their old
    /// places.
    ///
    /// In a reloaded section, the first rows fade in place as far as their heights stay equal.
    private func fadingRows(
        _ record: UpdateRecord, _ before: PreUpdateSnapshot, _ after: TableGeometry
    ) -> [IndexPath: IndexPath] {
        let (mapping, animations) = (record.mapping, record.animations)
        func fades(_ old: IndexPath, to new: IndexPath) -> Bool {
            before.rows[old]?.fading != nil && table.rows.displayedCells[new] != nil
                && after.rowExtent(at: new).height > 0
        }
        var rows: [IndexPath: IndexPath] = [:]
        for (old, animation) in animations.reloadedRows where resolved(animation).style == .fade {
            if let new = mapping.newIndexPath(for: old), fades(old, to: new) { rows[old] = new }
        }
        for (section, animation) in animations.reloadedSections
        where resolved(animation).style == .fade {
            guard let next = mapping.newSection(for: section) else { continue }
            let count = min(
                record.geometryBefore.numberOfRows(inSection: section),
                after.numberOfRows(inSection: next))
            for row in 0..<count {
                let (old, new) = (
                    IndexPath(row: row, section: section), IndexPath(row: row, section: next)
                )
                let height = record.geometryBefore.rowExtent(at: old).height
                guard fades(old, to: new), height == after.rowExtent(at: new).height else { break }
                rows[old] = new
            }
        }
        return rows
    }

    private func batch(
        _ record: UpdateRecord, _ shown: [PresentedItem], _ extent: Extent,
        _ fading: [IndexPath: IndexPath], to after: TableGeometry, _ timing: AnimationTiming,
        _ time: Double
    ) -> PresentedList.Batch {
        let (mapping, animations) = (record.mapping, record.animations)
        return PresentedList.Batch(
            mapping: mapping, update: record.update, number: state.numberOfUpdates, timing: timing,
            time: time, before: SlotPlaces(record.geometryBefore, .current),
            after: slotPlaces(after), shown: shown, visibleExtentBefore: extent,
            visibleExtentAfter: extentAtRest,
            leavingStyle: { item in
                let style: TableView.RowAnimation?
                switch item {
                case .row(let row):
                    style =
                        animations.deletedRows[row] ?? animations.reloadedRows[row]
                        ?? animations.deletedSections[row.section]
                        ?? animations.reloadedSections[row.section]
                case .header(let section), .footer(let section):
                    style =
                        animations.deletedSections[section]
                        ?? animations.reloadedSections[section]
                case .section, .leaving: style = nil
                }
                return self.resolved(style ?? .automatic).style
            },
            comingStyle: { item in
                let style: TableView.RowAnimation?
                switch item {
                case .row(let row):
                    style =
                        mapping.oldIndexPath(for: row).flatMap { animations.reloadedRows[$0] }
                        ?? mapping.oldSection(for: row.section).flatMap {
                            animations.reloadedSections[$0]
                        } ?? animations.insertedRows[row]
                        ?? animations.insertedSections[row.section]
                case .header(let section), .footer(let section):
                    style =
                        mapping.oldSection(for: section).flatMap {
                            animations.reloadedSections[$0]
                        } ?? animations.insertedSections[section]
                case .section, .leaving: style = nil
                }
                return self.resolved(style ?? .automatic).style
            }, fadingRows: fading)
    }

    /// Returns the boxes of sections that a batch deletes while their rows move.
    private func leavingBoxes(
        _ before: PreUpdateSnapshot, _ record: UpdateRecord, _ departures: [PresentedItem: Int]
    ) -> [LeavingBox] {
        before.boxes.compactMap { section, box in
            guard record.mapping.newSection(for: section) == nil else { return nil }
            var rows = Set(before.leaving.filter { $0.value == section }.keys)
            for case (.row(let row), let number) in departures where row.section == section {
                rows.insert(number)
            }
            return LeavingBox(
                look: box.look, fill: box.fill, header: departures[.header(section)], rows: rows)
        }
    }

    /// Returns the look of a leaving item, by its old place.
    private func leavingItem(
        _ item: PresentedItem, _ before: PreUpdateSnapshot, _ record: UpdateRecord
    ) -> LeavingItem? {
        func edge(_ edge: SectionEdge, _ section: Int) -> LeavingItem? {
            let pictures = edge == .header ? before.headers : before.footers
            return pictures[section].map { picture in
                LeavingItem(
                    node: picture.node, fade: picture.fade,
                    edge: (
                        edge,
                        record.geometryBefore.places(ofSection: section)
                            .mapped(PixelGrid.current.aligned)
                    ))
            }
        }
        switch item {
        case .row(let indexPath):
            guard let row = before.rows[indexPath], let pictures = row.pictures else { return nil }
            var item = LeavingItem(node: pictures.whole, inside: pictures.inside)
            if let cell = row.cell, cell.row.displayedIndexPath == nil {
                cell.superview = table
                item.cell = (cell, indexPath)
            }
            return item
        case .header(let section): return edge(.header, section)
        case .footer(let section): return edge(.footer, section)
        case .section, .leaving: return nil
        }
    }

    /// Starts a transition to the corners and lines of a row's new place in its section's box.
    private func changeCorners(
        of cell: TableViewCell, from former: CornerTransition.Placement?, _ timing: AnimationTiming
    ) {
        guard table.style != .plain, let former, let row = cell.row.displayedIndexPath,
            let present = cell.animation.boxPlacement,
            (former.location.isFirst, former.location.isLast)
                != (present.location.isFirst, present.location.isLast)
        else { return }
        let changesSection = presented?.changesSection(.row(row)) == true
        if !changesSection, !cell.animation.isSettling {
            cell.animation.beginMovingParts()
        }
        cell.animation.beginCornerTransition(
            from: former, timing, changesSection ? .corners : .exact)
    }

    /// Fades the headers and footers of reloaded sections to their new looks.
    private func changeReloadedEdges(
        _ record: UpdateRecord, _ before: PreUpdateSnapshot, _ timing: AnimationTiming,
        _ clock: AnimationClock
    ) {
        guard !record.animations.reloadedSections.isEmpty else { return }
        AnimationTransaction.run(nil) {
            let extent = table.visibleExtent
            _ = table.headersAndFooters.displayHeadersAndFooters(in: extent, extent)
        }
        for (old, animation) in record.animations.reloadedSections where animation != .none {
            guard let new = record.mapping.newSection(for: old) else { continue }
            for (picture, view) in [
                (before.headers[old], table.headersAndFooters.loadedView(.header, ofSection: new)),
                (before.footers[old], table.headersAndFooters.loadedView(.footer, ofSection: new)),
            ] {
                guard let picture, let view else { continue }
                view.renderState.dissolve = ViewDissolve(
                    before: picture, timing: timing, kind: .exact)
            }
        }
    }
}

/// Effects of the last batch of changes, for the animation of the changes.
struct UpdateRecord {
    /// Animations of rows and sections, keyed by the index paths used in the batch.
    struct Animations: Hashable {
        var deletedRows: [IndexPath: TableView.RowAnimation] = [:]
        var insertedRows: [IndexPath: TableView.RowAnimation] = [:]
        var reloadedRows: [IndexPath: TableView.RowAnimation] = [:]
        var deletedSections: [Int: TableView.RowAnimation] = [:]
        var insertedSections: [Int: TableView.RowAnimation] = [:]
        var reloadedSections: [Int: TableView.RowAnimation] = [:]
    }

    let update: TableUpdate
    let mapping: IndexPathMapping
    let animations: Animations
    /// Geometry of the table before the batch.
    let geometryBefore: TableGeometry
    let contentOffsetBefore: CGPoint
}

extension TableView.RowAnimation {
    /// Style of the slots of inserted and deleted rows.
    var style: PresentedList.Style {
        switch self {
        case .fade, .automatic: .fade
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .middle: .middle
        case .none: .none
        }
    }
}
