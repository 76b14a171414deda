/// The checksums of PNG and zlib.
enum Checksums {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }

    static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { value, byte in
            table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
        }
    }

    static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }

    /// Returns the bytes of a number, highest first.
    static func bigEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(number >> (24 - 8 * UInt32($0)) & 0xFF) }
    }

    /// Returns bytes in zlib format without compression.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            result.append(end == bytes.count ? 1 : 0)
            for value in [length, ~length] { result += [UInt8(value & 0xFF), UInt8(value >> 8)] }
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result + bigEndian(adler32(bytes))
    }
}
