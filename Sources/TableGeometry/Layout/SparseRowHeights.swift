import Foundation

/// The heights of rows that have one height, in points, but for some that have their own.
///
/// It keeps nothing for the rows of the common height: so ten million rows can have an estimate, and
/// those that have been measured their own heights.
public struct SparseRowHeights: Sendable, Hashable {
    /// How many rows there are.
    public let count: Int
    /// The height of the rows that have none of their own.
    public let height: CGFloat
    /// The rows with heights of their own, in increasing order.
    let rows: [Int]
    /// Their heights.
    let heights: [CGFloat]

    /// Rows of one height, but for the given ones; rows that there are not are left out.
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

    /// The height of a row; O(log rows with own heights).
    func height(_ row: Int) -> CGFloat {
        let index = (0..<rows.count).partitioningIndex { rows[$0] >= row }
        return index < rows.count && rows[index] == row ? heights[index] : height
    }

    /// The same rows with other heights of some; O(rows with own heights).
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
