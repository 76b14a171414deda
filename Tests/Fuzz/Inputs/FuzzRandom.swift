/// Random numbers that depend only on an input's seed, kind and number (SplitMix64).
struct FuzzRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64, kind: String, number: Int) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
        for byte in kind.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        state ^= UInt64(truncatingIfNeeded: number) &* 0xD6E8_FEB8_6659_FD93
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var result = state
        result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
        result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
        return result ^ (result >> 31)
    }

    /// Returns a whole number from 0 to `limit` - 1, or 0 if the limit is less than 1.
    mutating func below(_ limit: Int) -> Int {
        limit > 1 ? Int(next() % UInt64(limit)) : 0
    }

    mutating func `in`(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// Returns a number from 0 to less than 1.
    mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// Returns `true` with a probability.
    mutating func chance(_ probability: Double) -> Bool { share() < probability }

    /// Returns an element of a collection, which must not be empty.
    mutating func pick<C: RandomAccessCollection>(_ elements: C) -> C.Element
    where C.Index == Int {
        elements[elements.startIndex + below(elements.count)]
    }
}
