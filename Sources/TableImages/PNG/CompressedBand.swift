/// A compressed band of a picture, ready for its PNG, and for other PNGs with the same band.
public struct CompressedBand: Sendable {
    /// First row of the band in the picture, in pixels.
    public private(set) var y: Int
    /// Height in pixels.
    public let height: Int
    /// Width in pixels.
    public let width: Int
    /// Deflate blocks, or uncompressed rows with `PNGCompression.recorded`.
    public let payload: [UInt8]
    /// Number of bytes before compression.
    public let length: Int
    /// Adler-32 of the bytes before compression.
    let adler: UInt32
    /// CRC-32 of an `IDAT` chunk that holds the payload.
    let crc: UInt32

    init(
        y: Int, height: Int, width: Int, payload: [UInt8], length: Int, adler: UInt32,
        crc: UInt32
    ) {
        self.y = y
        self.height = height
        self.width = width
        self.payload = payload
        self.length = length
        self.adler = adler
        self.crc = crc
    }

    /// Returns the same band at a new row.
    ///
    /// The compressed data do not depend on the position.
    public func moved(toRow y: Int) -> CompressedBand {
        var moved = self
        moved.y = y
        return moved
    }
}
