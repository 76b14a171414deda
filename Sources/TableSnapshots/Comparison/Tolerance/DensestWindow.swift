/// The square window of a picture with the most differing pixels.
public struct DensestWindow: Sendable, Hashable, Codable {
    /// Number of differing pixels that count.
    public let count: Int
    /// Frame in pixels.
    ///
    /// It is smaller than the window if the picture is smaller.
    public let frame: PixelFrame

    /// Fraction of differing pixels, from 0 to 1.
    public var share: Double { frame.area == 0 ? 0 : Double(count) / Double(frame.area) }

    /// Finds the densest window with sliding sums of columns.
    ///
    /// Each differing row costs a single pass over its columns. The initializer returns `nil`
    /// without differences.
    init?(of mask: DifferenceMask, side: Int) {
        let height = min(side, mask.height)
        let width = min(side, mask.width)
        guard width > 0, height > 0, !mask.rows.isEmpty else { return nil }
        var columns = [Int32](repeating: 0, count: mask.width)
        var best = (count: 0, x: 0, bottom: 0)
        /// The first row included in the sums.
        var oldest = 0
        for (index, y) in mask.rows.enumerated() {
            // Only windows with a differing last row are needed. Other windows contain no more
            // pixels than such a window or the topmost window.
            let bottom = max(y, height - 1)
            while mask.rows[oldest] <= bottom - height {
                Self.add(row: oldest, of: mask, times: -1, to: &columns)
                oldest += 1
            }
            Self.add(row: index, of: mask, times: 1, to: &columns)
            let isLastOfTop = index + 1 == mask.rows.count || mask.rows[index + 1] >= height
            guard y >= height - 1 || isLastOfTop else { continue }
            let found = Self.largest(of: columns, width: width)
            if found.count > best.count { best = (found.count, found.x, bottom) }
        }
        guard best.count > 0 else { return nil }
        count = best.count
        frame = PixelFrame(x: best.x, y: best.bottom - height + 1, width: width, height: height)
    }

    private static func add(
        row index: Int, of mask: DifferenceMask, times sign: Int32, to columns: inout [Int32]
    ) {
        let start = index * mask.width
        let found = mask.columns[index]
        mask.marks.withUnsafeBufferPointer { marks in
            columns.withUnsafeMutableBufferPointer { columns in
                for x in found {
                    columns[x] &+= marks[start &+ x] == PixelMark.different ? sign : 0
                }
            }
        }
    }

    /// Returns the largest sum of neighbouring columns, and its first column.
    private static func largest(of columns: [Int32], width: Int) -> (count: Int, x: Int) {
        columns.withUnsafeBufferPointer { columns in
            var sum = columns[..<width].reduce(0, &+)
            var best = (count: sum, x: 0)
            for x in width..<max(width, columns.count) {
                sum = sum &+ columns[x] &- columns[x &- width]
                if sum > best.count { best = (sum, x &- width &+ 1) }
            }
            return (Int(best.count), best.x)
        }
    }
}
