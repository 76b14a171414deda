/// A strip of a picture that is ready to be put into its PNG.
public struct CompressedBand: Sendable {
    /// The picture's row, in pixels, that the strip begins at.
    public let y: Int
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
}
