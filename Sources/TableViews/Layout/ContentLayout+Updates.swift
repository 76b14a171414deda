import Foundation
import TableGeometry
import TableThemes

/// Heights and places in a batch of changes.
extension ContentLayout {
    /// Discards the geometry, and begins to load the row counts after a batch of changes.
    func beginUpdate() {
        recyclePreparedCells()
        state.sizing.numberOfMeasurements = 0
        beginLoading()
        loaded = nil
    }

    /// Replaces the rows with final heights.
    ///
    /// - Parameter moved: returns the rows after a batch of changes.
    func moveMeasuredRows(_ update: TableUpdate, _ moved: (Set<IndexPath>) -> Set<IndexPath>) {
        guard let measured = state.sizing.measured else { return }
        state.sizing.measured = moved(
            measured.subtracting(
                update.isEmpty ? Array(table.rows.displayedCells.keys) : update.reconfiguredRows))
    }

    /// Returns the geometry after a batch of changes.
    ///
    /// - Parameter counts: row counts of the data source.
    func updatedGeometry(
        _ before: TableGeometry, _ mapping: IndexPathMapping, _ update: TableUpdate,
        _ counts: [Int]
    ) throws -> TableGeometry {
        var changed: [Int: Set<Int>] = [:]
        let stayed = update.reloadedRows + update.reconfiguredRows
        // If new rows have a standard height, they receive it automatically.
        let inserted = newRowsHaveStandardHeight ? [] : update.insertedRows
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
                return .new(try makeSection(section, count))
            }
            if update.isEmpty, state.sizing.measured == nil {
                var same = before.sections[section]
                same.rows = try rowHeights(section, count)
                return .new(same)
            }
            var heights = given[section] ?? [:]
            for row in changed[section] ?? [] {
                heights[row] =
                    newRowsHaveStandardHeight
                    ? standardHeightOfNewRows
                    : try heightOfChangedRow(IndexPath(row: row, section: section))
            }
            return .kept(given: heights)
        }
        let updated = try before.updated(
            by: mapping, sections: sections, counts: counts,
            standard: standardHeightOfNewRows)
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
            let height = loadHeader(section, dataSource)
            headers[section] = TableGeometry.Header(
                topPadding: topPadding(ofSection: section, header: height),
                height: height)
        }
        return try geometry.replacingHeaders(headers)
    }
}
