/// A strip of a picture that is ready to be put into its PNG, and into any other with the same strip.
public struct CompressedBand: Sendable {
    /// The picture's row, in pixels, that the strip begins at.
    public private(set) var y: Int
    /// Pixels down.
    public let height: Int
    /// Pixels across.
    public let width: Int
    /// Deflate blocks; with `PNGCompression.recorded`, rows that are compressed later.
    public let payload: [UInt8]
    /// Bytes before compression.
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

    /// The same strip beginning at another row: nothing in it depends on where it lies.
    public func moved(toRow y: Int) -> CompressedBand {
        var moved = self
        moved.y = y
        return moved
    }
}
