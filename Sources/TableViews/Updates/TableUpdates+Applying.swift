import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Application of a batch of changes to the loaded geometry and the displayed cells.
extension TableUpdates {
    /// Applies a batch, and returns `false` if the data source does not agree with the changes.
    func apply(_ pending: PendingUpdate) -> Bool {
        guard !table.rows.isDisplaying, table.layout.countsWhileLoading == nil else {
            DiagnosticLog.fail(
                "table.update-while-displaying",
                "the table was told of changes while it asked for rows; it is reloaded")
            table.layout.setNeedsReload()
            return false
        }
        guard let old = table.layout.rowCounts else { return true }
        let carried = table.editing.endReordering()
        let snapshot = preUpdateSnapshot(pending.changes)
        let before = table.layout.loaded
        let wasInContent = before != nil && table.layout.isInContent
        let hadCells = !table.rows.displayedCells.isEmpty
        state.lastUpdate = nil
        table.layout.beginUpdate()
        var leaving: [(IndexPath, TableViewCell)] = []
        do {
            let new = try table.dataSource.map(table.layout.loadCounts) ?? []
            let mapping = try pending.changes.mapping(from: old, to: new)
            moveSelection(mapping, pending.changes)
            // A table without rows is reloaded, unless an animation shows the new rows.
            guard let before, before.totalNumberOfRows > 0 || snapshot != nil else {
                table.layout.endLoading()
                table.layout.setNeedsReload(rowCounts: new)
                return true
            }
            table.headersAndFooters.move(mapping, pending.changes)
            leaving = table.rows.moveCells(mapping, pending.changes)
            table.layout.loaded = try table.layout.updatedGeometry(
                before, mapping, pending.changes, new)
            table.layout.endLoading()
            state.numberOfUpdates += 1
            state.lastUpdate = UpdateRecord(
                update: pending.changes.droppingNoOpMoves, mapping: mapping,
                animations: pending.animations, geometryBefore: before,
                contentOffsetBefore: table.contentOffset)
        } catch {
            table.layout.endLoading()
            recycle(leaving)
            DiagnosticLog.fail("table.invalid-update", "\(error); the table is reloaded")
            table.reloadData()
            return false
        }
        let timing = RenderContext.current.theme.animation.update.overridden
        let offsetBefore = table.contentOffset
        AnimationTransaction.animate(timing, if: snapshot != nil) {
            for (indexPath, cell) in table.rows.displayedCells {
                // The presentation determines the position of the row. The size of the row and its
                // parts are animated here.
                let movements = cell.layer.animations.filter { $0.property == .position }
                table.rows.place(cell, at: indexPath)
                cell.layer.animations.removeAll { $0.property == .position }
                cell.layer.animations += movements
                if snapshot != nil { cell.layoutIfNeeded() }
            }
            if wasInContent {
                table.contentOffset.y = table.scrolling.clampedOffset(table.contentOffset.y)
            }
        }
        let isDrawnBack = table.contentOffset != offsetBefore
        // Reloaded rows get new cells. The old cells are recycled after the new cells have been
        // made.
        state.movement.isBeginning = true
        if hadCells || snapshot != nil && before?.totalNumberOfRows == 0 {
            table.rows.displayVisibleRows()
        }
        if let lastUpdate = state.lastUpdate, let clock = AnimationClock.current {
            animateUpdate(
                lastUpdate, from: snapshot,
                AnimationTiming(
                    start: clock.time, duration: timing.duration, curve: timing.curve))
        }
        state.movement.isBeginning = false
        table.rows.displayVisibleRows()
        recycle(leaving)
        table.scrolling.adaptToUpdate(isDrawnBack: isDrawnBack)
        table.setNeedsLayout()
        if let carried = state.lastUpdate.flatMap({ carried?.mapped($0.mapping) }) {
            table.editing.settle(carried)
        }
        return true
    }

    private func moveSelection(_ mapping: IndexPathMapping, _ update: TableUpdate) {
        let reloaded = Set(update.reloadedRows)
        func moved(_ rows: Set<IndexPath>) -> Set<IndexPath> {
            Set(rows.subtracting(reloaded).compactMap(mapping.newIndexPath))
        }
        table.selection.moveRows(moved)
        table.editing.rowStates = table.editing.rowStates.mapped { row in
            reloaded.contains(row) ? nil : mapping.newIndexPath(for: row)
        }
        table.layout.moveMeasuredRows(update, moved)
    }

    private func recycle(_ leaving: [(IndexPath, TableViewCell)]) {
        // A data source that keeps its own cells may already display a leaving cell again.
        for (indexPath, cell) in leaving
        where cell.row.displayedIndexPath == nil && !state.movement.holds(cell) {
            table.rows.recycle(cell, at: indexPath)
        }
    }
}

extension TableGeometry {
    /// Number of rows in each section.
    var rowCounts: [Int] { sections.map(\.rows.count) }
}
