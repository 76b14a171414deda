import TableDrawing

/// Compresses the bands of one picture, in any order and on any number of threads.
public struct PNGBandCompressor: Sendable {
    /// Whether the picture has no alpha channel.
    public let isOpaque: Bool
    /// What compresses bands by themselves; without it they are compressed when they are joined.
    let deflater: (any BandDeflater)?

    /// - Parameter isOpaque: Whether the alpha channel is left out; bands must then be opaque.
    public init(isOpaque: Bool, compression: PNGCompression) {
        self.isOpaque = isOpaque
        switch compression {
        case .fast:
            deflater = ISALLibrary.loaded.map { ISALDeflater($0) } ?? ZlibDeflater(level: 1)
        case .portable: deflater = ZlibDeflater(level: 1)
        case .recorded: deflater = nil
        }
    }

    /// Compresses a band.
    ///
    /// Throws a `PNGEncodingError` when an opaque picture's band has a translucent pixel.
    public func compress(_ band: Band) throws(PNGEncodingError) -> CompressedBand {
        let (width, height) = (band.bitmap.width, band.bitmap.height)
        let result = band.bitmap.pixels.withUnsafeBufferPointer { pixels in
            Result { () throws(PNGEncodingError) in
                try compress(pixels, width: width, height: height, y: band.y)
            }
        }
        return try result.get()
    }

    /// Compresses a band of `width × height` pixels that begins at the picture's row `y`.
    ///
    /// Throws as `compress(_:)` for a band does.
    public func compress(
        _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, y: Int
    ) throws(PNGEncodingError) -> CompressedBand {
        let rows = try PNGRows(isOpaque: isOpaque).bytes(
            of: pixels, width: width, height: height, y: y)
        let payload = try deflater?.deflate(rows) ?? rows
        let isJoined = deflater != nil
        return CompressedBand(
            y: y, height: height, width: width, payload: payload,
            length: rows.count, adler: isJoined ? Checksum.adler32(rows) : 0,
            crc: isJoined ? PNGChunk.crcOfIDAT(payload) : 0)
    }
}
