/// Symbols of lengths and distances in a deflate stream (RFC 1951, section 3.2.5).
enum DeflateSymbols {
    /// Symbol of the end of a block.
    static let end = 256
    /// Symbol of the shortest length.
    static let firstLength = 257
    static let literalCount = 286
    static let distanceCount = 30
    /// Minimum and maximum length of a match in bytes.
    static let lengths = 3...258

    /// The shortest length of each symbol from `firstLength`.
    static let lengthBases: [UInt16] = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
    ]
    /// Number of bits after each symbol from `firstLength`.
    static let lengthExtraBits: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// The symbol of each length up to 258, less `firstLength`.
    static let lengthIndices: [UInt8] = {
        var indices = [UInt8](repeating: 0, count: lengths.upperBound + 1)
        for (index, base) in lengthBases.enumerated() {
            for length in Int(base)..<indices.count { indices[length] = UInt8(index) }
        }
        return indices
    }()

    /// Returns the symbol of a distance of 1 to 32,768 bytes, and the bits after the symbol.
    @inline(__always)
    static func distance(_ distance: Int) -> (symbol: Int, extra: UInt32, extraBits: Int) {
        guard distance > 4 else { return (distance - 1, 0, 0) }
        let rest = distance - 1
        let bits = Int.bitWidth - 2 - rest.leadingZeroBitCount
        let symbol = 2 * bits + 2 + (rest >> bits & 1)
        return (symbol, UInt32(rest & (1 << bits - 1)), bits)
    }

    /// Returns the number of bits after the symbol of a distance.
    static func extraBits(ofDistance symbol: Int) -> Int { max(0, symbol / 2 - 1) }
}
