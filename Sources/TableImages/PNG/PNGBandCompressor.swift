import TableDrawing

/// Compresses the bands of one picture, in any order and on any number of threads.
public struct PNGBandCompressor: Sendable {
    /// Whether the picture has no alpha channel.
    public let isOpaque: Bool
    /// What compresses bands by themselves; without it they are compressed when they are joined.
    let deflater: (any BandDeflater)?

    init(isOpaque: Bool, compression: PNGCompression) {
        self.isOpaque = isOpaque
        switch compression {
        case .fast:
            #if canImport(CISAL)
                deflater = ISALDeflater()
            #else
                deflater = ZlibDeflater(level: 1)
            #endif
        case .portable: deflater = ZlibDeflater(level: 1)
        case .recorded: deflater = nil
        }
    }

    /// Compresses a band.
    ///
    /// Throws a `PNGEncodingError` when an opaque picture's band has a translucent pixel.
    public func compress(_ band: Band) throws(PNGEncodingError) -> CompressedBand {
        let rows = try PNGRows(isOpaque: isOpaque).bytes(of: band)
        let payload = try deflater?.deflate(rows) ?? rows
        let isJoined = deflater != nil
        return CompressedBand(
            y: band.y, height: band.bitmap.height, width: band.bitmap.width, payload: payload,
            length: rows.count, adler: isJoined ? Checksum.adler32(rows) : 0,
            crc: isJoined ? PNGChunk.crcOfIDAT(payload) : 0)
    }
}
