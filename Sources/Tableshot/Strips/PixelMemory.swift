/// Memory for a picture's pixels, row by row; threads write different rows of it.
struct PixelMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels of a row.
    let width: Int

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

    /// Writes the pixels of some rows.
    func store(_ pixels: [UInt32], at rows: Range<Int>) {
        pixels.withUnsafeBufferPointer { pixels in
            guard let source = pixels.baseAddress else { return }
            row(rows.lowerBound).initialize(from: source, count: rows.count * width)
        }
    }

    /// Writes rows over as many others.
    func copy(_ rows: Range<Int>, to others: Range<Int>) {
        row(others.lowerBound).initialize(from: row(rows.lowerBound), count: rows.count * width)
    }

    func pixels(at rows: Range<Int>) -> [UInt32] {
        Array(UnsafeBufferPointer(start: row(rows.lowerBound), count: rows.count * width))
    }
}
