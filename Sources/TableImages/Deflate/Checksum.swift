import CDeflate
import CZlib

/// The two checksums in a PNG.
enum Checksum {
    /// Returns the CRC-32, continued from the previous bytes.
    static func crc32(_ bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
        bytes.withUnsafeBytes { crc32($0, after: previous) }
    }

    /// Returns the CRC-32, continued from the previous bytes.
    static func crc32(_ bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0) -> UInt32 {
        libdeflate_crc32(previous, bytes.baseAddress, bytes.count)
    }

    /// Returns the Adler-32 of a zlib stream's bytes, or 1 for no bytes.
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { $0.isEmpty ? 1 : libdeflate_adler32(1, $0.baseAddress, $0.count) }
    }

    /// Returns the Adler-32 of two consecutive parts, from their checksums and the second
    /// part's length.
    static func adler32(_ first: UInt32, _ second: UInt32, length: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: adler32_combine(uLong(first), uLong(second), length))
    }
}
