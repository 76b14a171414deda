import TableCompositing

/// Memory for a picture's pixels, divided into rows; threads write different rows.
struct PixelMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// Number of pixels in a row.
    let width: Int

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

    /// Writes pixels to some rows, beginning with row `first` of a strip.
    func store(_ pixels: PixelRuns, from first: Int = 0, at rows: Range<Int>) {
        assert(pixels.count >= (first + rows.count) * width)
        pixels.write(first * width..<(first + rows.count) * width, to: row(rows.lowerBound))
    }

    /// Copies rows over an equal number of other rows.
    func copy(_ rows: Range<Int>, to others: Range<Int>) {
        row(others.lowerBound).initialize(from: row(rows.lowerBound), count: rows.count * width)
    }

    func pixels(at rows: Range<Int>) -> PixelRuns {
        PixelRuns(
            UnsafeBufferPointer(start: row(rows.lowerBound), count: rows.count * width))
    }
}
