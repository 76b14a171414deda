/// What ISA-L makes of the address of its own stream.
///
/// On x86, ISA-L 2.30 takes the hash of four bytes of that address for the hash of the third
/// byte and those after it: the code reads a register that nobody has set (read in the
/// disassembly of Debian 12's `isal_deflate_icf_body_hash_hist_04`; mended upstream). If that hash
/// is also the one of certain data, which happens once in some thousands of addresses, other
/// matches are found, and the same data become other bytes.
struct ISALStreamAddress {
    /// The part of the address that is hashed.
    let word: UInt32

    init(_ stream: UnsafeRawPointer) {
        word = UInt32(truncatingIfNeeded: UInt(bitPattern: stream) >> 16)
    }

    /// Whether the address's hash is one that decides which matches are found.
    ///
    /// It is taken for a place of the third byte. A place is known but for multiples of the
    /// window, so all that lies a multiple of it after the first byte, where ISA-L looks without
    /// having seen a hash before, or after the third one, must have other hashes.
    func disturbs(_ bytes: [UInt8]) -> Bool {
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

    /// How far back deflate's matches reach, in bytes.
    private static let window = 32_768

    /// ISA-L's hash at level 1: the lowest 13 bits of the CRC-32C that begins with 0.
    private static func hash(_ word: UInt32) -> UInt32 {
        var crc = word
        for _ in 0..<32 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0x82F6_3B78 : 0) }
        return crc & 0x1FFF
    }
}
