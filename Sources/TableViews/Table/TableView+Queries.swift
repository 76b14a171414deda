import Foundation
import TableDrawing
import TableGeometry

/// Questions about rows and rectangles; content coordinates, points.
extension TableView {
    /// The number of sections; while the table is being loaded, of those known so far.
    public var numberOfSections: Int { countsWhileLoading?.count ?? geometry.numberOfSections }

    /// The number of rows in a section; 0 for a section that does not exist.
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

    /// A row's rectangle, that of its cell; null for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? rowRect(geometry.rowExtent(at: indexPath)) : .null
    }

    /// From the header's top to the footer's bottom; null for a section that does not exist.
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

    /// The row at a point; nothing outside all rows, and beside the table.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return geometry.indexPathForRow(at: point.y)
    }

    /// The rows that a rectangle touches; an empty rectangle, and one beside the table, touches none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isEmpty, rect.minX < bounds.width, rect.maxX > 0 else { return [] }
        return Array(
            geometry.indexPathsForRows(in: Extent(minY: rect.minY, maxY: rect.maxY)))
    }

    public func indexPath(for cell: TableViewCell) -> IndexPath? {
        cell.displayedIndexPath.flatMap { displayed[$0] === cell ? $0 : nil }
    }

    /// Whether a batch of changes has begun and not taken effect yet.
    public var hasUncommittedUpdates: Bool { pendingUpdate != nil }

    private func rect(_ extent: Extent) -> CGRect {
        CGRect(x: 0, y: extent.minY, width: bounds.width, height: extent.height)
    }
}
