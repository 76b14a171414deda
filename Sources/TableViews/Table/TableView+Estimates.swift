import Foundation
import TableDrawing
import TableGeometry

/// Turning estimates into heights when their rows come into view.
extension TableView {
    /// Measures all rows whose heights are estimated, so that sizes and rectangles are final.
    ///
    /// For at most `maximumNumberOfMeasuredRows` rows; more are an error that `render` throws. A
    /// picture of a table's whole content, of a section or of a row measures what it shows by itself.
    public func measureAllRows() {
        measureRows(geometry.numberOfSections > 0 ? 0..<geometry.numberOfSections : 0..<0)
    }

    /// Measures the rows of one section whose heights are estimated, as `measureAllRows()` does.
    public func measureRows(inSection section: Int) {
        guard (0..<geometry.numberOfSections).contains(section) else { return }
        measureRows(section..<section + 1)
    }

    /// Measures a row whose height is estimated; nothing for a row that does not exist.
    public func measureRow(at indexPath: IndexPath) {
        guard geometry.contains(indexPath), sizing.measured?.contains(indexPath) == false else {
            return
        }
        asking { applyHeights([indexPath: finalHeight(indexPath, keepsCell: false)]) }
    }

    /// Has rows whose heights are left to their cells be as high as these are in the editing mode that has
    /// just begun, or without the one that has ended.
    ///
    /// Where heights are estimated, those of rows out of sight are estimates again.
    func measureRowsAfterEditingChange(animated: Bool) {
        // Of a data source that has changed already the table will be told.
        guard sizing.asksCells, let loaded, let dataSource,
            loaded.rowCounts
                == (0..<dataSource.numberOfSections(in: self)).map({
                    dataSource.tableView(self, numberOfRowsInSection: $0)
                })
        else { return }
        sizing.numberOfMeasurements = 0
        sizing.measured?.formIntersection(displayed.keys)
        let isOther = { (indexPath: IndexPath) in
            self.finalHeight(indexPath, keepsCell: false) != loaded.rowHeight(at: indexPath)
        }
        var changes = false
        asking {
            changes = displayed.keys.sorted().contains(where: isOther)
            guard !changes, sizing.measured == nil else { return }
            changes = loaded.rowCounts.enumerated().contains { section, count in
                (0..<count).contains { row in
                    let indexPath = IndexPath(row: row, section: section)
                    return displayed[indexPath] == nil && isOther(indexPath)
                }
            }
        }
        if changes { updateHeightsForEditing(animated: animated) }
    }

    private func measureRows(_ sections: Range<Int>) {
        guard let measured = sizing.measured, !sections.isEmpty,
            measured.count < geometry.totalNumberOfRows
        else { return }
        let counts = sections.map { geometry.numberOfRows(inSection: $0) }
        let count = counts.reduce(0, +)
        guard count <= Self.maximumNumberOfMeasuredRows else {
            let error = TableViewError.tooManyToMeasure(section: sections.lowerBound, count: count)
            return DiagnosticLog.fail("table.too-many-to-measure", "\(error)")
        }
        asking {
            var heights: [IndexPath: CGFloat] = [:]
            for (section, count) in zip(sections, counts) {
                for row in 0..<count {
                    let indexPath = IndexPath(row: row, section: section)
                    guard !measured.contains(indexPath) else { continue }
                    heights[indexPath] = finalHeight(indexPath, keepsCell: false)
                }
            }
            let distance = applyHeights(heights, keeping: anchor(in: visibleExtent))
            contentOffset.y += distance
        }
    }

    /// Measures the rows in view, and moves the content offset so that what is on display stays.
    ///
    /// What is then to be seen depends on the row at the top and where it stands, not on how one
    /// came there; the content offset as a number does, as in UIKit.
    public func measureVisibleRows() {
        _ = geometry
        guard sizing.measured != nil else { return }
        asking {
            while true {
                let wasInContent = isInContent
                guard let distance = measureRows(in: visibleExtent) else { return }
                let offset = contentOffset.y + distance
                contentOffset.y = wasInContent ? clampedOffset(offset) : offset
            }
        }
    }

    /// Whether the window does not leave the content.
    var isInContent: Bool { contentOffset.y == clampedOffset(contentOffset.y) }

    /// Measures the rows in a window whose heights are estimated, until none is left; returns by how
    /// much the content moved there, or nothing where none was left at the outset.
    @discardableResult
    func measureRows(in window: Extent) -> CGFloat? {
        _ = geometry
        guard let measured = sizing.measured, measured.count < geometry.totalNumberOfRows else {
            return nil
        }
        var window = window
        var total: CGFloat?
        sizing.numberOfMeasurements = 0
        while let anchor = anchor(in: window) {
            let heights = heights(in: window, around: anchor)
            guard !heights.isEmpty else { break }
            let distance = applyHeights(heights, keeping: anchor)
            window = window.offset(by: distance)
            total = (total ?? 0) + distance
            guard sizing.numberOfMeasurements < Self.maximumNumberOfMeasuredRows else {
                DiagnosticLog.fail(
                    "table.too-many-to-measure",
                    "\(Self.maximumNumberOfMeasuredRows) rows were measured and the view is not "
                        + "full yet; rows must have heights")
                return nil
            }
        }
        return total
    }

    /// The row that stays where it is: the first of those on display, or the first in the window.
    ///
    /// At the top of the table it is the first, so that the top shows the top.
    private func anchor(in window: Extent) -> IndexPath? {
        let rows = geometry.indexPathsForRows(in: window)
        guard window.minY > 0 else { return rows.first }
        return displayed.keys.filter(rows.contains).min() ?? rows.first
    }

    /// Measures as many rows as fill the window, down from the anchor, then up from it.
    private func heights(in window: Extent, around anchor: IndexPath) -> [IndexPath: CGFloat] {
        let geometry = geometry
        let anchorY = geometry.rowExtent(at: anchor).minY
        var heights: [IndexPath: CGFloat] = [:]
        var distance: CGFloat = 0
        func measure(_ indexPath: IndexPath, _ extent: Extent) {
            guard sizing.measured?.contains(indexPath) == false,
                sizing.numberOfMeasurements < Self.maximumNumberOfMeasuredRows
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
                sizing.numberOfMeasurements < Self.maximumNumberOfMeasuredRows
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

    /// Takes on heights, and returns by how much the anchor moved.
    @discardableResult
    private func applyHeights(
        _ heights: [IndexPath: CGFloat], keeping anchor: IndexPath? = nil
    ) -> CGFloat {
        let before = geometry
        sizing.measured?.formUnion(heights.keys)
        do {
            loaded = try before.replacingRowHeights(heights)
        } catch {
            DiagnosticLog.fail("table.geometry", "\(error)")
            return 0
        }
        for (indexPath, cell) in displayed { place(cell, at: indexPath) }
        guard let anchor else { return 0 }
        return geometry.rowExtent(at: anchor).minY - before.rowExtent(at: anchor).minY
    }

    /// Runs what asks the data source for cells: a reload that it asks for waits until the end.
    private func asking(_ body: () -> Void) {
        let wasDisplaying = isDisplaying
        isDisplaying = true
        withOwnTheme(body)
        isDisplaying = wasDisplaying
        guard !isDisplaying, reloadsAfterDisplay else { return }
        reloadsAfterDisplay = false
        setNeedsReload()
    }
}
