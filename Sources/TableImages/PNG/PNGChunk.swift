/// The chunks of a PNG: length, type, data, CRC.
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Maximum length of a chunk's data.
    static let maximumLength = 0x7FFF_FFFF

    /// Returns a complete chunk.
    static func bytes(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        let body = type.withUTF8Buffer(Array.init) + data
        return bigEndian(data.count) + body + bigEndian(Int(Checksum.crc32(body)))
    }

    /// Returns a complete `IDAT` chunk with a known CRC.
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

    /// Returns the CRC of an `IDAT` chunk with data.
    static func crcOfIDAT(_ data: [UInt8]) -> UInt32 {
        Checksum.crc32(data, after: Checksum.crc32(idat))
    }

    /// Returns the four bytes of a number.
    static func bigEndian(_ value: Int) -> [UInt8] {
        [
            UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
        ]
    }
}
