import Foundation

extension TableGeometry {
    /// The number of sections.
    ///
    /// O(1).
    public var numberOfSections: Int { sections.count }

    /// The number of rows of a section.
    ///
    /// O(1).
    public func numberOfRows(inSection section: Int) -> Int {
        extents(ofSection: section).rows.count
    }

    /// The rows of a section from the first to the last that has a height.
    ///
    /// O(1).
    /// Its ends lie there; empty where no row has a height.
    public func seenRows(ofSection section: Int) -> Range<Int> {
        extents(ofSection: section).rows.seen
    }

    /// Whether the index path names a row of the table.
    ///
    /// O(1), for any index path.
    public func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2
            && sections.indices.contains(indexPath[0])
            && (0..<sectionExtents[indexPath[0]].rows.count).contains(indexPath[1])
    }

    /// Where a section lies, from the top of its header to the bottom of its footer.
    ///
    /// O(1).
    /// As in UIKit's documentation of `rect(forSection:)`; the paddings are no part of it.
    public func sectionExtent(_ section: Int) -> Extent {
        extents(ofSection: section).section
    }

    /// Where a section's header lies when it does not float; empty where there is none.
    ///
    /// O(1).
    public func headerExtent(ofSection section: Int) -> Extent {
        extents(ofSection: section).header
    }

    /// Where a section's footer lies when it does not float; empty where there is none.
    ///
    /// O(1).
    public func footerExtent(ofSection section: Int) -> Extent {
        extents(ofSection: section).footer
    }

    /// Where all rows of a section lie, between its header and its footer.
    ///
    /// O(1).
    public func rowsExtent(ofSection section: Int) -> Extent {
        let extents = extents(ofSection: section)
        return Extent(minY: extents.rowsMinY, maxY: extents.footerMinY)
    }

    /// Where a row lies; it ends exactly where the next one begins.
    ///
    /// O(1).
    public func rowExtent(at indexPath: IndexPath) -> Extent {
        extents(ofSectionOf: indexPath).row(indexPath.row)
    }

    /// The height of a row just as it was given, in points.
    ///
    /// O(1).
    /// It is the same for every row of a uniform section, where the differences between rounded
    /// edges may vary in their last bits, and it does not contain the outsets of the first and the
    /// last row.
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
