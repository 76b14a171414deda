import TableDrawing

/// Writes an animated WebP without loss, through libwebp.
///
/// Delays are milliseconds, rounded so that they never drift from the true time. libwebp keeps only
/// the rectangle that changed, and lets a frame that is equal to the one before it last longer instead
/// of repeating it; an animation of one frame becomes a still picture. The format has no place for
/// `FrameSequence.text`.
///
/// Memory does not grow with the frames' pixels but with their compressed bytes: libwebp keeps some
/// six frames uncompressed, each frame compressed until the end, and then joins these to a second copy
/// of the whole file, which is written.
public final class AnimatedWebPSink: FrameSink {
    /// The most pixels in each direction.
    public static let maximumSide = 16_383
    /// The highest rate at which every frame has a millisecond.
    public static let highestRate = 1_000.0
    /// Rates above this have delays of 10 ms and less, which many viewers lengthen to a tenth of a
    /// second.
    public static let fastestReliableRate = 90.0

    public var hasLoops: Bool { true }

    private let sink: any ByteSink
    private let commit: () throws -> Void
    private var order: FrameOrder?
    private var encoder: WebPAnimation?
    private var steps = FrameSteps(perSecond: 1_000)

    /// A file that is there whole or not at all.
    public convenience init(path: String) throws {
        let file = try AtomicFile(path: path)
        self.init(sink: file) { try file.commit() }
    }

    /// Bytes for a sink; `commit` is called when they are all there.
    public init(sink: any ByteSink, commit: @escaping () throws -> Void = {}) {
        self.sink = sink
        self.commit = commit
    }

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

    public func write(_ frame: Frame) throws {
        guard var order, let encoder else {
            throw FrameSinkError.order(found: frame.index, expected: 0)
        }
        try order.accept(frame)
        self.order = order
        try encoder.add(frame.bitmap, at: steps.total)
        _ = steps.take(frame.duration)
    }

    public func finish() throws {
        try order?.checkComplete()
        try encoder?.finish(at: steps.total, into: sink)
        encoder = nil
        try commit()
    }
}
