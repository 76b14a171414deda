import TableCompositing

/// Memory for a picture's pixels, row by row; threads write different rows of it.
struct PixelMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels of a row.
    let width: Int

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

    /// Writes the pixels of some rows: those of a strip from its row `first` on.
    func store(_ pixels: PixelRuns, from first: Int = 0, at rows: Range<Int>) {
        assert(pixels.count >= (first + rows.count) * width)
        pixels.write(first * width..<(first + rows.count) * width, to: row(rows.lowerBound))
    }

    /// Writes rows over as many others.
    func copy(_ rows: Range<Int>, to others: Range<Int>) {
        row(others.lowerBound).initialize(from: row(rows.lowerBound), count: rows.count * width)
    }

    func pixels(at rows: Range<Int>) -> PixelRuns {
        PixelRuns(
            UnsafeBufferPointer(start: row(rows.lowerBound), count: rows.count * width))
    }
}
