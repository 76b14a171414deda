/// A compressor of bands of a picture, independent of each other, on any thread.
///
/// The result is a series of deflate blocks that ends on a whole byte, without a final block,
/// and without references to previous bands. Bands can therefore be joined by concatenation.
/// The bytes are the same on every machine.
///
/// For each position, two earlier positions are compared: the latest position with the same four
/// bytes, and the same column of the row above. Pictures of table views consist of flat areas and
/// texts, which these two find. Screens take a quarter of the time of zlib's level 1, with fewer
/// bytes.
struct BandDeflater {
    /// Length of a row in bytes.
    let rowLength: Int

    private static let hashBits = 14
    /// Maximum distance of a match in bytes.
    private static let window = 32_768
    /// Number of bytes that a hash covers, and minimum length of a match.
    private static let minimumLength = 4
    private static let maximumLength = DeflateSymbols.lengths.upperBound

    /// Compresses the bytes of a band, fewer than 2³¹.
    func deflate(_ bytes: [UInt8]) -> [UInt8] {
        // The band may be kept for long, so it has no spare capacity.
        let room = DeflateBlock.bound(bytes.count) + 16
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { output in
            guard let start = output.baseAddress else { return [] }
            var writer = BitWriter(start)
            bytes.withUnsafeBufferPointer { write($0, to: &writer) }
            // An empty stored block ends on a whole byte.
            writer.append(0, width: 3)
            writer.align()
            writer.append(0xFFFF_0000, width: 32)
            return Array(output[..<writer.count])
        }
    }

    private func write(_ bytes: UnsafeBufferPointer<UInt8>, to writer: inout BitWriter) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: DeflateBlock.capacity) { tokens in
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1 << Self.hashBits) { latest in
                guard let tokens = tokens.baseAddress, let latest = latest.baseAddress else {
                    return
                }
                // No position is as far away as this position.
                latest.initialize(repeating: -Int32(Self.window) - 1, count: 1 << Self.hashBits)
                var block = DeflateBlock(tokens)
                var (start, position) = (0, 0)
                while position < bytes.count {
                    let match = match(in: bytes, at: position, latest)
                    if match.length < Self.minimumLength {
                        block.append(bytes[position])
                        position += 1
                    } else {
                        block.append(length: match.length, distance: match.distance)
                        position += match.length
                    }
                    if block.isFull || position == bytes.count {
                        let content = UnsafeBufferPointer(rebasing: bytes[start..<position])
                        block.write(content, to: &writer)
                        start = position
                    }
                }
            }
        }
    }

    /// Returns the longer of the two matches, and records the position.
    ///
    /// - Parameter latest: for each hash, the latest position of four bytes with this hash.
    @inline(__always)
    private func match(
        in bytes: UnsafeBufferPointer<UInt8>, at position: Int,
        _ latest: UnsafeMutablePointer<Int32>
    ) -> (length: Int, distance: Int) {
        guard position + Self.minimumLength <= bytes.count else { return (0, 0) }
        let word = Self.word(bytes, position)
        var match = (length: 0, distance: 0)
        // Knuth's multiplicative hash.
        let hash = Int((word &* 2_654_435_761) &>> UInt32(32 - Self.hashBits))
        let candidate = Int(latest[hash])
        latest[hash] = Int32(truncatingIfNeeded: position)
        if candidate >= position - Self.window, Self.word(bytes, candidate) == word {
            match = (Self.length(in: bytes, candidate, position), position - candidate)
        }
        if match.length < Self.maximumLength, rowLength <= Self.window, position >= rowLength,
            Self.word(bytes, position - rowLength) == word
        {
            let length = Self.length(in: bytes, position - rowLength, position)
            if length > match.length { match = (length, rowLength) }
        }
        return match
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt32 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self)
            .littleEndian
    }

    /// Returns the number of equal bytes at two positions, at most `maximumLength`.
    @inline(__always)
    private static func length(
        in bytes: UnsafeBufferPointer<UInt8>, _ earlier: Int, _ position: Int
    ) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let limit = min(maximumLength, bytes.count - position)
        var length = 0
        while length + 8 <= limit {
            let difference =
                raw.loadUnaligned(fromByteOffset: earlier + length, as: UInt64.self).littleEndian
                ^ raw.loadUnaligned(fromByteOffset: position + length, as: UInt64.self).littleEndian
            if difference != 0 { return length + difference.trailingZeroBitCount / 8 }
            length += 8
        }
        while length < limit, bytes[earlier + length] == bytes[position + length] { length += 1 }
        return length
    }
}
