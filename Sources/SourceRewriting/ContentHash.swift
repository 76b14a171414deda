/// Hash of sources, for the names of compiled programs in a cache.
package struct ContentHash {
    // Two independent FNV-1a hashes of 64 bits.
    private var low: UInt64 = 0xcbf2_9ce4_8422_2325
    private var high: UInt64 = 0x6c62_272e_07bb_0142

    package init() {}

    /// Adds a text with its length, so that neighbouring texts cannot be confused.
    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        var count = UInt64(text.utf8.count)
        for _ in 0..<8 {
            add(UInt8(truncatingIfNeeded: count))
            count >>= 8
        }
    }

    private mutating func add(_ byte: UInt8) {
        low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        high = (high ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
        high ^= high >> 29
    }

    /// Hash as 32 hexadecimal digits.
    package var text: String {
        [low, high].map { value in
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
