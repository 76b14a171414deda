import Foundation

/// Heights of rows with a common height, in points, and some rows with custom heights.
///
/// Rows with the common height need no space. Ten million rows can have an estimated height,
/// with custom heights for the measured rows only.
public struct SparseRowHeights: Sendable, Hashable {
    /// Number of rows.
    public let count: Int
    /// Common height, for rows without a custom height.
    public let height: CGFloat
    /// Rows with custom heights, in increasing order.
    let rows: [Int]
    /// Custom heights, in the order of `rows`.
    let heights: [CGFloat]

    /// Creates heights from a common height and custom heights by row; ignores rows that do not
    /// exist.
    public init(count: Int, height: CGFloat, own: [Int: CGFloat]) {
        let sorted = own.filter { (0..<max(0, count)).contains($0.key) }.sorted { $0.key < $1.key }
        self.init(
            count: count, height: height, rows: sorted.map(\.key), heights: sorted.map(\.value))
    }

    init(count: Int, height: CGFloat, rows: [Int], heights: [CGFloat]) {
        self.count = count
        self.height = height
        self.rows = rows
        self.heights = heights
    }

    /// Returns the height of a row; O(log rows with custom heights).
    func height(_ row: Int) -> CGFloat {
        let index = (0..<rows.count).partitioningIndex { rows[$0] >= row }
        return index < rows.count && rows[index] == row ? heights[index] : height
    }

    /// Returns the heights with some rows' heights replaced; O(rows with custom heights).
    func replacing(_ given: [Int: CGFloat]) -> SparseRowHeights {
        let sorted = given.sorted { $0.key < $1.key }
        var rows: [Int] = []
        var heights: [CGFloat] = []
        rows.reserveCapacity(self.rows.count + sorted.count)
        heights.reserveCapacity(self.rows.count + sorted.count)
        var next = 0
        for (row, height) in zip(self.rows, self.heights) {
            while next < sorted.count, sorted[next].key < row {
                rows.append(sorted[next].key)
                heights.append(sorted[next].value)
                next += 1
            }
            let isReplaced = next < sorted.count && sorted[next].key == row
            rows.append(row)
            heights.append(isReplaced ? sorted[next].value : height)
            if isReplaced { next += 1 }
        }
        rows += sorted[next...].map(\.key)
        heights += sorted[next...].map(\.value)
        return SparseRowHeights(count: count, height: height, rows: rows, heights: heights)
    }
}
