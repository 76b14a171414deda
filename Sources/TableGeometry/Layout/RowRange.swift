import Foundation

/// The rows of a table that lie at least partly in an extent, found one by one.
///
/// It holds the geometry and the extent and nothing for any row. Starting to iterate costs
/// O(log sections + log rows); each next row costs O(1), and at most as much again where rows or
/// sections without height are passed over.
public struct RowRange: Sendable, Sequence {
    let geometry: TableGeometry

    /// The extent in which the rows lie.
    public let extent: Extent

    /// Whether there are no rows.
    ///
    /// O(log sections + log rows).
    public var isEmpty: Bool { first == nil }

    /// The uppermost row, or nil when there is none.
    ///
    /// O(log sections + log rows).
    public var first: IndexPath? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// Whether the row exists and is among these.
    ///
    /// O(1), for any index path.
    public func contains(_ indexPath: IndexPath) -> Bool {
        geometry.contains(indexPath) && geometry.rowExtent(at: indexPath).intersects(extent)
    }

    /// Begins at the uppermost row.
    public func makeIterator() -> Iterator {
        Iterator(geometry: geometry, extent: extent)
    }

    /// Walks over the rows from top to bottom.
    public struct Iterator: Sendable, IteratorProtocol {
        private let geometry: TableGeometry
        private let extent: Extent
        private var section: Int
        private var row = 0
        /// Where the search stands; the next row is the first to end below, so that rows without
        /// height are passed over.
        private var y: CGFloat

        init(geometry: TableGeometry, extent: Extent) {
            self.geometry = geometry
            self.extent = extent
            y = extent.minY
            section =
                extent.isEmpty
                ? geometry.numberOfSections : geometry.firstSection(endingBelow: extent.minY)
        }

        /// The next row down, or nil when the extent ends before it.
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
