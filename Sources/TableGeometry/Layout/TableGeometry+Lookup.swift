import Foundation

extension TableGeometry {
    /// The row at `y`, in points, or nil where there is none.
    ///
    /// O(log sections + log rows).
    /// Half-open: where two rows touch, it is the lower one. A row without height is at no point.
    public func indexPathForRow(at y: CGFloat) -> IndexPath? {
        guard let section = sectionIndex(at: y) else { return nil }
        let extents = sectionExtents[section]
        guard y >= extents.rowsMinY, y < extents.footerMinY else { return nil }
        return IndexPath(row: extents.firstRow(endingBelow: y), section: section)
    }

    /// The rows that lie at least partly in the extent, from top to bottom.
    ///
    /// O(1).
    /// The rows are found while they are iterated over. Rows without height are not displayed
    /// and left out; an empty extent has no rows.
    public func indexPathsForRows(in extent: Extent) -> RowRange {
        RowRange(geometry: self, extent: extent)
    }

    /// The section at `y`, in points, or nil outside of all and in paddings.
    ///
    /// O(log sections).
    public func sectionIndex(at y: CGFloat) -> Int? {
        let section = firstSection(endingBelow: y)
        guard section < sections.count, sectionExtents[section].section.contains(y) else {
            return nil
        }
        return section
    }

    /// The sections that lie at least partly in the extent.
    ///
    /// O(log sections).
    /// A section without height is among them when it lies inside, not at an edge. An empty
    /// extent has no sections.
    public func visibleSections(in extent: Extent) -> Range<Int> {
        guard !extent.isEmpty else { return 0..<0 }
        let first = firstSection(endingBelow: extent.minY)
        let end = (first..<sections.count).partitioningIndex {
            sectionExtents[$0].minY >= extent.maxY
        }
        return first..<end
    }

    /// The first section that ends below `y`, the number of sections when none does.
    func firstSection(endingBelow y: CGFloat, from start: Int = 0) -> Int {
        (start..<sections.count).partitioningIndex { sectionExtents[$0].maxY > y }
    }
}
