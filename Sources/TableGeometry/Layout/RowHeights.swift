import Foundation

/// The heights of a section's rows, in points.
public enum RowHeights: Sendable, Hashable {
    /// That many rows, each as high as the next; kept in constant space, however many they are.
    case uniform(count: Int, height: CGFloat)

    /// One height for each row; kept with the sums up to every row, sixteen bytes a row in all.
    case varying([CGFloat])

    /// Rows of one height but for some; kept in space for those alone.
    case sparse(SparseRowHeights)

    /// No rows.
    public static let none = RowHeights.uniform(count: 0, height: 0)

    /// How many rows there are.
    public var count: Int {
        switch self {
        case .uniform(let count, _): count
        case .varying(let heights): heights.count
        case .sparse(let heights): heights.count
        }
    }

    /// The height of one of the rows, in points.
    ///
    /// O(1), and O(log rows with own heights) for sparse ones.
    public func height(at row: Int) -> CGFloat {
        switch self {
        case .uniform(_, let height): height
        case .varying(let heights): heights[row]
        case .sparse(let heights): heights.height(row)
        }
    }

    /// The same rows with other heights of some, by row.
    ///
    /// O(rows that have heights of their own). Every given row must be one of these.
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
