/// The square of a picture in which the most pixels differ.
public struct DensestWindow: Sendable, Hashable, Codable {
    /// How many of its pixels differ and count.
    public let count: Int
    /// In pixels; smaller than the square where the picture is.
    public let frame: PixelFrame

    /// The share of its pixels that differ, 0 to 1.
    public var share: Double { frame.area == 0 ? 0 : Double(count) / Double(frame.area) }

    /// Looks at every place of a square with sums of columns that go along with it.
    ///
    /// Each differing row costs one pass over its columns. Nothing where nothing differs.
    init?(of mask: DifferenceMask, side: Int) {
        let height = min(side, mask.height)
        let width = min(side, mask.width)
        guard width > 0, height > 0, !mask.rows.isEmpty else { return nil }
        var columns = [Int32](repeating: 0, count: mask.width)
        var best = (count: 0, x: 0, bottom: 0)
        /// The first row that the sums still hold.
        var oldest = 0
        for (index, y) in mask.rows.enumerated() {
            // Squares whose last row differs are enough: others hold no more than one of these, or
            // than the topmost.
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

    /// The largest sum of neighbouring columns, and the first of them.
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
