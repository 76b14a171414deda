import TableDrawing

/// Writes a PNG from bands, in the memory of a single band.
///
/// Pictures have 8 bits per channel, in sRGB, as RGB if opaque and RGBA otherwise. Bands are in
/// order from the top. Either `write` each band, or compress several bands on other threads
/// with `compressor`, and `append` the results in order. Both methods give the same bytes.
public final class PNGEncoder {
    private let head: PNGHead
    private let sink: any ByteSink
    private let stream: (any RowDeflater)?
    private var row = 0
    private var adler: UInt32 = 1
    private var isFinished = false

    /// The compressor of the picture's bands.
    public let compressor: PNGBandCompressor

    /// Writes all chunks before the pixels.
    ///
    /// - Parameters:
    ///   - width: width in pixels, 1 to 2³¹ − 1.
    ///   - height: height in pixels, 1 to 2³¹ − 1.
    ///   - isOpaque: whether the alpha channel is left out. Bands must then be opaque.
    ///   - scale: pixels per point, stored as 72 × scale dots per inch.
    ///   - text: texts to store, such as the libraries' versions.
    ///
    /// Throws a `PNGEncodingError` for an invalid size or keyword, and the sink's errors.
    public convenience init(
        width: Int, height: Int, isOpaque: Bool, scale: Double = 1, text: [PNGText] = [],
        compression: PNGCompression = .portable, sink: any ByteSink
    ) throws {
        let head = PNGHead(
            width: width, height: height, isOpaque: isOpaque, scale: scale, text: text)
        try self.init(head, start: head.bytes(), compression: compression, sink: sink)
    }

    /// Writes all chunks before the pixels, from existing bytes.
    init(
        _ head: PNGHead, start: [UInt8], compression: PNGCompression, sink: any ByteSink
    ) throws {
        self.head = head
        self.sink = sink
        compressor = PNGBandCompressor(isOpaque: head.isOpaque, compression: compression)
        if compression != .recorded {
            stream = nil
        } else if let size = head.rowBytes, size <= PNGCompression.recordedLimit {
            stream = try LibdeflateRowDeflater(level: 6, capacity: size)
        } else {
            stream = try ZlibRowDeflater(level: 6)
        }
        try sink.write(start)
        if stream == nil {
            // zlib's header: deflate with a 32 KiB window, fastest level.
            try sink.write(PNGChunk.bytes("IDAT", [0x78, 0x01]))
        }
    }

    /// Compresses and writes the next band.
    public func write(_ band: Band) throws {
        try check(y: band.y, width: band.bitmap.width, height: band.bitmap.height)
        try append(compressor.compress(band))
    }

    /// Writes the next band, compressed by `compressor`.
    public func append(_ band: CompressedBand) throws {
        try check(y: band.y, width: band.width, height: band.height)
        guard band.height > 0 else { return }
        if let stream {
            try writeData(stream.append(band.payload))
        } else {
            try sink.write(PNGChunk.bytesOfIDAT(band.payload, crc: band.crc))
            adler = Checksum.adler32(adler, band.adler, length: band.length)
        }
        row += band.height
    }

    /// Writes the end.
    ///
    /// The caller commits the sink.
    ///
    /// - Parameter text: texts known only after drawing the picture.
    ///
    /// Throws a `PNGEncodingError` if rows are missing or a keyword is invalid.
    public func finish(text: [PNGText] = []) throws {
        guard !isFinished else { throw PNGEncodingError.finished }
        guard row == head.height else {
            throw PNGEncodingError.missingRows(found: row, height: head.height)
        }
        isFinished = true
        if let stream {
            try writeData(stream.finish())
        } else {
            // An empty last block, and the checksum of all bytes.
            try sink.write(PNGChunk.bytes("IDAT", [0x03, 0x00] + PNGChunk.bigEndian(Int(adler))))
        }
        for item in text { try sink.write(item.chunk()) }
        try sink.write(PNGChunk.bytes("IEND", []))
    }

    private func check(y: Int, width: Int, height: Int) throws(PNGEncodingError) {
        guard !isFinished else { throw .finished }
        guard width == head.width else {
            throw .bandWidth(found: width, expected: head.width)
        }
        guard y == row else { throw .bandOrder(found: y, expected: row) }
        guard height <= head.height - row else {
            throw .tooManyRows(found: row + height, height: head.height)
        }
    }

    /// Writes a part of the zlib stream, of any length, as `IDAT` chunks.
    private func writeData(_ bytes: [UInt8]) throws {
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + 1 << 20)
            try sink.write(PNGChunk.bytes("IDAT", Array(bytes[start..<end])))
            start = end
        }
    }
}

/// Compression of a picture's bytes.
///
/// All methods give the same pixels.
public enum PNGCompression: String, Sendable, Hashable, CaseIterable {
    /// For recorded snapshots: libdeflate, with smaller files and reproducible bytes.
    ///
    /// A picture larger than `recordedLimit` is compressed with zlib in limited memory.
    case recorded
    /// The default for pictures: a fast compressor for flat areas and texts, with bands in
    /// parallel and reproducible bytes.
    case portable

    /// Maximum number of bytes of rows for libdeflate: 24 MiB.
    ///
    /// All rows are in memory at once. The limit covers the largest tablet's screen at its full
    /// scale.
    public static let recordedLimit = 24 << 20
}
