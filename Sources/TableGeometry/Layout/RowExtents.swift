import Foundation

/// Where the rows of one section lie, measured from the upper edge of its first row.
///
/// Made from checked heights only. Every edge is computed in one way from the row's number alone,
/// so that a row ends exactly where the next begins, and edges never decrease.
struct RowExtents: Sendable, Equatable {
    private enum Storage: Sendable, Equatable {
        case uniform(count: Int, height: CGFloat)
        /// `edges` has one element more than `heights`: the upper edge of every row, and the end.
        case varying(heights: [CGFloat], edges: [CGFloat])
        /// `extents` holds where the rows with heights of their own lie.
        case sparse(SparseRowHeights, extents: [Extent])
    }

    private let storage: Storage

    /// How many rows there are.
    let count: Int

    /// The rows from the first to the last that has a height; empty where none has.
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
                // The compensation may move a sum by the last bit; edges must not go back.
                edges.append(max(edges[edges.count - 1], sum.value))
            }
            storage = .varying(heights: heights, edges: edges)
            count = heights.count
            seen = Self.seen(count) { edges[$0] }
        case .sparse(let heights):
            let extents = Self.extents(of: heights)
            storage = .sparse(heights, extents: extents)
            count = heights.count
            seen = Self.seen(count) { Self.edge($0, heights, extents) }
        }
    }

    /// The rows from the first that ends below the upper edge to the last that begins above the lower
    /// one.
    private static func seen(_ count: Int, edge: (Int) -> CGFloat) -> Range<Int> {
        let end = edge(count)
        guard end > 0 else { return 0..<0 }
        let first = (0..<count).partitioningIndex { edge($0 + 1) > 0 }
        return first..<(first..<count).partitioningIndex { edge($0) >= end }
    }

    /// Where the rows with heights of their own lie.
    private static func extents(of heights: SparseRowHeights) -> [Extent] {
        var extents: [Extent] = []
        extents.reserveCapacity(heights.rows.count)
        var sum = CompensatedSum()
        var next = 0
        for (row, height) in zip(heights.rows, heights.heights) {
            sum.add(CGFloat(row - next) * heights.height)
            // The compensation may move a sum by the last bit; edges must not go back.
            let minY = max(extents.last?.maxY ?? 0, sum.value)
            sum.add(height)
            next = row + 1
            extents.append(Extent(minY: minY, maxY: max(minY, sum.value)))
        }
        return extents
    }

    /// The upper edge of a row: from the lower edge of the last row above that has its own height.
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

    /// The upper edge of a row, or of what follows the last one.
    ///
    /// O(1), and O(log rows with own heights) for sparse ones.
    func edge(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): CGFloat(row) * height
        case .varying(_, let edges): edges[row]
        case .sparse(let heights, let extents): Self.edge(row, heights, extents)
        }
    }

    /// The height that a row was given.
    ///
    /// O(1), and O(log rows with own heights) for sparse ones.
    func height(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): height
        case .varying(let heights, _): heights[row]
        case .sparse(let heights, _): heights.height(row)
        }
    }

    /// The height of all rows together.
    ///
    /// O(1).
    var total: CGFloat { edge(count) }
}
