import TableDrawing

/// Writes uncompressed video: YUV4MPEG2 with full chroma (`C444`), BT.601, limited range, as
/// read by ffmpeg and mpv from a pipe.
///
/// The rate is constant, with the sequence's `stepsPerSecond`. A frame that is held, or
/// replaces left-out frames, is repeated round(duration × rate) times, and at least once.
/// Rounding errors are carried over, so that the stream has round(total duration × rate)
/// frames. Translucent pixels are composited over black, because the format has no
/// transparency.
public final class Y4MSink: FrameSink {
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

    /// Writes the stream's header with the size and the rate of steps.
    ///
    /// Throws a `FrameSinkError` for an invalid sequence, and the sink's errors.
    public func begin(_ sequence: FrameSequence) throws {
        order = try FrameOrder(sequence)
        steps = FrameSteps(perSecond: sequence.stepsPerSecond)
        let interval = FrameDelay(seconds: 1 / sequence.stepsPerSecond)
        let head =
            "YUV4MPEG2 W\(sequence.width) H\(sequence.height) "
            + "F\(interval.denominator):\(interval.numerator) Ip A1:1 C444\n"
        try sink.write(Array(head.utf8))
    }

    /// Writes the frame's planes, repeated for its duration.
    ///
    /// Throws a `FrameSinkError` for an unexpected frame, and the sink's errors.
    public func write(_ frame: Frame) throws {
        guard var order else { throw FrameSinkError.order(found: frame.index, expected: 0) }
        try order.accept(frame)
        self.order = order
        let planes = Array("FRAME\n".utf8) + Self.planes(of: frame.bitmap)
        for _ in 0..<steps.take(frame.duration, atLeast: 1) { try sink.write(planes) }
    }

    /// Commits the output after the last frame, and throws a `FrameSinkError` if frames are
    /// missing.
    public func finish() throws {
        try order?.checkComplete()
        try commit()
    }

    /// Returns the luma plane and the two chroma planes with a byte per pixel: BT.601 in 16
    /// bits, rounded.
    private static func planes(of bitmap: Bitmap) -> [UInt8] {
        let count = bitmap.pixels.count
        return [UInt8](unsafeUninitializedCapacity: count * 3) { buffer, used in
            for (index, pixel) in bitmap.pixels.enumerated() {
                let red = Int(pixel >> 16 & 0xFF)
                let green = Int(pixel >> 8 & 0xFF)
                let blue = Int(pixel & 0xFF)
                let luma = 16_829 * red + 33_039 * green + 6_416 * blue
                let blueness = -9_714 * red - 19_070 * green + 28_784 * blue
                let redness = 28_784 * red - 24_103 * green - 4_681 * blue
                buffer[index] = UInt8((luma + 32_768) >> 16 + 16)
                buffer[count + index] = UInt8((blueness + 32_768) >> 16 + 128)
                buffer[2 * count + index] = UInt8((redness + 32_768) >> 16 + 128)
            }
            used = count * 3
        }
    }
}
