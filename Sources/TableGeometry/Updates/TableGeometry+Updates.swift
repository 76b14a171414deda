import Foundation

extension TableGeometry {
    /// State of a section after a batch of changes.
    public enum UpdatedSection: Sendable {
        /// A new or reloaded section.
        case new(Section)
        /// A remaining section, with heights of new and changed rows by index afterwards.
        case kept(given: [Int: CGFloat])
    }

    /// Returns the geometry after a batch of changes; remaining rows and sections keep their
    /// heights.
    ///
    /// O(sections), and O(rows) for changed sections with varying row heights.
    /// - Parameters:
    ///   - mapping: mapping of rows and sections before and after the batch.
    ///   - sections: an element for each section afterwards.
    ///   - counts: number of rows of each section afterwards.
    ///   - standard: height of new rows without a given height, for example an estimate.
    /// - Throws: the errors of the initializer.
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

    /// Height of a section's header, and of the padding above the header, in points.
    public struct Header: Sendable, Hashable {
        /// Height of the padding above the header, in points.
        public var topPadding: CGFloat
        /// Height of the header, in points.
        public var height: CGFloat

        /// Creates a header with heights in points.
        public init(topPadding: CGFloat, height: CGFloat) {
            self.topPadding = topPadding
            self.height = height
        }
    }

    /// Returns the geometry with other headers for some sections.
    ///
    /// O(sections).
    /// - Throws: the errors of the initializer.
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

    /// Returns the geometry with other heights for some rows.
    ///
    /// O(sections), and O(rows with custom heights) for the sections of the given rows.
    /// - Throws: the errors of the initializer.
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
