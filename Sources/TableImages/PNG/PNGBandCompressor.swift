import CZlib
import TableDrawing

/// Compresses the bands of a picture, in any order and on any threads.
public struct PNGBandCompressor: Sendable {
    /// Whether the picture has no alpha channel.
    public let isOpaque: Bool
    /// The compressor of separate bands, or `nil` if bands are compressed when they are joined.
    let deflater: (any BandDeflater)?

    /// - Parameter isOpaque: whether the alpha channel is left out. Bands must then be opaque.
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
        let payload = try deflater?.deflate(rows) ?? rows
        let isJoined = deflater != nil
        return CompressedBand(
            y: y, height: height, width: width, payload: payload,
            length: rows.count, adler: isJoined ? Checksum.adler32(rows) : 0,
            crc: isJoined ? PNGChunk.crcOfIDAT(payload) : 0)
    }
}

/// A compressor using zlib, with reproducible bytes.
struct ZlibDeflater: BandDeflater {
    let level: Int32

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        try ZlibStream(level: level, isFramed: false).deflate(bytes, flush: Z_FULL_FLUSH)
    }
}
