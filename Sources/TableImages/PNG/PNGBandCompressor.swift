import TableDrawing

/// Compresses the bands of a picture, in any order and on any threads.
public struct PNGBandCompressor: Sendable {
    /// Whether the picture has no alpha channel.
    public let isOpaque: Bool
    /// Whether bands are compressed before they are joined.
    private let isParallel: Bool

    /// - Parameter isOpaque: whether the alpha channel is left out. Bands must then be opaque.
    public init(isOpaque: Bool, compression: PNGCompression) {
        self.isOpaque = isOpaque
        isParallel = compression == .portable
    }

    /// Compresses a band.
    ///
    /// Throws a `PNGEncodingError` if a band of an opaque picture has a translucent pixel.
    public func compress(_ band: Band) throws(PNGEncodingError) -> CompressedBand {
        let (width, height) = (band.bitmap.width, band.bitmap.height)
        let result = band.bitmap.pixels.withUnsafeBufferPointer { pixels in
            Result { () throws(PNGEncodingError) in
                try compress(pixels, width: width, height: height, y: band.y)
            }
        }
        return try result.get()
    }

    /// Compresses a band of `width × height` pixels with the first row `y`.
    ///
    /// Throws the same errors as `compress(_:)` for a band.
    public func compress(
        _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, y: Int
    ) throws(PNGEncodingError) -> CompressedBand {
        let rows = try PNGRows(isOpaque: isOpaque).bytes(
            of: pixels, width: width, height: height, y: y)
        let rowLength = rows.count / max(1, height)
        let payload = isParallel ? BandDeflater(rowLength: rowLength).deflate(rows) : rows
        return CompressedBand(
            y: y, height: height, width: width, payload: payload,
            length: rows.count, adler: isParallel ? Checksum.adler32(rows) : 0,
            crc: isParallel ? PNGChunk.crcOfIDAT(payload) : 0)
    }
}
