import Foundation
import TableGeometry

/// Presentation of a table's items during animations.
///
/// The final places are the places of the table's geometry. The presentation at an instant is the
/// sum of two terms. The slots of `PresentedList` give each item its place. A residual keeps the
/// presentation continuous at a change of the table: the difference between the presentation before
/// the change and the presentation according to the new slots decays to 0.
package struct TablePresentation: Sendable {
    private var list = PresentedList()
    private var residuals: [PresentedItem: Residual] = [:]
    private var numberOfMovements = 0

    package init() {}

    /// Last instant at which an item moves, in seconds.
    package var end: Double {
        residuals.values.reduce(list.slots.reduce(0) { max($0, $1.height.end) }) {
            max($0, $1.end)
        }
    }

    package func isMoving(at time: Double) -> Bool { time < end }

    /// Returns the presentations of all items at an instant.
    package func instant(_ places: SlotPlaces, at time: Double) -> PresentedInstant {
        PresentedInstant(PresentedLayout(list, places, at: time), residuals, time)
    }

    // MARK: Changes

    /// Applies a batch of changes.
    ///
    /// - Returns: numbers of the leaving parts, by their old places.
    package mutating func apply(_ batch: PresentedList.Batch) -> [PresentedItem: Int] {
        let time = batch.time
        let before = instant(batch.before, at: time)
        let leaving = before.leaving
        var items = batch.shown + leaving.map { .leaving($0) }
        let moves = batch.update.movedRows.filter { move in
            batch.shown.contains(.row(move.source))
                || batch.after.extent(of: .row(move.destination)).intersects(
                    batch.visibleExtentAfter)
        }
        items += moves.map { .row($0.source) }
        var first: [PresentedItem: Presentation] = [:]
        for item in items {
            var shown = before.presentation(of: item)
            if case .row(let row) = item, batch.movedRows.contains(row), !batch.shown.contains(item)
            {
                // A row beyond the screen starts directly outside the screen.
                shown.top = min(
                    batch.visibleExtentBefore.maxY,
                    max(batch.visibleExtentBefore.minY - shown.height, shown.top))
            }
            first[item] = shown
        }
        let tops = batch.update.movedSections.map { before.extent(ofSection: $0.source) }
        let departures = list.apply(batch)
        func renamed(_ item: PresentedItem) -> PresentedItem? {
            if let number = departures[item] { return .leaving(number) }
            switch item {
            case .leaving: return item
            case .section(let section):
                return batch.mapping.newSection(for: section).map { .section($0) }
            case .row, .header, .footer:
                switch batch.fate(of: item) {
                case .stays(let new, _), .moves(let new): return new
                case .leaves, .isReplaced: return nil
                }
            }
        }
        let movingSections = Set(before.movingSections)
        rename(renamed, batch, time)
        for (item, number) in departures {
            if case .isReplaced = batch.fate(of: item) { continue }
            keepInFront(.leaving(number), batch) {
                before.section(of: item).map(movingSections.contains) == true
            }
        }
        for move in moves {
            numberOfMovements += 1
            var residual = residuals[.row(move.destination)] ?? Residual()
            residual.movesUntil = batch.timing.end
            residual.movement = numberOfMovements
            residual.limit = (batch.visibleExtentAfter.minY, batch.visibleExtentAfter.maxY)
            if batch.mapping.newSection(for: move.source.section) != move.destination.section {
                residual.changesSectionUntil = batch.timing.end
            }
            residuals[.row(move.destination)] = residual
        }
        moveSections(batch, from: tops)
        let shown = Dictionary(
            first.compactMap { item, shown in renamed(item).map { ($0, shown) } }
        ) { first, _ in first }
        joinFarSlots(shown, batch)
        let after = instant(batch.after, at: time)
        for (item, shown) in shown {
            addResidual(item, shown, after.unlimited(item), batch.timing)
        }
        dropFarResiduals(batch)
        return departures
    }

    /// Number of slots, and of items with a residual, above which items far from the screen are
    /// dropped.
    ///
    /// A screen displays fewer items unless many changes overlap.
    private static let maximumNumberOfItems = 64

    /// Joins the slots of items more than a screen away from the screen.
    ///
    /// The cost of a batch then depends on the items near the screen, not on the number of
    /// overlapping batches.
    ///
    /// - Parameter shown: presentations before the batch, by the items' new places.
    private mutating func joinFarSlots(
        _ shown: [PresentedItem: Presentation], _ batch: PresentedList.Batch
    ) {
        guard list.slots.count > Self.maximumNumberOfItems else { return }
        let near = batch.nearExtent
        let after = instant(batch.after, at: batch.time)
        list.joinSlots(
            where: { after.isNear($0, near) || shown[$0]?.intersects(near) == true },
            batch.after, at: batch.time)
    }

    /// Moves the rows more than a screen away from the screen to their final places.
    private mutating func dropFarResiduals(_ batch: PresentedList.Batch) {
        guard residuals.count > Self.maximumNumberOfItems else { return }
        let near = batch.nearExtent
        let after = instant(batch.after, at: batch.time)
        residuals = residuals.filter { item, residual in
            guard case .row = item, residual.movesUntil <= batch.time else { return true }
            return after.isNear(item, near)
        }
    }

    /// Draws a leaving item in front of other items if the item or its deleted section is moving.
    private mutating func keepInFront(
        _ item: PresentedItem, _ batch: PresentedList.Batch, _ sectionMoves: () -> Bool
    ) {
        var residual = residuals[item] ?? Residual()
        let changesSection = residual.changesSectionUntil > batch.time
        let isDeleted = instant(batch.after, at: batch.time).section(of: item) == nil
        let leavesWithSection = isDeleted && sectionMoves()
        guard residual.movesUntil > batch.time || leavesWithSection else { return }
        residual.movesUntil = max(residual.movesUntil, batch.timing.end)
        if changesSection || leavesWithSection {
            residual.changesSectionUntil = max(residual.changesSectionUntil, batch.timing.end)
        }
        residuals[item] = residual
    }

    private mutating func addResidual(
        _ item: PresentedItem, _ first: Presentation, _ last: Presentation,
        _ timing: AnimationTiming
    ) {
        var residual = residuals[item] ?? Residual()
        residual.add(first, last, timing)
        if residual.end > timing.start { residuals[item] = residual }
    }

    /// Assigns the residuals to the items' new places.
    private mutating func rename(
        _ renamed: (PresentedItem) -> PresentedItem?, _ batch: PresentedList.Batch, _ time: Double
    ) {
        var next: [PresentedItem: Residual] = [:]
        for (item, residual) in residuals where time < residual.end {
            if let new = renamed(item) {
                next[new] = residual
                if case .stays(_, moves: true) = batch.fate(of: item) { next[new]?.limit = nil }
            }
            // The replacement of an item continues its movement.
            if case .isReplaced(let new) = batch.fate(of: item) {
                next[new] = residual.ofPlace
            }
        }
        residuals = next
    }

    /// Animates whole sections from their displayed positions.
    private mutating func moveSections(_ batch: PresentedList.Batch, from extents: [Extent]) {
        let after = instant(batch.after, at: batch.time)
        // Moving sections keep their order while other sections move past these sections.
        for (item, residual) in residuals where residual.movesUntil > batch.time {
            guard case .section = item, !extents.isEmpty else { continue }
            residuals[item]?.movesUntil = max(residual.movesUntil, batch.timing.end)
        }
        for (move, extent) in zip(batch.update.movedSections, extents).reversed() {
            let item = PresentedItem.section(move.destination)
            let isSeen =
                extent.intersects(batch.visibleExtentBefore)
                || batch.after.extent(of: item).intersects(batch.visibleExtentAfter)
            guard isSeen else { continue }
            numberOfMovements += 1
            var residual = residuals[item] ?? Residual()
            let isMoving = residual.movesUntil > batch.time
            residual.movesUntil = max(residual.movesUntil, batch.timing.end)
            if !isMoving { residual.movement = numberOfMovements }
            residual.add(
                Presentation(top: extent.minY, height: 0),
                Presentation(top: after.extent(ofSection: move.destination).minY, height: 0),
                batch.timing)
            residuals[item] = residual
        }
    }

    /// Continues the animations of items from the presentation before a change other than a batch.
    ///
    /// - Parameters:
    ///   - shown: presentations before the change, by the items' places after the change.
    ///   - places: final places after the change.
    package mutating func continueMovements(
        from shown: [PresentedItem: Presentation], _ places: SlotPlaces, _ timing: AnimationTiming
    ) {
        let after = instant(places, at: timing.start)
        for (item, first) in shown where places.contains(item) {
            addResidual(item, first, after.unlimited(item), timing)
        }
    }

    /// Draws a row above resting rows until an instant, in seconds.
    package mutating func raise(_ row: IndexPath, until end: Double, changesSection: Bool) {
        numberOfMovements += 1
        var residual = residuals[.row(row)] ?? Residual()
        residual.movesUntil = max(residual.movesUntil, end)
        residual.movement = numberOfMovements
        if changesSection { residual.changesSectionUntil = end }
        residuals[.row(row)] = residual
    }

    /// Moves items that were held beyond the screen to their final places when the content begins
    /// to scroll.
    ///
    /// - Parameter reach: maximum additional distance, in points.
    package mutating func release(_ places: SlotPlaces, at time: Double, atMost reach: CGFloat) {
        list.release(at: time, atMost: reach)
        for (item, residual) in residuals where residual.limit != nil && time < residual.movesUntil
        {
            let before = instant(places, at: time).presentation(of: item)
            residuals[item]?.limit = nil
            let after = instant(places, at: time).presentation(of: item)
            let distance = min(reach, max(-reach, before.top - after.top))
            let timing = AnimationTiming(
                start: time, duration: residual.movesUntil - time, curve: .easeInOut)
            residuals[item]?.add(
                Presentation(top: distance, height: 0), Presentation(top: 0, height: 0), timing)
        }
    }
}
