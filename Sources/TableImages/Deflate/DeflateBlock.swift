/// A block of a deflate stream: literals and matches in order, and how often each symbol occurs.
struct DeflateBlock {
    /// Maximum number of literals and matches.
    static let capacity = 32_768

    private let tokens: UnsafeMutablePointer<UInt32>
    private var count = 0
    private var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    private var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

    /// - Parameter tokens: memory for `capacity` words.
    init(_ tokens: UnsafeMutablePointer<UInt32>) { self.tokens = tokens }

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count == Self.capacity }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ literal: UInt8) {
        tokens[count] = UInt32(literal)
        count &+= 1
        literals[Int(literal)] &+= 1
    }

    /// Appends a copy of earlier bytes.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        tokens[count] = UInt32(truncatingIfNeeded: length << 16 | distance)
        count &+= 1
        literals[DeflateSymbols.firstLength + Int(DeflateSymbols.lengthIndices[length])] &+= 1
        distances[DeflateSymbols.distance(distance).symbol] &+= 1
    }

    /// Writes the block and removes its content.
    ///
    /// - Parameter bytes: content of the block, which is stored if this takes fewer bits.
    mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, to writer: inout BitWriter) {
        literals[DeflateSymbols.end] = 1
        // A stream has at least one distance.
        if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
        let literalCode = HuffmanCode(frequencies: literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
        let header = DeflateHeader(literals: literalCode, distances: distanceCode)
        let bits = header.bitCount + contentBits(literalCode, distanceCode)
        if bits > 8 * (bytes.count + 5 * Self.storedParts(bytes.count)) {
            store(bytes, to: &writer)
        } else {
            header.write(to: &writer)
            writeContent(literalCode, distanceCode, to: &writer)
        }
        self = DeflateBlock(tokens)
    }

    /// Maximum number of bytes for the blocks of a content.
    static func bound(_ count: Int) -> Int {
        // Each block but the last has `capacity` bytes or more, and fills up to two bytes.
        count + 7 * (count / capacity + 1 + storedParts(count))
    }

    /// Number of stored blocks, which have at most 65,535 bytes each.
    private static func storedParts(_ count: Int) -> Int { count / 0xFFFF + 1 }

    private func contentBits(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) -> Int {
        var bits = 0
        for (symbol, frequency) in literals.enumerated() where frequency > 0 {
            let index = symbol - DeflateSymbols.firstLength
            let extra = index < 0 ? 0 : DeflateSymbols.lengthExtraBits[index]
            bits += Int(frequency) * Int(literalCode.lengths[symbol] + extra)
        }
        for (symbol, frequency) in distances.enumerated() where frequency > 0 {
            let extra = DeflateSymbols.extraBits(ofDistance: symbol)
            bits += Int(frequency) * (Int(distanceCode.lengths[symbol]) + extra)
        }
        return bits
    }

    private func store(_ bytes: UnsafeBufferPointer<UInt8>, to writer: inout BitWriter) {
        var start = 0
        while start < bytes.count {
            let part = bytes[start..<min(bytes.count, start + 0xFFFF)]
            writer.append(0, width: 3)
            writer.align()
            writer.append(UInt32(part.count) | ~UInt32(part.count) << 16, width: 32)
            writer.append(UnsafeBufferPointer(rebasing: part))
            start = part.endIndex
        }
    }

    private func writeContent(
        _ literalCode: HuffmanCode, _ distanceCode: HuffmanCode, to writer: inout BitWriter
    ) {
        @inline(__always) func append(_ symbol: Int, _ code: HuffmanCode) {
            writer.append(UInt32(code.codes[symbol]), width: Int(code.lengths[symbol]))
        }
        for token in UnsafeBufferPointer(start: tokens, count: count) {
            let length = Int(token >> 16)
            guard length > 0 else {
                append(Int(token), literalCode)
                continue
            }
            let index = Int(DeflateSymbols.lengthIndices[length])
            append(DeflateSymbols.firstLength + index, literalCode)
            writer.append(
                UInt32(length) - UInt32(DeflateSymbols.lengthBases[index]),
                width: Int(DeflateSymbols.lengthExtraBits[index]))
            let distance = DeflateSymbols.distance(Int(token & 0xFFFF))
            append(distance.symbol, distanceCode)
            writer.append(distance.extra, width: distance.extraBits)
        }
        append(DeflateSymbols.end, literalCode)
    }
}

/// The codes of a block as they are written before its content (RFC 1951, section 3.2.7).
private struct DeflateHeader {
    private let literals: HuffmanCode
    private let distances: HuffmanCode
    /// Codes' lengths and their repetitions: a symbol with the value and the width of its bits.
    private var symbols: [(symbol: Int, extra: UInt32, extraBits: Int)] = []
    private let code: HuffmanCode
    private let codeCount: Int

    /// Order of the lengths of the code of lengths, the rarest last.
    private static let order = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    init(literals: HuffmanCode, distances: HuffmanCode) {
        self.literals = literals
        self.distances = distances
        let lengths = literals.lengths[..<literals.count] + distances.lengths[..<distances.count]
        var rest = lengths[...]
        while let length = rest.first {
            let run = rest.prefix { $0 == length }.count
            rest = rest.dropFirst(run)
            symbols += Self.symbols(of: length, count: run)
        }
        var frequencies = [UInt32](repeating: 0, count: Self.order.count)
        for item in symbols { frequencies[item.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        self.code = code
        let last = Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0
        codeCount = max(4, last + 1)
    }

    private static func symbols(
        of length: UInt8, count: Int
    ) -> [(symbol: Int, extra: UInt32, extraBits: Int)] {
        var symbols: [(symbol: Int, extra: UInt32, extraBits: Int)] = []
        var count = count
        if length > 0 {
            symbols.append((Int(length), 0, 0))
            count -= 1
        }
        let repetitions =
            length > 0
            ? [(symbol: 16, counts: 3...6, bits: 2)]
            : [(symbol: 18, counts: 11...138, bits: 7), (symbol: 17, counts: 3...10, bits: 3)]
        for (symbol, counts, bits) in repetitions {
            while count >= counts.lowerBound {
                let part = min(count, counts.upperBound)
                symbols.append((symbol, UInt32(part - counts.lowerBound), bits))
                count -= part
            }
        }
        return symbols + Array(repeating: (Int(length), 0, 0), count: count)
    }

    var bitCount: Int {
        symbols.reduce(17 + 3 * codeCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
    }

    func write(to writer: inout BitWriter) {
        // Not the last block, with codes of its own.
        writer.append(0b100, width: 3)
        writer.append(UInt32(literals.count - DeflateSymbols.firstLength), width: 5)
        writer.append(UInt32(distances.count - 1), width: 5)
        writer.append(UInt32(codeCount - 4), width: 4)
        for symbol in Self.order[..<codeCount] {
            writer.append(UInt32(code.lengths[symbol]), width: 3)
        }
        for item in symbols {
            writer.append(UInt32(code.codes[item.symbol]), width: Int(code.lengths[item.symbol]))
            writer.append(item.extra, width: item.extraBits)
        }
    }
}
