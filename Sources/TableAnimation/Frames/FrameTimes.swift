import Foundation

/// The instants of an animation's frames: both ends and, between them, one frame after another at a
/// rate.
///
/// A duration at a rate has round(duration × rate) + 1 frames. The last stands exactly at the end.
public struct FrameTimes: Sendable, Hashable, RandomAccessCollection {
    /// The first instant, in seconds.
    public let start: Double
    /// The length in seconds.
    public let duration: Double
    /// Frames per second.
    public let framesPerSecond: Double
    /// The number of frames.
    public let count: Int

    /// The most frames of one animation.
    public static let maximumCount = 1_000_000
    /// The rates that are allowed, in frames per second.
    public static let rates = 0.1...1_000

    /// The frames of a stretch of time.
    ///
    /// - Throws: `FrameTimesError` for a duration that is not above 0, a rate outside of `rates`, and
    ///   more than `maximumCount` frames.
    public init(
        start: Double = 0, duration: Double, framesPerSecond: Double
    ) throws(FrameTimesError) {
        guard start.isFinite, duration.isFinite, duration > 0 else { throw .duration(duration) }
        guard framesPerSecond.isFinite, Self.rates.contains(framesPerSecond) else {
            throw .rate(framesPerSecond)
        }
        let steps = (duration * framesPerSecond).rounded()
        guard steps < Double(Self.maximumCount) else { throw .tooMany(steps + 1) }
        self.start = start
        self.duration = duration
        self.framesPerSecond = framesPerSecond
        count = Int(steps) + 1
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The instant of a frame, in seconds.
    public subscript(index: Int) -> Double {
        index == count - 1 && count > 1 ? start + duration : start + Double(index) / framesPerSecond
    }
}
