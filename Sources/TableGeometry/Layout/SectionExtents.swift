import Foundation

/// Extents of a section and its parts in the table's content.
struct SectionExtents: Sendable, Equatable {
    /// Upper edge of the header, below the padding.
    let minY: CGFloat
    /// Upper edge of the first row.
    let rowsMinY: CGFloat
    /// Extents of the rows, measured from `rowsMinY`.
    let rows: RowExtents
    /// Upper edge of the footer.
    let footerMinY: CGFloat
    /// Lower edge of the footer, above the padding.
    let maxY: CGFloat
    /// Extra heights of the first and the last row with a height above 0.
    let firstRowOutset: CGFloat
    let lastRowOutset: CGFloat

    /// Creates the extents of a section that begins at `minY`, from extents of its rows.
    init(minY: CGFloat, section: TableGeometry.Section, rows: RowExtents) {
        self.minY = minY
        rowsMinY = minY + section.headerHeight
        self.rows = rows
        firstRowOutset = section.firstRowOutset
        lastRowOutset = section.lastRowOutset
        let outsets = rows.seen.isEmpty ? 0 : firstRowOutset + lastRowOutset
        footerMinY = rowsMinY + (rows.total + outsets)
        maxY = footerMinY + section.footerHeight
    }

    var section: Extent { Extent(minY: minY, maxY: maxY) }
    var header: Extent { Extent(minY: minY, maxY: rowsMinY) }
    var footer: Extent { Extent(minY: footerMinY, maxY: maxY) }

    /// Returns the upper edge of a row, or the upper edge of the footer for the row after the
    /// last row.
    ///
    /// O(1).
    func edge(_ row: Int) -> CGFloat {
        if row <= rows.seen.lowerBound { return rowsMinY }
        guard row < rows.seen.upperBound else { return footerMinY }
        return rowsMinY + (rows.edge(row) + firstRowOutset)
    }

    /// Returns the extent of a row.
    ///
    /// O(1).
    func row(_ row: Int) -> Extent { Extent(minY: edge(row), maxY: edge(row + 1)) }

    /// Returns the first row that ends below `y`, or the number of rows if no row does.
    ///
    /// O(log rows). The search compares `y` with the exact edges used for drawing. Comparing
    /// differences of edges could assign a point to a neighbouring row through rounding.
    func firstRow(endingBelow y: CGFloat, from start: Int = 0) -> Int {
        (start..<rows.count).partitioningIndex { edge($0 + 1) > y }
    }
}
