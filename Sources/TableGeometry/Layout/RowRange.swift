import Foundation

/// Rows of a table that intersect an extent, found during iteration.
///
/// The range stores the geometry and the extent, and no data for individual rows. The first
/// step of an iteration costs O(log sections + log rows). Each further step costs O(1), or
/// twice as much if it skips rows or sections without height.
public struct RowRange: Sendable, Sequence {
    let geometry: TableGeometry

    /// Extent that the rows intersect.
    public let extent: Extent

    /// Whether no row intersects the extent.
    ///
    /// O(log sections + log rows).
    public var isEmpty: Bool { first == nil }

    /// Uppermost row, or `nil` if no row intersects the extent.
    ///
    /// O(log sections + log rows).
    public var first: IndexPath? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// Returns whether the row exists and intersects the extent.
    ///
    /// O(1), for any index path.
    public func contains(_ indexPath: IndexPath) -> Bool {
        geometry.contains(indexPath) && geometry.rowExtent(at: indexPath).intersects(extent)
    }

    /// Returns an iterator that begins at the uppermost row.
    public func makeIterator() -> Iterator {
        Iterator(geometry: geometry, extent: extent)
    }

    /// Iterator over the rows from top to bottom.
    public struct Iterator: Sendable, IteratorProtocol {
        private let geometry: TableGeometry
        private let extent: Extent
        private var section: Int
        private var row = 0
        /// Current y of the search.
        ///
        /// The next row is the first row that ends below it, so the search skips rows without
        /// height.
        private var y: CGFloat

        init(geometry: TableGeometry, extent: Extent) {
            self.geometry = geometry
            self.extent = extent
            y = extent.minY
            section =
                extent.isEmpty
                ? geometry.numberOfSections : geometry.firstSection(endingBelow: extent.minY)
        }

        /// Returns the next row down, or `nil` if no further row intersects the extent.
        public mutating func next() -> IndexPath? {
            while section < geometry.numberOfSections {
                let extents = geometry.sectionExtents[section]
                guard extents.minY < extent.maxY else { break }
                y = Swift.max(y, extents.rowsMinY)
                if row < extents.rows.count, extents.edge(row + 1) <= y {
                    row = extents.firstRow(endingBelow: y, from: row)
                }
                if row < extents.rows.count {
                    guard extents.edge(row) < extent.maxY else { break }
                    y = Swift.max(y, extents.edge(row + 1))
                    defer { row += 1 }
                    return IndexPath(row: row, section: section)
                }
                y = Swift.max(y, extents.maxY)
                row = 0
                section += 1
                if section < geometry.numberOfSections,
                    geometry.sectionExtents[section].maxY <= y
                {
                    section = geometry.firstSection(endingBelow: y, from: section)
                }
            }
            section = geometry.numberOfSections
            return nil
        }
    }
}
