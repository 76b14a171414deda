import Foundation

extension TableGeometry {
    /// What is known of a section after a batch of changes.
    public enum UpdatedSection: Sendable {
        /// A section that is new, or that was reloaded.
        case new(Section)
        /// A section that stays, with heights of new and changed rows by their number afterwards.
        case kept(given: [Int: CGFloat])
    }

    /// The table after a batch of changes: rows and sections that stay keep their heights.
    ///
    /// O(sections), and O(rows) for the sections with varying rows of which some changed.
    /// - Parameters:
    ///   - mapping: where rows and sections stood before.
    ///   - sections: one for each section afterwards.
    ///   - counts: the number of rows of each section afterwards.
    ///   - standard: the height of new rows that none is given for, as an estimate.
    /// - Throws: as when the table is laid out from nothing.
    public func updated(
        by mapping: IndexPathMapping, sections updated: [UpdatedSection], counts: [Int],
        standard: CGFloat
    ) throws(TableGeometryError) -> TableGeometry {
        var parts: [(Section, RowExtents?)] = []
        parts.reserveCapacity(updated.count)
        for (index, section) in updated.enumerated() {
            switch section {
            case .new(let section): parts.append((section, nil))
            case .kept(let given):
                guard let old = mapping.oldSection(for: index) else {
                    preconditionFailure("section \(index) is kept, but it is new")
                }
                var section = sections[old]
                let shift = mapping.shift(ofNewSection: index)
                guard !shift.isEmpty || !given.isEmpty else {
                    parts.append((section, sectionExtents[old].rows))
                    continue
                }
                section.rows = section.rows.updated(
                    by: shift, count: counts[index], standard: standard, given: given)
                parts.append((section, nil))
            }
        }
        return try TableGeometry(replacing: parts, of: self)
    }

    /// The height of a section's header, and of the padding above it, in points.
    public struct Header: Sendable, Hashable {
        public var topPadding: CGFloat
        public var height: CGFloat

        public init(topPadding: CGFloat, height: CGFloat) {
            self.topPadding = topPadding
            self.height = height
        }
    }

    /// The same table with other headers of some sections.
    ///
    /// O(sections).
    /// - Throws: as when the table is laid out from nothing.
    public func replacingHeaders(
        _ headers: [Int: Header]
    ) throws(TableGeometryError) -> TableGeometry {
        var parts: [(Section, RowExtents?)] = []
        parts.reserveCapacity(sections.count)
        for (index, section) in sections.enumerated() {
            var section = section
            if let header = headers[index] {
                section.topPadding = header.topPadding
                section.headerHeight = header.height
            }
            parts.append((section, sectionExtents[index].rows))
        }
        return try TableGeometry(replacing: parts, of: self)
    }

    /// The same table with other heights of some rows.
    ///
    /// O(sections), and O(rows with heights of their own) for the sections of those rows.
    /// - Throws: as when the table is laid out from nothing.
    public func replacingRowHeights(
        _ heights: [IndexPath: CGFloat]
    ) throws(TableGeometryError) -> TableGeometry {
        var given: [Int: [Int: CGFloat]] = [:]
        for (row, height) in heights { given[row.section, default: [:]][row.row] = height }
        var parts: [(Section, RowExtents?)] = []
        parts.reserveCapacity(sections.count)
        for (index, section) in sections.enumerated() {
            guard let rows = given[index] else {
                parts.append((section, sectionExtents[index].rows))
                continue
            }
            var section = section
            section.rows = section.rows.replacing(rows)
            parts.append((section, nil))
        }
        return try TableGeometry(replacing: parts, of: self)
    }
}
