import TableDrawing

/// Writes the raw pixels of consecutive frames: RGBA, 8 bits, not premultiplied, rows from the
/// top (ffmpeg's `rgba`).
///
/// The rate is constant, with the sequence's `stepsPerSecond`. A frame that is held, or
/// replaces left-out frames, is repeated round(duration × rate) times, and at least once.
/// Rounding errors are carried over, so that the stream has round(total duration × rate)
/// frames.
public final class RawFrameSink: FrameSink {
    private let sink: any ByteSink
    private let commit: () throws -> Void
    private var order: FrameOrder?
    private var steps = FrameSteps(perSecond: 0)

    /// Creates a sink for bytes.
    ///
    /// `commit` is called after the last byte.
    public init(sink: any ByteSink, commit: @escaping () throws -> Void = {}) {
        self.sink = sink
        self.commit = commit
    }

    /// Checks the sequence and takes over its rate of steps.
    ///
    /// Throws a `FrameSinkError` for an invalid sequence.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        steps = FrameSteps(perSecond: sequence.stepsPerSecond)
    }

    /// Writes the frame's pixels, repeated for its duration.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, and the sink's errors.
    public func write(_ frame: Frame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        self.order = order
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frame.bitmap.pixels.count * 4)
        for pixel in frame.bitmap.pixels {
            let full = Premultiplication.unpremultiplied(pixel)
            bytes.append(UInt8(full >> 16 & 0xFF))
            bytes.append(UInt8(full >> 8 & 0xFF))
            bytes.append(UInt8(full & 0xFF))
            bytes.append(UInt8(full >> 24))
        }
        for _ in 0..<steps.take(frame.duration, atLeast: 1) { try sink.write(bytes) }
    }

    /// Commits the output after the last frame, and throws a `FrameSinkError` if frames are
    /// missing.
    public func finish() throws {
        try order?.checkComplete()
        try commit()
    }
}
