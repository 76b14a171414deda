import TableDrawing

/// Checks the order, the sizes and the durations of a sequence's frames, for sinks.
///
/// All formats can represent the accepted durations.
package struct FrameOrder: Sendable {
    /// Properties of the animation, to which frames are compared.
    package let sequence: FrameSequence
    /// Index of the next frame.
    package private(set) var next = 0

    /// Checks the sequence: at least a frame, at least a pixel, and a positive frame rate.
    package init(_ sequence: FrameSequence) throws(FrameSinkError) {
        guard sequence.frameCount > 0, sequence.width > 0, sequence.height > 0 else {
            throw .unsupported(
                "an animation needs at least one frame of at least one pixel, not "
                    + "\(sequence.frameCount) of \(sequence.width) × \(sequence.height) px")
        }
        for rate in [sequence.framesPerSecond, sequence.stepsPerSecond]
        where !(rate.isFinite && rate > 0) {
            throw .unsupported(
                "an animation has a number of frames per second above 0, not \(rate)")
        }
        self.sequence = sequence
    }

    /// Checks and counts the next frame.
    package mutating func accept(_ frame: Frame) throws(FrameSinkError) {
        try accept(
            frame.index, duration: frame.duration, width: frame.bitmap.width,
            height: frame.bitmap.height)
    }

    /// Checks and counts the next frame with compressed bands.
    package mutating func accept(_ frame: CompressedFrame) throws(FrameSinkError) {
        let width = frame.bands.first?.width ?? 0
        let height = frame.bands.reduce(0) { $0 + $1.height }
        try accept(frame.index, duration: frame.duration, width: width, height: height)
    }

    private mutating func accept(
        _ index: Int, duration: Double, width: Int, height: Int
    ) throws(FrameSinkError) {
        guard index == next, next < sequence.frameCount else {
            throw .order(found: index, expected: next)
        }
        guard width == sequence.width, height == sequence.height else {
            throw .size(
                found: "\(width) × \(height)",
                expected: "\(sequence.width) × \(sequence.height)")
        }
        guard (0...FrameSequence.longestDuration).contains(duration) else {
            throw .duration(frame: index, found: duration)
        }
        next += 1
    }

    /// Whether all frames were accepted.
    package var isComplete: Bool { next == sequence.frameCount }

    /// Throws an error if frames are missing.
    package func checkComplete() throws(FrameSinkError) {
        guard isComplete else {
            throw .missingFrames(found: next, expected: sequence.frameCount)
        }
    }
}

/// A picture of an animation as the compressed bands of its PNG.
public struct CompressedFrame: Sendable {
    /// Index of the frame, counted from 0.
    public var index: Int
    /// Time shown by the frame, in seconds of the animation.
    public var time: Double
    /// Duration of the frame, in seconds.
    public var duration: Double
    /// Bands from top to bottom, without gaps.
    public var bands: [CompressedBand]

    /// Creates a frame from the compressed bands of its picture.
    public init(index: Int, time: Double, duration: Double, bands: [CompressedBand]) {
        self.index = index
        self.time = time
        self.duration = duration
        self.bands = bands
    }
}
