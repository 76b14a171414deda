import CDeflate

/// Checks a PNG for palette indices out of range, which libpng ignores.
///
/// The check covers any depth and interlacing, for a PNG already read by libpng.
struct PNGPaletteCheck {
    let hasForeignNumber: Bool

    init(_ bytes: UnsafeRawBufferPointer) throws(ImageError.Reason) {
        var reader = PNGChunkReader(bytes)
        guard let header = try reader.next()?.data, header.count == 13,
            header[9] == PNGForm.palette.rawValue, [1, 2, 4, 8].contains(header[8])
        else {
            hasForeignNumber = false
            return
        }
        var count = 0
        var stream: [UInt8] = []
        while let chunk = try reader.next(), chunk.type != "IEND" {
            if chunk.type == "PLTE", count == 0 { count = chunk.data.count / 3 }
            if chunk.type == "IDAT" { stream.append(contentsOf: chunk.data) }
        }
        let depth = Int(header[8])
        let passes = Self.passes(
            width: PNGChunkReader.number(header, at: 0),
            height: PNGChunkReader.number(header, at: 4), isInterlaced: header[12] != 0)
        guard count < 1 << depth else {
            hasForeignNumber = false
            return
        }
        hasForeignNumber = Self.hasNumber(from: count, in: stream, depth: depth, passes)
    }

    typealias Pass = (width: Int, height: Int)

    /// The sizes of the pictures that the rows make, in their order.
    static func passes(width: Int, height: Int, isInterlaced: Bool) -> [Pass] {
        guard isInterlaced else { return [(width, height)] }
        return Adam7.passes(width: width, height: height).map { ($0.width, $0.height) }
    }

    private static func hasNumber(
        from limit: Int, in stream: [UInt8], depth: Int, _ passes: [Pass]
    ) -> Bool {
        let lengths = passes.map { ($0.width * depth + 7) / 8 }
        let total = zip(lengths, passes).reduce(0) { $0 + ($1.0 + 1) * $1.1.height }
        // A stream with additional data after the last row is accepted.
        guard let rows = inflated(stream, count: total) else { return false }
        return rows.withUnsafeBufferPointer { rows in
            guard var row = rows.baseAddress else { return false }
            for (pass, length) in zip(passes, lengths) {
                let filters = PNGRowFilters(length: length, channels: 1)
                for _ in 0..<pass.height {
                    guard let repeats = filters.undo(row[0], row + 1) else { return false }
                    row += length + 1
                    if repeats { continue }
                    if hasNumber(from: limit, in: filters.row, pass.width, depth) { return true }
                }
            }
            return false
        }
    }

    /// Whether a row has an index out of range.
    ///
    /// Padding bits in the last byte are ignored.
    private static func hasNumber(
        from limit: Int, in row: UnsafePointer<UInt8>, _ width: Int, _ depth: Int
    ) -> Bool {
        let mask = 1 << depth - 1
        return (0..<width).contains { x in
            let bit = x * depth
            return Int(row[bit / 8]) >> (8 - depth - bit % 8) & mask >= limit
        }
    }

    /// Returns the rows of all passes with the numbers of their filters, or `nil` for a damaged
    /// stream or a stream of another length.
    static func inflated(_ stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            isWhole =
                stream.withUnsafeBytes {
                    libdeflate_zlib_decompress(
                        decompressor, $0.baseAddress, $0.count, buffer.baseAddress, count, nil)
                } == LIBDEFLATE_SUCCESS
            initialized = isWhole ? count : 0
        }
        return isWhole ? bytes : nil
    }
}
