#if canImport(CISAL)
    /// What ISA-L makes of the address of its own stream.
    ///
    /// On x86, ISA-L 2.30 takes the hash of four bytes of that address for the hash of the third
    /// byte and those after it: the code reads a register that nobody has set (read in the
    /// disassembly of Debian 12's `isal_deflate_icf_body_hash_hist_04`; mended upstream). If that hash
    /// is also the one of the data's beginning, which happens once in some thousands of addresses,
    /// other matches are found, and the same data become other bytes.
    struct ISALStreamAddress {
        /// The part of the address that is hashed.
        let word: UInt32

        init(_ stream: UnsafeRawPointer) {
            word = UInt32(truncatingIfNeeded: UInt(bitPattern: stream) >> 16)
        }

        /// Whether the bytes begin with something that has the address's hash.
        func disturbs(_ bytes: [UInt8]) -> Bool {
            guard bytes.count >= 6 else { return false }
            let own = Self.hash(word)
            return (0...2).contains { start in
                let four = bytes[start..<(start + 4)].reversed().reduce(UInt32(0)) {
                    $0 << 8 | UInt32($1)
                }
                return Self.hash(four) == own
            }
        }

        /// ISA-L's hash at level 1: the lowest 13 bits of the CRC-32C that begins with 0.
        private static func hash(_ word: UInt32) -> UInt32 {
            var crc = word
            for _ in 0..<32 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0x82F6_3B78 : 0) }
            return crc & 0x1FFF
        }
    }
#endif
