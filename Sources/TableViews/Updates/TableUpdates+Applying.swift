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
        guard !table.rows.state.isDisplaying, table.layout.state.countsWhileLoading == nil else {
            DiagnosticLog.fail(
                "table.update-while-displaying",
                "the table was told of changes while it asked for rows; it is reloaded")
            table.layout.setNeedsReload()
            return false
        }
        guard let old = table.layout.loaded?.rowCounts ?? table.layout.state.staleCounts else {
            return true
        }
        let carried = table.editing.endReordering()
        let snapshot = preUpdateSnapshot(pending.changes)
        let before = table.layout.loaded
        let wasInContent = before != nil && table.layout.isInContent
        let hadCells = !table.rows.state.displayed.isEmpty
        state.lastUpdate = nil
        table.layout.recyclePreparedCells()
        table.layout.state.sizing.numberOfMeasurements = 0
        table.layout.state.countsWhileLoading = []
        table.layout.loaded = nil
        var leaving: [(IndexPath, TableViewCell)] = []
        do {
            let new = try table.dataSource.map(table.layout.loadCounts) ?? []
            let mapping = try pending.changes.mapping(from: old, to: new)
            moveSelection(mapping, pending.changes)
            // A table without rows is reloaded, unless an animation shows the new rows.
            guard let before, before.totalNumberOfRows > 0 || snapshot != nil else {
                table.layout.state.countsWhileLoading = nil
                table.layout.setNeedsReload()
                table.layout.state.staleCounts = new
                return true
            }
            moveHeadersAndFooters(mapping, pending.changes)
            leaving = moveCells(mapping, pending.changes)
            table.layout.loaded = try updatedGeometry(before, mapping, pending.changes, new)
            table.layout.state.countsWhileLoading = nil
            state.numberOfUpdates += 1
            state.lastUpdate = UpdateRecord(
                update: pending.changes.droppingNoOpMoves, mapping: mapping,
                animations: pending.animations, geometryBefore: before,
                contentOffsetBefore: table.contentOffset)
        } catch {
            table.layout.state.countsWhileLoading = nil
            recycle(leaving)
            DiagnosticLog.fail("table.invalid-update", "\(error); the table is reloaded")
            table.reloadData()
            return false
        }
        let timing = RenderContext.current.theme.animation.update.overridden
        let offsetBefore = table.contentOffset
        AnimationTransaction.animate(timing, if: snapshot != nil) {
            for (indexPath, cell) in table.rows.state.displayed {
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
        table.scrolling.state.adaptScrolling?(isDrawnBack)
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
        table.selection.state.selectedRows = moved(table.selection.state.selectedRows)
        table.selection.state.highlightedRows = moved(table.selection.state.highlightedRows)
        table.editing.rowStates = table.editing.rowStates.mapped { row in
            reloaded.contains(row) ? nil : mapping.newIndexPath(for: row)
        }
        if let measured = table.layout.state.sizing.measured {
            table.layout.state.sizing.measured = moved(
                measured.subtracting(
                    update.isEmpty
                        ? Array(table.rows.state.displayed.keys) : update.reconfiguredRows))
        }
    }

    private func moveHeadersAndFooters(_ mapping: IndexPathMapping, _ update: TableUpdate) {
        let reloaded = Set(update.reloadedSections)
        let present = Set(table.headersAndFooters.state.headers.keys).union(
            table.headersAndFooters.state.footers.keys)
        table.headersAndFooters.recycleHeadersAndFooters(
            of: present.filter { reloaded.contains($0) || mapping.newSection(for: $0) == nil })
        table.headersAndFooters.state.shownHeaders = Set(
            table.headersAndFooters.state.shownHeaders.compactMap(mapping.newSection))
        table.headersAndFooters.state.shownFooters = Set(
            table.headersAndFooters.state.shownFooters.compactMap(mapping.newSection))
        func moved<Part>(_ parts: [Int: Part]) -> [Int: Part] {
            parts.reduce(into: [:]) { result, part in
                guard !reloaded.contains(part.key), let new = mapping.newSection(for: part.key)
                else { return }
                result[new] = part.value
            }
        }
        table.headersAndFooters.state.headerTitles = moved(
            table.headersAndFooters.state.headerTitles)
        table.headersAndFooters.state.footerTitles = moved(
            table.headersAndFooters.state.footerTitles)
        table.headersAndFooters.state.headers = moved(table.headersAndFooters.state.headers)
        table.headersAndFooters.state.footers = moved(table.headersAndFooters.state.footers)
        for (section, view) in table.headersAndFooters.state.headers {
            view.identity.partName = "header \(section)"
        }
        for (section, view) in table.headersAndFooters.state.footers {
            view.identity.partName = "footer \(section)"
        }
    }

    /// Moves the cells of remaining rows to their new index paths, and returns all other cells.
    private func moveCells(
        _ mapping: IndexPathMapping, _ update: TableUpdate
    ) -> [(IndexPath, TableViewCell)] {
        let reloaded = Set(update.reloadedRows)
        var leaving: [(IndexPath, TableViewCell)] = []
        var staying: [IndexPath: TableViewCell] = [:]
        for (indexPath, cell) in RowStore.fromTheTop(table.rows.state.displayed) {
            if !reloaded.contains(indexPath), let new = mapping.newIndexPath(for: indexPath) {
                staying[new] = cell
                cell.row.state.displayedIndexPath = new
            } else {
                leaving.append((indexPath, cell))
                cell.row.state.displayedIndexPath = nil
                cell.superview = nil
            }
        }
        table.rows.state.displayed = staying
        for old in update.reconfiguredRows.sorted() {
            guard let new = mapping.newIndexPath(for: old),
                let cell = table.rows.state.displayed[new]
            else {
                continue
            }
            if let other = reconfigure(cell, at: new) { leaving.append((old, other)) }
        }
        return leaving
    }

    /// Configures a cell in place.
    ///
    /// Returns the cell if the data source replaced it with a new cell, or `nil` if the cell
    /// stays.
    private func reconfigure(_ cell: TableViewCell, at indexPath: IndexPath) -> TableViewCell? {
        guard let dataSource = table.dataSource else { return nil }
        table.rows.state.reconfigured = (indexPath, cell)
        let result = dataSource.tableView(table, cellForRowAt: indexPath)
        table.rows.state.reconfigured = nil
        cell.setNeedsLayout()
        guard result !== cell, result.row.state.displayedIndexPath == nil else { return nil }
        cell.row.state.displayedIndexPath = nil
        cell.superview = nil
        table.rows.state.displayed[indexPath] = nil
        table.rows.show(result, at: indexPath)
        return cell
    }

    private func recycle(_ leaving: [(IndexPath, TableViewCell)]) {
        // A data source that keeps its own cells may already display a leaving cell again.
        for (indexPath, cell) in leaving
        where cell.row.state.displayedIndexPath == nil && !state.movement.holds(cell) {
            table.rows.recycle(cell, at: indexPath)
        }
    }

    private func updatedGeometry(
        _ before: TableGeometry, _ mapping: IndexPathMapping, _ update: TableUpdate,
        _ counts: [Int]
    ) throws -> TableGeometry {
        var changed: [Int: Set<Int>] = [:]
        let stayed = update.reloadedRows + update.reconfiguredRows
        // If new rows have a standard height, they receive it automatically.
        let inserted = table.layout.newRowsHaveStandardHeight ? [] : update.insertedRows
        for row in inserted + stayed.compactMap(mapping.newIndexPath) {
            changed[row.section, default: []].insert(row.row)
        }
        var given: [Int: [Int: CGFloat]] = [:]
        for move in update.movedRows {
            given[move.destination.section, default: [:]][move.destination.row] =
                before.rowHeight(at: move.source)
        }
        let sections: [TableGeometry.UpdatedSection] = try counts.enumerated().map {
            section, count in
            if mapping.isNewSection(section) {
                return .new(try table.layout.makeSection(section, count))
            }
            if update.isEmpty, table.layout.state.sizing.measured == nil {
                var same = before.sections[section]
                same.rows = try table.layout.rowHeights(section, count)
                return .new(same)
            }
            var heights = given[section] ?? [:]
            for row in changed[section] ?? [] {
                heights[row] =
                    table.layout.newRowsHaveStandardHeight
                    ? table.layout.standardHeightOfNewRows
                    : try table.layout.heightOfChangedRow(IndexPath(row: row, section: section))
            }
            return .kept(given: heights)
        }
        let updated = try before.updated(
            by: mapping, sections: sections, counts: counts,
            standard: table.layout.standardHeightOfNewRows)
        // If there were no sections before, all headers have just been loaded.
        return before.numberOfSections > 0 ? try withFirstHeader(updated, mapping) : updated
    }

    /// Loads the heights of headers that became the first header or stopped being the first.
    ///
    /// In a grouped table the first header differs from later headers.
    private func withFirstHeader(
        _ geometry: TableGeometry, _ mapping: IndexPathMapping
    ) throws -> TableGeometry {
        guard table.style != .plain, geometry.numberOfSections > 0,
            let dataSource = table.dataSource,
            mapping.oldSection(for: 0) != 0
        else { return geometry }
        var headers: [Int: TableGeometry.Header] = [:]
        for section in [0, mapping.newSection(for: 0)].compactMap({ $0 }) {
            let height = table.layout.loadHeader(section, dataSource)
            headers[section] = TableGeometry.Header(
                topPadding: table.layout.topPadding(ofSection: section, header: height),
                height: height)
        }
        return try geometry.replacingHeaders(headers)
    }
}

extension TableGeometry {
    /// Number of rows in each section.
    var rowCounts: [Int] { sections.map(\.rows.count) }
}
