import TableDrawing

/// Writes a lossless animated WebP with libwebp.
///
/// Delays are in milliseconds, rounded without accumulating an error. libwebp stores only the
/// changed rectangles, and extends the duration of a frame instead of repeating an equal frame.
/// An animation with a single frame becomes a still picture. The format cannot hold
/// `FrameSequence.text`.
///
/// The memory grows with the compressed size of frames, not with their pixels. libwebp keeps
/// about six frames uncompressed, and each frame compressed until the end. Finally it joins the
/// frames to a second copy of the whole file, which is then written.
public final class AnimatedWebPSink: FrameSink {
    /// Maximum number of pixels in each direction.
    public static let maximumSide = 16_383
    /// Maximum frame rate at which each frame has at least a millisecond.
    public static let highestRate = 1_000.0
    /// Maximum frame rate with reliable delays.
    ///
    /// At higher rates delays are 10 ms or less, and many viewers lengthen them to a tenth of a
    /// second.
    public static let fastestReliableRate = 90.0

    /// Whether the output stores the loop count: always `true`.
    public var hasLoops: Bool { true }

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private var order: FrameOrder?
    private var encoder: WebPAnimation?
    private var steps = FrameSteps(perSecond: 1_000)

    /// Creates a sink for a file that appears completely or not at all.
    public convenience init(path: String) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file) { try file.commit() }
    }

    /// Creates a sink for bytes.
    ///
    /// `commit` is called after the last byte.
    public init(sink: any ByteSink, commit: @escaping () throws -> Void = {}) {
        self.sink = sink
        self.commit = commit
    }

    /// Creates the encoder.
    ///
    /// Throws a `FrameSinkError` if WebP does not support the size or the frame rate.
    public func begin(_ sequence: FrameSequence) throws {
        let side = Self.maximumSide
        guard sequence.width <= side, sequence.height <= side else {
            throw FrameSinkError.unsupported(
                "a WebP is at most \(side) px in each direction, not "
                    + "\(sequence.width) × \(sequence.height)")
        }
        let order = try FrameOrder(sequence)
        guard sequence.framesPerSecond <= Self.highestRate else {
            throw FrameSinkError.unsupported(
                "a WebP has at most \(Int(Self.highestRate)) frames per second, not "
                    + "\(sequence.framesPerSecond)")
        }
        self.order = order
        encoder = try WebPAnimation(
            width: sequence.width, height: sequence.height, loopCount: sequence.loopCount)
    }

    /// Compresses the frame and keeps it in memory.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame or an error of libwebp.
    public func write(_ frame: Frame) throws {
        guard var order, let encoder else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        try encoder.add(frame.bitmap, at: steps.total)
        _ = steps.take(frame.duration)
    }

    /// Joins the frames, writes the file, and commits the output.
    ///
    /// Throws a `FrameSinkError` if frames are missing or libwebp fails, and the sink's errors.
    public func finish() throws {
        try order?.checkComplete()
        try encoder?.finish(at: steps.total, into: sink)
        encoder = nil
        try commit()
    }
}
