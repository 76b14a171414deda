import TableDrawing

/// Turns a band's pixels into the bytes that PNG compresses: filtered rows of RGB or RGBA.
struct PNGRows {
    let isOpaque: Bool

    /// Bytes of one band; a gigabyte.
    static let maximumBytes = 1 << 30

    /// The rows of a band, each with its filter byte in front.
    ///
    /// A row is filtered by what is in it, so the bytes do not depend on the bands' heights.
    func bytes(of band: Band) throws(PNGEncodingError) -> [UInt8] {
        let width = band.bitmap.width
        let height = band.bitmap.height
        let channels = isOpaque ? 3 : 4
        let stride = width * channels + 1
        // Compression libraries count in 32 bits.
        guard height < Self.maximumBytes / stride else {
            throw .bandTooLarge(bytes: stride * height)
        }
        var translucent: Int?
        // One byte more than there is: opaque pixels are stored four bytes at a time.
        let bytes = [UInt8](unsafeUninitializedCapacity: stride * height + 1) { buffer, count in
            count = stride * height
            let output = UnsafeMutableRawBufferPointer(buffer)
            band.bitmap.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<height {
                    let row = UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
                    let start = y * stride
                    let filter = PNGFilter(for: row)
                    if isOpaque {
                        if !Self.storeOpaque(row, to: output, at: start + 1) {
                            translucent = translucent ?? y
                        }
                    } else {
                        Self.storeTranslucent(row, to: output, at: start + 1)
                    }
                    // After the pixels: the row before has stored one byte too many here.
                    output[start] = filter.rawValue
                    if filter == .sub {
                        Self.subtract(
                            output, from: start + 1, count: stride - 1, channels: channels)
                    }
                }
            }
        }
        if let translucent { throw .translucentPixel(row: band.y + translucent) }
        return bytes
    }

    /// Stores RGB and says whether all pixels were opaque.
    private static func storeOpaque(
        _ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) -> Bool {
        var all: UInt32 = 0xFFFF_FFFF
        for x in 0..<row.count {
            let pixel = row[x]
            all &= pixel
            output.storeBytes(
                of: (pixel << 8).bigEndian, toByteOffset: offset + 3 * x, as: UInt32.self)
        }
        return all >> 24 == 0xFF
    }

    /// Stores RGBA with the colours' full values.
    private static func storeTranslucent(
        _ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) {
        for x in 0..<row.count {
            let pixel = Premultiplication.undone(row[x])
            output.storeBytes(
                of: (pixel << 8 | pixel >> 24).bigEndian, toByteOffset: offset + 4 * x,
                as: UInt32.self)
        }
    }

    /// Filter 1: each byte becomes its difference to the pixel on its left.
    private static func subtract(
        _ bytes: UnsafeMutableRawBufferPointer, from start: Int, count: Int, channels: Int
    ) {
        var index = start + count - 1
        while index >= start + channels {
            bytes[index] &-= bytes[index - channels]
            index -= 1
        }
    }
}
