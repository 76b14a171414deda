import CDeflate
import CZlib

/// The two checksums of a PNG.
enum Checksum {
    /// CRC-32, continuing from that of the bytes before.
    static func crc32(_ bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
        bytes.withUnsafeBytes { crc32($0, after: previous) }
    }

    /// CRC-32, continuing from that of the bytes before.
    static func crc32(_ bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0) -> UInt32 {
        libdeflate_crc32(previous, bytes.baseAddress, bytes.count)
    }

    /// Adler-32 of a zlib stream's bytes; 1 for none.
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBytes { $0.isEmpty ? 1 : libdeflate_adler32(1, $0.baseAddress, $0.count) }
    }

    /// Adler-32 of two parts in a row, from their sums and the second part's length.
    static func adler32(_ first: UInt32, _ second: UInt32, length: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: adler32_combine(uLong(first), uLong(second), length))
    }
}
