import TableDrawing

/// Writes an animated PNG with only the changed rectangle in each frame.
///
/// Viewers without support for animations show the first frame. Delays are fractions of a
/// second, so that a frame rate is exact. Frames replace the pixels in their rectangle and
/// remain, so no disposal is needed.
public final class APNGSink: FrameSink {
    /// Whether the output stores the loop count: always `true`.
    public var hasLoops: Bool { true }

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private let compression: PNGCompression
    private var order: FrameOrder?
    private var previous: Bitmap?
    private var number = 0

    /// Creates a sink for a file that appears completely or not at all.
    public convenience init(path: String, compression: PNGCompression = .portable) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file, compression: compression) { try file.commit() }
    }

    /// Creates a sink for bytes.
    ///
    /// `commit` is called after the last byte.
    public init(
        sink: any ByteSink, compression: PNGCompression = .portable,
        commit: @escaping () throws -> Void = {}
    ) {
        self.sink = sink
        self.commit = commit
        // Bands of different widths are joined here. Bands of `recorded` are not compressed
        // separately.
        self.compression = compression == .recorded ? .portable : compression
    }

    /// Writes the header with the texts, and the numbers of frames and loops.
    ///
    /// Throws a `FrameSinkError` or a `PNGEncodingError` for an invalid sequence, and the sink's
    /// errors.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        let head = PNGHead(
            width: sequence.width, height: sequence.height, isOpaque: sequence.isOpaque,
            scale: sequence.scale, text: sequence.text)
        try sink.write(try head.bytes())
        let plays = min(max(0, sequence.loopCount), PNGChunk.maximumLength)
        try sink.write(
            PNGChunk.bytes(
                "acTL", PNGChunk.bigEndian(sequence.frameCount) + PNGChunk.bigEndian(plays)))
    }

    /// Writes the rectangle of the frame that differs from the previous frame.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, and the sink's errors.
    public func write(_ frame: Frame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        self.order = order
        let region =
            previous.map { FrameRegion(changedFrom: $0, to: frame.bitmap) }
            ?? FrameRegion(wholeOf: frame.bitmap)
        try sink.write(PNGChunk.bytes("fcTL", control(region, FrameDelay(seconds: frame.duration))))
        let data = try compressed(region.cut(from: frame.bitmap), order.sequence)
        if previous == nil {
            try sink.write(PNGChunk.bytes("IDAT", data))
        } else {
            try sink.write(PNGChunk.bytes("fdAT", PNGChunk.bigEndian(nextNumber()) + data))
        }
        previous = frame.bitmap
    }

    /// Writes the end of the file, and commits the output.
    ///
    /// Throws a `FrameSinkError` if frames are missing, and the sink's errors.
    public func finish() throws {
        try order?.checkComplete()
        try sink.write(PNGChunk.bytes("IEND", []))
        try commit()
    }

    /// Returns the control data of a frame: sequence number, size, position and delay, without
    /// disposal, replacing the pixels below.
    private func control(_ region: FrameRegion, _ delay: FrameDelay) -> [UInt8] {
        func short(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
        return PNGChunk.bigEndian(nextNumber()) + PNGChunk.bigEndian(region.width)
            + PNGChunk.bigEndian(region.height) + PNGChunk.bigEndian(region.x)
            + PNGChunk.bigEndian(region.y) + short(delay.numerator) + short(delay.denominator)
            + [0, 0]
    }

    /// Returns the next sequence number, shared by control and data chunks.
    private func nextNumber() -> Int {
        defer { number += 1 }
        return number
    }

    /// Returns a zlib stream of the rectangle's rows.
    private func compressed(_ bitmap: Bitmap, _ sequence: FrameSequence) throws -> [UInt8] {
        let compressor = PNGBandCompressor(isOpaque: sequence.isOpaque, compression: compression)
        let band = try compressor.compress(Band(y: 0, bitmap: bitmap))
        // The parts are zlib's header, the blocks, an empty last block, and the checksum.
        return [0x78, 0x01] + band.payload + [0x03, 0x00] + PNGChunk.bigEndian(Int(band.adler))
    }
}
