import Foundation
import TableGeometry

/// Queries about rows and rectangles, in content coordinates and points.
extension TableView {
    /// Number of sections, or the number of sections loaded so far while the table is being loaded.
    public var numberOfSections: Int {
        layout.countsWhileLoading?.count ?? geometry.numberOfSections
    }

    /// Returns the number of rows in a section, or 0 if the section does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        if let counts = layout.countsWhileLoading {
            return counts.indices.contains(section) ? counts[section] : 0
        }
        return (0..<geometry.numberOfSections).contains(section)
            ? geometry.numberOfRows(inSection: section) : 0
    }

    /// Returns the rectangle of a row's cell, or the null rectangle if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? layout.rowRect(geometry.rowExtent(at: indexPath)) : .null
    }

    /// Returns a section's rectangle from its header to its footer, or the null rectangle if
    /// the section does not exist.
    public func rect(forSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? rect(geometry.sectionExtent(section)) : .null
    }

    /// Returns the rectangle of a header, or the null rectangle if the section does not exist.
    public func rectForHeader(inSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? layout.rowRect(geometry.headerExtent(ofSection: section)) : .null
    }

    /// Returns the rectangle of a footer, or the null rectangle if the section does not exist.
    public func rectForFooter(inSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? layout.rowRect(geometry.footerExtent(ofSection: section)) : .null
    }

    /// Returns the row at a point, or `nil` if the point is outside of all rows or beside the
    /// table.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.indexPathForRow(at: point.y)
    }

    /// Returns the rows that intersect a rectangle.
    ///
    /// A rectangle that is empty or beside the table intersects no row.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isEmpty, rect.minX < bounds.width, rect.maxX > 0 else { return [] }
        return Array(
            geometry.indexPathsForRows(in: Extent(minY: rect.minY, maxY: rect.maxY)))
    }

    /// Returns the row of a displayed cell, or `nil` if the cell is not displayed.
    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        cell.row.displayedIndexPath.flatMap { rows.displayedCells[$0] === cell ? $0 : nil }
    }

    /// Whether a batch of changes has begun and has not been applied yet.
    public var hasUncommittedUpdates: Bool { updates.isPending }

    private func rect(_ extent: Extent) -> CGRect {
        CGRect(x: 0, y: extent.minY, width: bounds.width, height: extent.height)
    }

    /// The geometry of the whole table, loaded on first use.
    ///
    /// Loading asks for the row count of each section. If the delegate decides row heights, and
    /// they are not estimated, loading also asks for the height of each row. While the table is
    /// being loaded, the geometry is empty.
    public var geometry: TableGeometry { layout.geometry }

    /// Measures all rows with estimated heights; sizes and rectangles are final afterwards.
    ///
    /// The limit is `maximumNumberOfMeasuredRows` rows; with more rows, `render` throws an error.
    /// Pictures of the whole content, of a section or of a row measure their rows automatically.
    public func measureAllRows() {
        layout.measureRows(geometry.numberOfSections > 0 ? 0..<geometry.numberOfSections : 0..<0)
    }

    /// Measures the rows of a section that have estimated heights, as `measureAllRows()` does.
    public func measureRows(inSection section: Int) {
        guard (0..<geometry.numberOfSections).contains(section) else { return }
        layout.measureRows(section..<section + 1)
    }

    /// Measures a row with an estimated height.
    ///
    /// Does nothing if the row does not exist.
    public func measureRow(at indexPath: IndexPath) {
        layout.measureRow(at: indexPath)
    }

    /// Measures the visible rows, and moves the content offset so that displayed rows stay in
    /// place.
    ///
    /// The resulting picture depends on the top row and its position, not on the scrolling
    /// before. The content offset does depend on the scrolling before, as in UIKit.
    public func measureVisibleRows() {
        layout.measureVisibleRows()
    }
}
