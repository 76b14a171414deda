import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Batches of changes of a table, with their animations.
package struct TableUpdates {
    let table: TableView
    var state: State { table.updatesState }

    final class State {
        /// Number of batches that have been applied.
        var numberOfUpdates = 0
        fileprivate var pendingUpdate: PendingUpdate?
        var lastUpdate: UpdateRecord?
        /// State of the rows and sections that move or leave.
        var movement = TableMovement()
    }

    /// Number of batches that have been applied.
    package var numberOfUpdates: Int { state.numberOfUpdates }
    /// Whether a batch has begun and has not been applied yet.
    var isPending: Bool { state.pendingUpdate != nil }
    /// Whether a batch is being applied, which keeps all rows displayed.
    var isApplying: Bool { state.movement.isBeginning }
    /// Boxes of deleted sections, until their rows have left.
    var leavingBoxes: [LeavingBox] { state.movement.leavingBoxes }
    /// Returns the look of the leaving item in a slot, or `nil` if the item has left.
    func leavingItem(_ number: Int) -> LeavingItem? { state.movement.leaving[number] }

    /// Returns the index paths of the last batch, or `nil` without a batch since `number` batches
    /// had been applied.
    func mapping(since number: Int) -> IndexPathMapping? {
        state.numberOfUpdates != number ? state.lastUpdate?.mapping : nil
    }

    /// Forgets all batches and the movements of their rows.
    func removeAll() {
        state.movement = TableMovement()
        state.lastUpdate = nil
    }
    /// Discards the presentations of the last instant, after a change of the places.
    func discardInstant() { state.movement.instant = nil }

    /// Draws a row in front of others until an instant, in seconds.
    func raise(_ row: IndexPath, until end: Double, changesSection: Bool) {
        state.movement.presentation.raise(row, until: end, changesSection: changesSection)
    }

    /// Animates a difference from the final height of the empty rows, in points.
    func addFillerHeight(_ difference: CGFloat, _ timing: AnimationTiming) {
        state.movement.fillers.add(difference, timing)
    }

    /// Difference from the final height of the empty rows at the clock's instant, in points.
    var fillerHeightDifference: CGFloat {
        AnimationClock.current.map { state.movement.fillers.offset(at: $0.time) } ?? 0
    }

    /// Whether changes are animated.
    var animatesUpdates: Bool { AnimationTransaction.isEnabled && table.layout.loaded != nil }

    func change(_ note: (inout PendingUpdate) -> Void) {
        table.beginUpdates()
        if var pending = state.pendingUpdate {
            note(&pending)
            state.pendingUpdate = pending
        }
        table.endUpdates()
    }

    func beginUpdates() {
        var pending = state.pendingUpdate ?? PendingUpdate()
        pending.depth += 1
        state.pendingUpdate = pending
    }

    /// Adds a closure that runs after the present batch.
    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        state.pendingUpdate?.completions.append(completion)
    }

    func endUpdates() {
        guard var pending = state.pendingUpdate else {
            return DiagnosticLog.fail(
                "table.unbalanced-updates", "endUpdates() was called without beginUpdates()")
        }
        pending.depth -= 1
        state.pendingUpdate = pending.depth > 0 ? pending : nil
        guard pending.depth == 0 else { return }
        let succeeded = table.withOwnTheme { apply(pending) }
        guard animatesUpdates, let clock = AnimationClock.current else {
            for completion in pending.completions { completion(succeeded) }
            return
        }
        clock.at(clock.time + table.theme.animation.update.overridden.duration) {
            for completion in pending.completions { completion(succeeded) }
        }
    }

    /// Final visible part of the content.
    var extentAtRest: Extent { Extent(minY: table.bounds.minY, height: table.bounds.height) }

    /// Presentations of all items at the clock's instant, or `nil` if no item moves.
    var presented: PresentedInstant? {
        guard let time = AnimationClock.current?.time,
            state.movement.presentation.isMoving(at: time)
        else { return nil }
        return presentedInstant(at: time)
    }

    func presentedInstant(at time: Double) -> PresentedInstant {
        if let instant = state.movement.instant, instant.time == time { return instant }
        let instant = state.movement.presentation.instant(slotPlaces(table.geometry), at: time)
        state.movement.instant = instant
        return instant
    }

    /// Returns the rows with a visible part in an extent, at the clock's instant.
    func presentedRows(in extent: Extent) -> Set<IndexPath> {
        guard let presented else { return [] }
        if let shown = state.movement.shownRows, shown.extent == extent { return shown.rows }
        let rows = presented.rows(in: extent)
        state.movement.shownRows = (extent, rows)
        return rows
    }

    /// Returns the final places of a geometry's parts, with the gap for a carried row.
    func slotPlaces(_ geometry: TableGeometry) -> SlotPlaces {
        let grid = PixelGrid.current
        guard let carried = table.editing.rowStates.movement else {
            return SlotPlaces(geometry, grid)
        }
        return SlotPlaces(geometry, grid) { item in
            switch item {
            case .row(let row): grid.round(carried.shift(ofRowAt: row))
            case .header(let section), .section(let section):
                grid.round(carried.shift(ofHeaderOf: section))
            case .footer(let section): grid.round(carried.shift(ofFooterOf: section))
            case .leaving: 0
            }
        }
    }

    /// Changes the final places of items, and animates all items from their displayed positions.
    ///
    /// - Parameter renamed: returns the place of an item after the change.
    func continueMovements(
        _ timing: AnimationTiming, _ change: () -> Void,
        renamed: (PresentedItem) -> PresentedItem? = { $0 }
    ) {
        guard let clock = AnimationClock.current else { return change() }
        let before = presentedInstant(at: clock.time)
        let carried = table.editing.rowStates.movement
        var shown: [PresentedItem: Presentation] = [:]
        for indexPath in table.rows.displayedCells.keys {
            let item = PresentedItem.row(indexPath)
            var presentation = before.presentation(of: item)
            if let carried, carried.source == indexPath {
                presentation = Presentation(
                    top: PixelGrid.current.round(carried.centerY - carried.height / 2),
                    height: presentation.height)
            }
            shown[item] = presentation
        }
        for section in table.headersAndFooters.sectionsOnDisplay(in: table.visibleExtent, before) {
            for item in [PresentedItem.header(section), .footer(section)] {
                shown[item] = before.presentation(of: item)
            }
        }
        change()
        guard table.layout.loaded != nil else { return }
        // A carried row follows the finger without animation; only its drop is animated.
        if let carried, table.editing.rowStates.movement?.source == carried.source {
            shown[.row(carried.source)] = nil
        }
        let items = shown.compactMap { item, presentation in
            renamed(item).map { ($0, presentation) }
        }
        state.movement.presentation.continueMovements(
            from: Dictionary(items) { first, _ in first }, slotPlaces(table.geometry), timing)
        clock.extend(to: min(timing.end, max(clock.time, state.movement.presentation.end)))
    }

    /// Moves items that were held beyond the screen to their final places when the content begins
    /// to scroll.
    func releaseItems() {
        guard AnimationTransaction.isEnabled, let time = AnimationClock.current?.time,
            state.movement.presentation.isMoving(at: time)
        else { return }
        state.movement.presentation.release(
            slotPlaces(table.geometry), at: time, atMost: table.bounds.height * 2)
    }

    /// End of the content at the clock's instant, in points.
    package var contentEnd: CGFloat {
        table.geometry.contentHeight + (presented?.displacementOfEnd ?? 0)
    }

    /// Returns the theme's animation for `automatic`, or the given animation.
    func resolved(_ animation: TableView.RowAnimation) -> TableView.RowAnimation {
        guard animation == .automatic else { return animation }
        return RenderContext.current.theme.animation.automaticRowAnimation
    }
}

/// Batch of changes that has begun and has not ended.
struct PendingUpdate {
    /// Number of nested batches that have begun.
    var depth = 0
    var changes = TableUpdate()
    var animations = UpdateRecord.Animations()
    var completions: [(Bool) -> Void] = []
}
