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
        /// `ends` holds the lower edges of the rows with heights of their own.
        case sparse(SparseRowHeights, ends: [CGFloat])
    }

    private let storage: Storage

    /// How many rows there are.
    let count: Int

    init(_ heights: RowHeights) {
        switch heights {
        case .uniform(let count, let height):
            storage = .uniform(count: count, height: height)
            self.count = count
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
        case .sparse(let heights):
            storage = .sparse(heights, ends: Self.ends(of: heights))
            count = heights.count
        }
    }

    private static func ends(of heights: SparseRowHeights) -> [CGFloat] {
        var ends: [CGFloat] = []
        ends.reserveCapacity(heights.rows.count)
        var sum = CompensatedSum()
        var next = 0
        for (row, height) in zip(heights.rows, heights.heights) {
            let common = CGFloat(row - next) * heights.height
            sum.add(common)
            sum.add(height)
            next = row + 1
            // The compensation may move a sum by the last bit; edges must not go back.
            ends.append(max((ends.last ?? 0) + common, sum.value))
        }
        return ends
    }

    /// The upper edge of a row: from the lower edge of the last row above that has its own height.
    private static func edge(
        _ row: Int, _ heights: SparseRowHeights, _ ends: [CGFloat]
    ) -> CGFloat {
        let above = (0..<heights.rows.count).partitioningIndex { heights.rows[$0] >= row }
        guard above > 0 else { return CGFloat(row) * heights.height }
        return ends[above - 1] + CGFloat(row - heights.rows[above - 1] - 1) * heights.height
    }

    /// The upper edge of a row, or of what follows the last one.
    ///
    /// O(1), and O(log rows with own heights) for sparse ones.
    func edge(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): CGFloat(row) * height
        case .varying(_, let edges): edges[row]
        case .sparse(let heights, let ends): Self.edge(row, heights, ends)
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
