/// A canonical Huffman code of deflate (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// Length of each symbol's code in bits, 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// Code of each symbol, the first bit in the least significant place.
    let codes: [UInt16]

    /// Creates the code with the fewest bits, except that longer codes than `limit` are shortened.
    ///
    /// - Parameters:
    ///   - frequencies: number of times that each symbol occurs.
    ///   - limit: maximum length of a code in bits, at most 15.
    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(of: frequencies, limit: limit)
        codes = Self.codes(of: lengths, limit: limit)
    }

    /// Number of symbols without the symbols at the end that do not occur.
    var count: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

    private static func lengths(of frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        guard symbols.count > 1 else {
            // The only symbol needs a code, too.
            for symbol in symbols { lengths[symbol] = 1 }
            return lengths
        }
        let counts = lengthCounts(for: symbols.map { Int(frequencies[$0]) }, limit: limit)
        // The rarest symbols have the longest codes.
        var next = 0
        for length in stride(from: limit, to: 0, by: -1) {
            for symbol in symbols[next..<next + counts[length]] {
                lengths[symbol] = UInt8(length)
            }
            next += counts[length]
        }
        return lengths
    }

    /// Returns the number of codes of each length.
    ///
    /// - Parameter frequencies: two or more frequencies in ascending order.
    private static func lengthCounts(for frequencies: [Int], limit: Int) -> [Int] {
        // Leaves and inner nodes of the tree are two queues in ascending order. Each step joins the
        // two nodes with the lowest weights.
        let leaves = frequencies.count
        let root = 2 * leaves - 2
        var weights = frequencies
        var parents = [Int](repeating: root, count: root + 1)
        var (leaf, inner) = (0, leaves)
        func removeLightest() -> Int {
            let isLeaf =
                leaf < leaves && (inner == weights.count || weights[leaf] <= weights[inner])
            defer { if isLeaf { leaf += 1 } else { inner += 1 } }
            return isLeaf ? leaf : inner
        }
        for node in leaves...root {
            let (first, second) = (removeLightest(), removeLightest())
            parents[first] = node
            parents[second] = node
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: root + 1)
        var counts = [Int](repeating: 0, count: limit + 1)
        for node in stride(from: root - 1, through: 0, by: -1) {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { counts[min(depths[node], limit)] += 1 }
        }
        shorten(&counts, limit: limit)
        return counts
    }

    /// Lengthens short codes until the codes that were shortened to `limit` are distinct.
    private static func shorten(_ counts: inout [Int], limit: Int) {
        // A code of a length takes a share of the 2^limit codes of the maximum length.
        let taken = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
        for _ in 0..<max(0, taken - 1 << limit) {
            // A code of the maximum length becomes the sibling of a shorter code, which is one bit
            // longer for this.
            guard let length = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
            counts[limit] -= 1
            counts[length] -= 1
            counts[length + 1] += 2
        }
    }

    private static func codes(of lengths: [UInt8], limit: Int) -> [UInt16] {
        var counts = [UInt16](repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt16](repeating: 0, count: limit + 1)
        for length in 1...limit { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var (code, reversed) = (next[Int(length)], UInt16(0))
            for _ in 0..<length {
                reversed = reversed << 1 | code & 1
                code >>= 1
            }
            return reversed
        }
    }
}
