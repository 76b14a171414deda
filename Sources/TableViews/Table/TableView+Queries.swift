import Foundation
import TableDrawing
import TableGeometry

/// Queries about rows and rectangles, in content coordinates and points.
extension TableView {
    /// Number of sections.
    ///
    /// While the table is being loaded, the number of sections loaded already.
    public var numberOfSections: Int { countsWhileLoading?.count ?? geometry.numberOfSections }

    /// Returns the number of rows in a section, or 0 if the section does not exist.
    public func numberOfRows(inSection section: Int) -> Int {
        if let counts = countsWhileLoading {
            return counts.indices.contains(section) ? counts[section] : 0
        }
        return (0..<geometry.numberOfSections).contains(section)
            ? geometry.numberOfRows(inSection: section) : 0
    }

    public var contentSize: CGSize {
        CGSize(width: bounds.width, height: geometry.contentHeight)
    }

    /// Returns the rectangle of a row's cell, or the null rectangle if the row does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? rowRect(geometry.rowExtent(at: indexPath)) : .null
    }

    /// Returns a section's rectangle from its header to its footer, or the null rectangle if
    /// the section does not exist.
    public func rect(forSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? rect(geometry.sectionExtent(section)) : .null
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? rowRect(geometry.headerExtent(ofSection: section)) : .null
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        (0..<geometry.numberOfSections).contains(section)
            ? rowRect(geometry.footerExtent(ofSection: section)) : .null
    }

    /// Returns the row at a point, or `nil` if the point is outside all rows or beside the
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

    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        cell.displayedIndexPath.flatMap { displayed[$0] === cell ? $0 : nil }
    }

    /// Whether a batch of changes has begun and has not been applied yet.
    public var hasUncommittedUpdates: Bool { pendingUpdate != nil }

    private func rect(_ extent: Extent) -> CGRect {
        CGRect(x: 0, y: extent.minY, width: bounds.width, height: extent.height)
    }
}
