import Foundation

extension TableGeometry {
    /// Returns the row at `y`, in points, or `nil` if no row is at `y`.
    ///
    /// O(log sections + log rows). Extents are half-open: at the common edge of two rows, the
    /// result is the lower row. A row without height contains no point.
    public func indexPathForRow(at y: CGFloat) -> IndexPath? {
        guard let section = sectionIndex(at: y) else { return nil }
        let extents = sectionExtents[section]
        guard y >= extents.rowsMinY, y < extents.footerMinY else { return nil }
        return IndexPath(row: extents.firstRow(endingBelow: y), section: section)
    }

    /// Returns the rows that intersect the extent, from top to bottom.
    ///
    /// O(1). The rows are found during iteration. Rows without height are invisible and
    /// omitted. An empty extent has no rows.
    public func indexPathsForRows(in extent: Extent) -> RowRange {
        RowRange(geometry: self, extent: extent)
    }

    /// Returns the section at `y`, in points, or `nil` if `y` is in a padding or outside of
    /// every section.
    ///
    /// O(log sections).
    public func sectionIndex(at y: CGFloat) -> Int? {
        let section = firstSection(endingBelow: y)
        guard section < sections.count, sectionExtents[section].section.contains(y) else {
            return nil
        }
        return section
    }

    /// Returns the sections that intersect the extent.
    ///
    /// O(log sections). A section without height is included if it lies inside the extent, but
    /// not at an edge. An empty extent has no sections.
    public func visibleSections(in extent: Extent) -> Range<Int> {
        guard !extent.isEmpty else { return 0..<0 }
        let first = firstSection(endingBelow: extent.minY)
        let end = (first..<sections.count).partitioningIndex {
            sectionExtents[$0].minY >= extent.maxY
        }
        return first..<end
    }

    /// Returns the first section that ends below `y`, or the number of sections if no section
    /// does.
    func firstSection(endingBelow y: CGFloat, from start: Int = 0) -> Int {
        (start..<sections.count).partitioningIndex { sectionExtents[$0].maxY > y }
    }
}
