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
        }
    }

    /// The upper edge of a row, or of what follows the last one.
    ///
    /// O(1).
    func edge(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): CGFloat(row) * height
        case .varying(_, let edges): edges[row]
        }
    }

    /// The height that a row was given.
    ///
    /// O(1).
    func height(_ row: Int) -> CGFloat {
        switch storage {
        case .uniform(_, let height): height
        case .varying(let heights, _): heights[row]
        }
    }

    /// The height of all rows together.
    ///
    /// O(1).
    var total: CGFloat { edge(count) }
}
