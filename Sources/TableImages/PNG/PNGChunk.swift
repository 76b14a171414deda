/// The parts that a PNG is made of: length, type, data, CRC.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The largest length that the format allows.
    static let maximumLength = 0x7FFF_FFFF

    /// A whole chunk.
    static func bytes(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        let body = type.withUTF8Buffer(Array.init) + data
        return bigEndian(data.count) + body + bigEndian(Int(Checksum.crc32(body)))
    }

    /// A whole `IDAT` chunk whose CRC is known.
    static func bytesOfIDAT(_ data: [UInt8], crc: UInt32) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.count + 12)
        bytes += bigEndian(data.count)
        bytes += idat
        bytes += data
        bytes += bigEndian(Int(crc))
        return bytes
    }

    private static let idat: [UInt8] = [0x49, 0x44, 0x41, 0x54]

    /// The CRC of an `IDAT` chunk with this data.
    static func crcOfIDAT(_ data: [UInt8]) -> UInt32 {
        Checksum.crc32(data, after: Checksum.crc32(idat))
    }

    /// The four bytes of a number.
    static func bigEndian(_ value: Int) -> [UInt8] {
        [
            UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
        ]
    }
}
