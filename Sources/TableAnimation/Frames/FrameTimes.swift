import Foundation

/// Instants of an animation's frames at a frame rate, including both ends.
///
/// A duration has round(duration × rate) + 1 frames. The last frame lies exactly at the end.
public struct FrameTimes: Sendable, Hashable, RandomAccessCollection {
    /// First instant, in seconds.
    public let start: Double
    /// Duration, in seconds.
    public let duration: Double
    /// Frames per second.
    public let framesPerSecond: Double
    /// Number of frames.
    public let count: Int

    /// Maximum number of frames of an animation.
    public static let maximumCount = 1_000_000
    /// Valid frame rates, in frames per second.
    public static let rates = 0.1...1_000

    /// Creates the frames of a time span.
    ///
    /// - Throws: `FrameTimesError` for a duration that is not above 0, a rate outside of
    ///   `rates`, or more than `maximumCount` frames.
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

    /// Index of the first frame: 0.
    public var startIndex: Int { 0 }
    /// Index after the last frame, equal to `count`.
    public var endIndex: Int { count }

    /// Instant of a frame, in seconds.
    public subscript(index: Int) -> Double {
        index == count - 1 && count > 1 ? start + duration : start + Double(index) / framesPerSecond
    }
}

/// Error in the time span of an animation.
public enum FrameTimesError: Error, Sendable, Hashable {
    case duration(Double)
    case rate(Double)
    case tooMany(Double)
}

extension FrameTimesError: CustomStringConvertible {
    /// Message with the found and the expected value.
    public var description: String {
        switch self {
        case .duration(let value):
            "found a duration of \(value) seconds, expected a duration above 0"
        case .rate(let value):
            "found a rate of \(value) frames per second, expected a rate from "
                + "\(FrameTimes.rates.lowerBound) to \(Int(FrameTimes.rates.upperBound))"
        case .tooMany(let count):
            "found \(Int(min(count, 1e15))) frames, expected at most \(FrameTimes.maximumCount)"
        }
    }
}
