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
                        if !Self.storeOpaque(row, filter, to: output, at: start + 1) {
                            translucent = translucent ?? y
                        }
                    } else {
                        Self.storeTranslucent(row, filter, to: output, at: start + 1)
                    }
                    // After the pixels: the row before has stored one byte too many here.
                    output[start] = filter.rawValue
                }
            }
        }
        if let translucent { throw .translucentPixel(row: band.y + translucent) }
        return bytes
    }

    /// Stores RGB and says whether all pixels were opaque.
    private static func storeOpaque(
        _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter,
        to output: UnsafeMutableRawBufferPointer, at offset: Int
    ) -> Bool {
        var all: UInt32 = 0xFFFF_FFFF
        forEachPixel(of: row, filter, { $0 }) { x, pixel, stored in
            all &= pixel
            output.storeBytes(
                of: (stored << 8).bigEndian, toByteOffset: offset + 3 * x, as: UInt32.self)
        }
        return all >> 24 == 0xFF
    }

    /// Stores RGBA with the colours' full values.
    private static func storeTranslucent(
        _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter,
        to output: UnsafeMutableRawBufferPointer, at offset: Int
    ) {
        forEachPixel(of: row, filter, Premultiplication.undone) { x, _, stored in
            output.storeBytes(
                of: (stored << 8 | stored >> 24).bigEndian, toByteOffset: offset + 4 * x,
                as: UInt32.self)
        }
    }

    /// Gives each pixel's column, the pixel, and what the filter makes of it.
    @inline(__always)
    private static func forEachPixel(
        of row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter, _ convert: (UInt32) -> UInt32,
        _ body: (Int, UInt32, UInt32) -> Void
    ) {
        switch filter {
        case .none:
            for x in 0..<row.count {
                let pixel = convert(row[x])
                body(x, pixel, pixel)
            }
        case .sub:
            var left: UInt32 = 0
            for x in 0..<row.count {
                let pixel = convert(row[x])
                body(x, pixel, difference(pixel, left))
                left = pixel
            }
        }
    }

    /// Subtracts each of the four bytes by itself, without borrowing from its neighbour.
    @inline(__always)
    private static func difference(_ pixel: UInt32, _ left: UInt32) -> UInt32 {
        let top: UInt32 = 0x8080_8080
        return ((pixel | top) &- (left & ~top)) ^ ((pixel ^ ~left) & top)
    }
}
