import Foundation

/// Extents of a section's rows, measured from the upper edge of the first row.
///
/// The heights have been validated. Each edge is computed from the row's index alone, in a
/// single way. A row therefore ends exactly at the beginning of the next row, and edges never
/// decrease.
struct RowExtents: Sendable, Equatable {
    private enum Storage: Sendable, Equatable {
        case uniform(count: Int, height: CGFloat)
        /// `edges` has one more element than `heights`: the upper edge of each row, and the
        /// lower edge of the last row.
        case varying(heights: [CGFloat], edges: [CGFloat])
        /// `extents` contains the extents of the rows with custom heights.
        case sparse(SparseRowHeights, extents: [Extent])
    }

    private let storage: Storage

    /// Number of rows.
    let count: Int

    /// Rows from the first to the last row with a height above 0; empty if every height is 0.
    let seen: Range<Int>

    init(_ heights: RowHeights) {
        switch heights {
        case .uniform(let count, let height):
            storage = .uniform(count: count, height: height)
            self.count = count
            seen = height > 0 ? 0..<count : 0..<0
        case .varying(let heights):
            var edges: [CGFloat] = []
            edges.reserveCapacity(heights.count + 1)
            var sum = CompensatedSum()
            edges.append(0)
            for height in heights {
                sum.add(height)
                // The compensation can move a sum by the last bit; edges must not decrease.
                edges.append(max(edges[edges.count - 1], sum.value))
            }
            storage = .varying(heights: heights, edges: edges)
            count = heights.count
            seen = Self.visibleRange(count) { edges[$0] }
        case .sparse(let heights):
            let extents = Self.extents(of: heights)
            storage = .sparse(heights, extents: extents)
            count = heights.count
            seen = Self.visibleRange(count) { Self.edge($0, heights, extents) }
        }
    }

    /// Returns the rows from the first row with a height above 0 to the last row with a height
    /// above 0.
    private static func visibleRange(_ count: Int, edge: (Int) -> CGFloat) -> Range<Int> {
        let end = edge(count)
        guard end > 0 else { return 0..<0 }
        let first = (0..<count).partitioningIndex { edge($0 + 1) > 0 }
        return first..<(first..<count).partitioningIndex { edge($0) >= end }
    }

    /// Returns the extents of the rows with custom heights.
    private static func extents(of heights: SparseRowHeights) -> [Extent] {
        var extents: [Extent] = []
        extents.reserveCapacity(heights.rows.count)
        var sum = CompensatedSum()
        var next = 0
        for (row, height) in zip(heights.rows, heights.heights) {
            sum.add(CGFloat(row - next) * heights.height)
            // The compensation can move a sum by the last bit; edges must not decrease.
            let minY = max(extents.last?.maxY ?? 0, sum.value)
            sum.add(height)
            next = row + 1
            extents.append(Extent(minY: minY, maxY: max(minY, sum.value)))
        }
        return extents
    }

    /// Returns the upper edge of a row, measured from the last row above it with a custom
    /// height.
    private static func edge(
        _ row: Int, _ heights: SparseRowHeights, _ extents: [Extent]
    ) -> CGFloat {
        let above = (0..<heights.rows.count).partitioningIndex { heights.rows[$0] >= row }
        let limit = above < extents.count ? extents[above].minY : .infinity
        if above < extents.count, heights.rows[above] == row { return limit }
        guard above > 0 else { return min(CGFloat(row) * heights.height, limit) }
        let rows = CGFloat(row - heights.rows[above - 1] - 1)
        return min(extents[above - 1].maxY + rows * heights.height, limit)
    }

    /// Returns the upper edge of a row, or the lower edge of the last row.
    ///
    /// O(1), and O(log rows with custom heights) for sparse heights.
    func edge(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): CGFloat(row) * height
        case .varying(_, let edges): edges[row]
        case .sparse(let heights, let extents): Self.edge(row, heights, extents)
        }
    }

    /// Returns the exact height of a row.
    ///
    /// O(1), and O(log rows with custom heights) for sparse heights.
    func height(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): height
        case .varying(let heights, _): heights[row]
        case .sparse(let heights, _): heights.height(row)
        }
    }

    /// Sum of the heights of all rows.
    ///
    /// O(1).
    var total: CGFloat { edge(count) }
}

/// Running sum that preserves the bits lost by rounding (Neumaier's variant of Kahan
/// summation).
///
/// Without compensation, the sum of a million heights such as 55.1 drifts by far more than the
/// last bit. Rows with individual heights would then lie elsewhere than rows with a uniform
/// height.
struct CompensatedSum {
    private var sum: CGFloat = 0
    private var lost: CGFloat = 0

    /// Current sum.
    var value: CGFloat { sum + lost }

    /// Adds a term.
    mutating func add(_ term: CGFloat) {
        let next = sum + term
        if abs(sum) >= abs(term) {
            lost += (sum - next) + term
        } else {
            lost += (term - next) + sum
        }
        sum = next
    }
}
