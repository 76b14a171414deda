import Foundation

extension TableGeometry {
    /// Number of sections.
    ///
    /// O(1).
    public var numberOfSections: Int { sections.count }

    /// Returns the number of rows of a section.
    ///
    /// O(1).
    public func numberOfRows(inSection section: Int) -> Int {
        extents(ofSection: section).rows.count
    }

    /// Returns the rows of a section from the first to the last row with a height above 0.
    ///
    /// O(1). The result is empty if every row has a height of 0.
    public func seenRows(ofSection section: Int) -> Range<Int> {
        extents(ofSection: section).rows.seen
    }

    /// Returns whether the index path refers to a row of the table.
    ///
    /// O(1), for any index path.
    public func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2
            && sections.indices.contains(indexPath[0])
            && (0..<sectionExtents[indexPath[0]].rows.count).contains(indexPath[1])
    }

    /// Returns the extent of a section, from the top of its header to the bottom of its footer.
    ///
    /// O(1). The paddings are excluded, as in UIKit's documentation of `rect(forSection:)`.
    public func sectionExtent(_ section: Int) -> Extent {
        extents(ofSection: section).section
    }

    /// Returns the natural extent of a section's header, which is empty if the section has no
    /// header.
    ///
    /// O(1).
    public func headerExtent(ofSection section: Int) -> Extent {
        extents(ofSection: section).header
    }

    /// Returns the natural extent of a section's footer, which is empty if the section has no
    /// footer.
    ///
    /// O(1).
    public func footerExtent(ofSection section: Int) -> Extent {
        extents(ofSection: section).footer
    }

    /// Returns the extent of all rows of a section, between its header and its footer.
    ///
    /// O(1).
    public func rowsExtent(ofSection section: Int) -> Extent {
        let extents = extents(ofSection: section)
        return Extent(minY: extents.rowsMinY, maxY: extents.footerMinY)
    }

    /// Returns the extent of a row, which ends exactly at the beginning of the next row.
    ///
    /// O(1).
    public func rowExtent(at indexPath: IndexPath) -> Extent {
        extents(ofSectionOf: indexPath).row(indexPath.row)
    }

    /// Returns the exact height of a row, in points.
    ///
    /// O(1). Every row of a uniform section has an equal height, while differences between
    /// rounded edges can vary in their last bits. The outsets of the first and the last row are
    /// excluded.
    public func rowHeight(at indexPath: IndexPath) -> CGFloat {
        extents(ofSectionOf: indexPath).rows.height(indexPath.row)
    }

    func extents(ofSection section: Int) -> SectionExtents {
        precondition(
            sections.indices.contains(section),
            "there is no section \(section), the table has \(sections.count)")
        return sectionExtents[section]
    }

    private func extents(ofSectionOf indexPath: IndexPath) -> SectionExtents {
        let extents = extents(ofSection: indexPath.section)
        precondition(
            (0..<extents.rows.count).contains(indexPath.row),
            "there is no row \(indexPath.row), "
                + "section \(indexPath.section) has \(extents.rows.count)")
        return extents
    }
}
