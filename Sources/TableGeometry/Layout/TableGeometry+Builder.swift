import Foundation

extension TableGeometry {
    /// Builder that stacks parts with validated heights.
    struct Builder {
        private(set) var y: CGFloat = 0
        private(set) var numberOfRows = 0
        private(set) var sectionExtents: [SectionExtents] = []

        init(numberOfSections: Int) {
            sectionExtents.reserveCapacity(numberOfSections)
        }

        /// Appends a part of the given height and returns its extent.
        @discardableResult
        mutating func append(
            _ height: CGFloat, as part: Part
        ) throws(TableGeometryError) -> Extent {
            try check(height, of: part)
            return try advance(to: y + height, at: part)
        }

        /// Appends a section, including its paddings.
        ///
        /// Computes the extents of its rows unless they are given.
        mutating func append(
            _ section: Section, knownRows: RowExtents? = nil
        ) throws(TableGeometryError) {
            let index = sectionExtents.count
            try append(section.topPadding, as: .topPadding(section: index))
            try check(section.headerHeight, of: .header(section: index))
            try check(section.rows, section: index, heightsToo: knownRows == nil)
            try check(section.footerHeight, of: .footer(section: index))
            for outset in [section.firstRowOutset, section.lastRowOutset] {
                try check(outset, of: .rows(section: index))
            }
            let extents = SectionExtents(
                minY: y, section: section, rows: knownRows ?? RowExtents(section.rows))
            try advance(to: extents.rowsMinY, at: .header(section: index))
            try advance(to: extents.footerMinY, at: .rows(section: index))
            try advance(to: extents.maxY, at: .footer(section: index))
            sectionExtents.append(extents)
            try append(section.bottomPadding, as: .bottomPadding(section: index))
        }

        @discardableResult
        private mutating func advance(
            to newY: CGFloat, at part: Part
        ) throws(TableGeometryError) -> Extent {
            guard newY <= TableGeometry.maximumContentHeight else {
                throw .contentTooHigh(newY, at: part)
            }
            let extent = Extent(minY: y, maxY: newY)
            y = newY
            return extent
        }

        private func check(_ height: CGFloat, of part: Part) throws(TableGeometryError) {
            guard height.isFinite, height >= 0 else {
                throw .invalidHeight(height, of: part)
            }
        }

        private mutating func check(
            _ rows: RowHeights, section: Int, heightsToo: Bool
        ) throws(TableGeometryError) {
            guard rows.count >= 0 else {
                throw .invalidRowCount(rows.count, section: section)
            }
            guard rows.count <= TableGeometry.maximumNumberOfRows - numberOfRows else {
                throw .tooManyRows(rows.count, section: section)
            }
            numberOfRows += rows.count
            guard heightsToo else { return }
            switch rows {
            case .uniform(_, let height):
                try check(height, of: .rows(section: section))
            case .varying(let heights):
                for (row, height) in heights.enumerated() {
                    try check(height, of: .row(section: section, row: row))
                }
            case .sparse(let heights):
                try check(heights.height, of: .rows(section: section))
                for (row, height) in zip(heights.rows, heights.heights) {
                    try check(height, of: .row(section: section, row: row))
                }
            }
        }
    }
}
