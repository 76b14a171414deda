import Foundation
import TableControls
import TableDrawing
import TableGeometry

extension ContentLayout {
    /// Measures self-sizing rows again after the editing mode has begun or ended.
    ///
    /// If heights are estimated, rows out of sight return to their estimates.
    func measureRowsAfterEditingChange(animated: Bool) {
        // If the data source has already changed, an update of the table will follow.
        guard state.sizing.usesCellHeights, let loaded, let dataSource = table.dataSource,
            loaded.rowCounts
                == (0..<dataSource.numberOfSections(in: table)).map({
                    dataSource.tableView(table, numberOfRowsInSection: $0)
                })
        else { return }
        state.sizing.numberOfMeasurements = 0
        state.sizing.measured?.formIntersection(table.rows.displayedCells.keys)
        let isOther = { (indexPath: IndexPath) in
            self.finalHeight(indexPath, keepsCell: false) != loaded.rowHeight(at: indexPath)
        }
        var changes = false
        table.rows.asking {
            changes = table.rows.displayedCells.keys.sorted().contains(where: isOther)
            guard !changes, state.sizing.measured == nil else { return }
            changes = loaded.rowCounts.enumerated().contains { section, count in
                (0..<count).contains { row in
                    let indexPath = IndexPath(row: row, section: section)
                    return table.rows.displayedCells[indexPath] == nil && isOther(indexPath)
                }
            }
        }
        if changes { table.editing.updateHeightsForEditing(animated: animated) }
    }

    func measureRows(_ sections: Range<Int>) {
        guard let measured = state.sizing.measured, !sections.isEmpty,
            measured.count < table.geometry.totalNumberOfRows
        else { return }
        let counts = sections.map { table.geometry.numberOfRows(inSection: $0) }
        let count = counts.reduce(0, +)
        guard count <= TableView.maximumNumberOfMeasuredRows else {
            let error = TableViewError.tooManyToMeasure(section: sections.lowerBound, count: count)
            return DiagnosticLog.fail("table.too-many-to-measure", "\(error)")
        }
        table.rows.asking {
            var heights: [IndexPath: CGFloat] = [:]
            for (section, count) in zip(sections, counts) {
                for row in 0..<count {
                    let indexPath = IndexPath(row: row, section: section)
                    guard !measured.contains(indexPath) else { continue }
                    heights[indexPath] = finalHeight(indexPath, keepsCell: false)
                }
            }
            let distance = applyHeights(heights, keeping: anchor(in: table.visibleExtent))
            table.contentOffset.y += distance
        }
    }

    /// Measures the rows with estimated heights in a window until every height is final.
    ///
    /// Returns how far the content moved in the window, in points, or `nil` if no row had to be
    /// measured.
    @discardableResult
    func measureRows(in window: Extent) -> CGFloat? {
        _ = table.geometry
        guard let measured = state.sizing.measured,
            measured.count < table.geometry.totalNumberOfRows
        else {
            return nil
        }
        var window = window
        var total: CGFloat?
        state.sizing.numberOfMeasurements = 0
        while let anchor = anchor(in: window) {
            let heights = heights(in: window, around: anchor)
            guard !heights.isEmpty else { break }
            let distance = applyHeights(heights, keeping: anchor)
            window = window.offset(by: distance)
            total = (total ?? 0) + distance
            guard state.sizing.numberOfMeasurements < TableView.maximumNumberOfMeasuredRows else {
                DiagnosticLog.fail(
                    "table.too-many-to-measure",
                    "\(TableView.maximumNumberOfMeasuredRows) rows were measured and the view is not "
                        + "full yet; rows must have heights")
                return nil
            }
        }
        return total
    }

    /// Returns the row that keeps its position: the first displayed row in the window, or else
    /// the first row.
    ///
    /// At the top of the table, it is the first row, so that the top of the content stays
    /// visible.
    private func anchor(in window: Extent) -> IndexPath? {
        let rows = table.geometry.indexPathsForRows(in: window)
        guard window.minY > 0 else { return rows.first }
        return table.rows.displayedCells.keys.filter(rows.contains).min() ?? rows.first
    }

    /// Measures enough rows to fill the window, first down from the anchor, then up from it.
    private func heights(in window: Extent, around anchor: IndexPath) -> [IndexPath: CGFloat] {
        let geometry = table.geometry
        let anchorY = geometry.rowExtent(at: anchor).minY
        var heights: [IndexPath: CGFloat] = [:]
        var distance: CGFloat = 0
        func measure(_ indexPath: IndexPath, _ extent: Extent) {
            guard state.sizing.measured?.contains(indexPath) == false,
                state.sizing.numberOfMeasurements < TableView.maximumNumberOfMeasuredRows
            else { return }
            let height = finalHeight(indexPath, keepsCell: true)
            heights[indexPath] = height
            distance += height - extent.height
        }
        for indexPath in geometry.indexPathsForRows(
            in: Extent(minY: anchorY, maxY: geometry.contentHeight))
        {
            let extent = geometry.rowExtent(at: indexPath)
            guard extent.minY + distance < window.maxY,
                state.sizing.numberOfMeasurements < TableView.maximumNumberOfMeasuredRows
            else { break }
            measure(indexPath, extent)
        }
        distance = 0
        let above = geometry.indexPathsForRows(in: Extent(minY: window.minY, maxY: anchorY))
        for indexPath in above.reversed() {
            let extent = geometry.rowExtent(at: indexPath)
            guard extent.maxY - distance > window.minY else { break }
            measure(indexPath, extent)
        }
        return heights
    }

    /// Applies new heights, and returns how far the anchor moved, in points.
    @discardableResult
    func applyHeights(
        _ heights: [IndexPath: CGFloat], keeping anchor: IndexPath? = nil
    ) -> CGFloat {
        let before = table.geometry
        state.sizing.measured?.formUnion(heights.keys)
        do {
            loaded = try before.replacingRowHeights(heights)
        } catch {
            DiagnosticLog.fail("table.geometry", "\(error)")
            return 0
        }
        for (indexPath, cell) in table.rows.displayedCells {
            table.rows.place(cell, at: indexPath)
        }
        guard let anchor else { return 0 }
        return table.geometry.rowExtent(at: anchor).minY - before.rowExtent(at: anchor).minY
    }
}
