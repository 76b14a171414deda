/// Effect of a stream's address on ISA-L's compression.
///
/// On x86, ISA-L 2.30 uses the hash of four bytes of that address in place of the hash at the
/// third byte of the data, because the code reads an uninitialized register. This was found in
/// the disassembly of Debian 12's `isal_deflate_icf_body_hash_hist_04`, and is fixed upstream.
/// If certain data have an equal hash, which happens for one address in several thousand, other
/// matches are found. Equal data are then compressed to different bytes.
struct ISALStreamAddress {
    /// The hashed part of the address.
    let word: UInt32

    init(_ stream: UnsafeRawPointer) {
        word = UInt32(truncatingIfNeeded: UInt(bitPattern: stream) >> 16)
    }

    /// Whether the address's hash affects the matches found in these bytes.
    ///
    /// The hash is recorded for the position of the third byte. Positions are known modulo the
    /// window. All positions at a multiple of the window after the first byte, where ISA-L
    /// searches before any hash was recorded, or after the third byte, must have other hashes.
    func affectsMatches(_ bytes: [UInt8]) -> Bool {
        let own = Self.hash(word)
        return bytes.withUnsafeBytes { bytes in
            func isMet(at start: Int) -> Bool {
                guard start + 4 <= bytes.count else { return false }
                let four = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
                return Self.hash(UInt32(littleEndian: four)) == own
            }
            return isMet(at: 1)
                || stride(from: 0, to: bytes.count, by: Self.window).contains {
                    isMet(at: $0) || isMet(at: $0 + 2)
                }
        }
    }

    /// Maximum distance of deflate's matches, in bytes.
    private static let window = 32_768

    /// Returns ISA-L's hash at level 1: the lowest 13 bits of the CRC-32C with the initial
    /// value 0.
    private static func hash(_ word: UInt32) -> UInt32 {
        var crc = word
        for _ in 0..<32 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0x82F6_3B78 : 0) }
        return crc & 0x1FFF
    }
}
