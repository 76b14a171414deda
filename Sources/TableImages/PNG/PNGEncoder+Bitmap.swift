import TableDrawing

extension PNGEncoder {
    /// Returns the PNG of a whole bitmap, without an alpha channel if every pixel is opaque.
    ///
    /// Throws a `PNGEncodingError` for an empty bitmap.
    public static func encode(
        _ bitmap: Bitmap, scale: Double = 1, text: [PNGText] = [],
        compression: PNGCompression = .portable
    ) throws -> [UInt8] {
        let sink = MemorySink()
        let encoder = try PNGEncoder(
            width: bitmap.width, height: bitmap.height, isOpaque: bitmap.isOpaque, scale: scale,
            text: text, compression: compression, sink: sink)
        for y in stride(from: 0, to: bitmap.height, by: bandHeight) {
            try encoder.write(bitmap.band(y..<min(bitmap.height, y + bandHeight)))
        }
        try encoder.finish()
        return sink.bytes
    }

    /// Number of rows in a band.
    ///
    /// 64 was measured to balance size and parallel work.
    public static let bandHeight = 64
}

extension Bitmap {
    /// Returns a band of the bitmap.
    fileprivate func band(_ rows: Range<Int>) -> Band {
        let strip = Array(pixels[(rows.lowerBound * width)..<(rows.upperBound * width)])
        return Band(
            y: rows.lowerBound, bitmap: Bitmap(width: width, height: rows.count, pixels: strip))
    }
}
