import Foundation

/// Heights of a section's rows, in points.
public enum RowHeights: Sendable, Hashable {
    /// Rows of equal height, stored in constant space for any number of rows.
    case uniform(count: Int, height: CGFloat)

    /// A height for each row, stored with the sums of heights: sixteen bytes per row
    /// altogether.
    case varying([CGFloat])

    /// Rows of a common height with exceptions; only the exceptions need space.
    case sparse(SparseRowHeights)

    /// No rows.
    public static let none = RowHeights.uniform(count: 0, height: 0)

    /// Number of rows.
    public var count: Int {
        switch self {
        case .uniform(let count, _): count
        case .varying(let heights): heights.count
        case .sparse(let heights): heights.count
        }
    }

    /// Returns the height of a row, in points.
    ///
    /// O(1), and O(log rows with custom heights) for sparse heights.
    public func height(at row: Int) -> CGFloat {
        switch self {
        case .uniform(_, let height): height
        case .varying(let heights): heights[row]
        case .sparse(let heights): heights.height(row)
        }
    }

    /// Returns the heights with some rows' heights replaced, by row.
    ///
    /// O(rows with custom heights). Every given row must exist.
    public func replacing(_ given: [Int: CGFloat]) -> RowHeights {
        guard !given.isEmpty else { return self }
        switch self {
        case .uniform(let count, let height):
            return .sparse(SparseRowHeights(count: count, height: height, own: given))
        case .sparse(let heights):
            return .sparse(heights.replacing(given))
        case .varying(var heights):
            for (row, height) in given { heights[row] = height }
            return .varying(heights)
        }
    }
}
