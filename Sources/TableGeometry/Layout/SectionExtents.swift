import Foundation

/// Where one section and its parts lie in the table's content.
struct SectionExtents: Sendable, Equatable {
    /// The upper edge of the header, below the padding.
    let minY: CGFloat
    /// The upper edge of the first row.
    let rowsMinY: CGFloat
    /// The rows, measured from `rowsMinY`.
    let rows: RowExtents
    /// The upper edge of the footer.
    let footerMinY: CGFloat
    /// The lower edge of the footer, above the padding.
    let maxY: CGFloat
    /// What the first and the last row that are seen are higher than their own heights.
    let firstRowOutset: CGFloat
    let lastRowOutset: CGFloat

    /// A section that begins at `minY`, with its rows laid out already.
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

    /// The upper edge of a row, or of the footer for the row after the last one.
    ///
    /// O(1).
    func edge(_ row: Int) -> CGFloat {
        if row <= rows.seen.lowerBound { return rowsMinY }
        guard row < rows.seen.upperBound else { return footerMinY }
        return rowsMinY + (rows.edge(row) + firstRowOutset)
    }

    /// The extent of a row.
    ///
    /// O(1).
    func row(_ row: Int) -> Extent { Extent(minY: edge(row), maxY: edge(row + 1)) }

    /// The first row that ends below `y`, the number of rows when none does.
    ///
    /// O(log rows).
    /// It searches among the very edges that the rows are drawn with, not among differences to
    /// them, so that no rounding puts a point into the neighbour of the row it lies in.
    func firstRow(endingBelow y: CGFloat, from start: Int = 0) -> Int {
        (start..<rows.count).partitioningIndex { edge($0 + 1) > y }
    }

    /// The first row that begins at or below `y`, the number of rows when none does.
    ///
    /// O(log rows).
    func firstRow(beginningAtOrBelow y: CGFloat) -> Int {
        (0..<rows.count).partitioningIndex { edge($0) >= y }
    }
}
