import Foundation
import TableAnimation
import TableImages
import TableMockups

/// Selection, order and timing of an animation's frames.
public struct AnimationPlayback: Sendable, Hashable {
    /// Time span of the shown part, in seconds, or `nil` for the animation's start and end.
    public var from: Double?
    /// End of the shown part, in seconds, or `nil` for the animation's end.
    public var to: Double?
    /// Frame interval: every n-th frame and the last frame are shown.
    public var every: Int
    /// Additional duration of the first frame, in seconds, at most `maximumHold`.
    public var holdFirst: Double
    /// Additional duration of the last frame, in seconds, at most `maximumHold`.
    public var holdLast: Double
    /// Whether the frames are then shown backwards, from the second last frame to the first.
    ///
    /// In an endless loop, the next repetition supplies the first frame; a file with loops
    /// therefore does not store it twice.
    public var isBackAndForth: Bool
    /// Number of repetitions; 0 loops endlessly.
    public var loopCount: Int

    /// Maximum hold of a frame, in seconds; every format supports it in addition to the frame's
    /// own duration.
    public static let maximumHold = AnimationSettings.maximumHold

    /// Maximum number of frames played back and forth, because their trees are kept in memory.
    public static let maximumBackAndForth = 3_600

    /// Creates a playback, by default of all frames, forwards, in an endless loop.
    public init(
        from: Double? = nil, to: Double? = nil, every: Int = 1, holdFirst: Double = 0,
        holdLast: Double = 0, isBackAndForth: Bool = false, loopCount: Int = 0
    ) {
        self.from = from
        self.to = to
        self.every = every
        self.holdFirst = holdFirst
        self.holdLast = holdLast
        self.isBackAndForth = isBackAndForth
        self.loopCount = loopCount
    }

    /// Returns the number of frames in a file with loops, without creating a frame.
    ///
    /// - Throws: `AnimationError.playback` for a playback without frames, with the valid
    ///   values.
    public func frameCount(of animation: Animation) throws -> Int {
        try plan(for: animation.times).frames.count
    }

    /// Returns the indices of the animation's frames in forward playback.
    ///
    /// - Throws: The errors of `frameCount(of:)`.
    public func frames(of animation: Animation) throws -> [Int] {
        try plan(for: animation.times).indices
    }

    /// Resolved playback.
    struct Plan {
        /// Indices of the animation's frames in forward playback.
        var indices: [Int]
        /// Instant in the animation and duration of every shown frame.
        var frames: [(time: Double, duration: Double)]
        /// Closing copy of the first frame for outputs without loops, or `nil` if it is among
        /// `frames` or if the playback is forward only.
        var closing: (time: Double, duration: Double)?
        var framesPerSecond: Double
        /// Rate at which each frame lasts a whole number of steps, except for a frame cut by
        /// the end.
        var stepsPerSecond: Double

        /// Number of frames shown backwards.
        var backwards: Int { frames.count - indices.count }
    }

    func plan(for times: FrameTimes) throws(AnimationError) -> Plan {
        guard every >= 1 else { throw .playback("found every \(every), expected 1 or more") }
        for (name, hold) in [("first", holdFirst), ("last", holdLast)] {
            guard hold.isFinite, (0...Self.maximumHold).contains(hold) else {
                throw .playback(
                    "found a \(name) frame held for \(MessageNumber.text(hold)) s, expected from 0 to "
                        + "\(Int(Self.maximumHold))")
            }
        }
        let end = times.start + times.duration
        let first = from ?? times.start
        let last = to ?? end
        guard first.isFinite, last.isFinite, first <= last, last >= times.start, first <= end
        else {
            throw .playback(
                "found frames from \(MessageNumber.text(first)) to \(MessageNumber.text(last)) s, expected a stretch within "
                    + "\(MessageNumber.text(times.start)) to \(MessageNumber.text(end)) s")
        }
        // An instant rounded to a few decimals refers to the nearest frame.
        let tolerance = 1e-6
        let inside = times.indices.filter {
            times[$0] >= first - tolerance && times[$0] <= last + tolerance
        }
        var indices = inside.enumerated().filter { $0.offset % every == 0 }.map(\.element)
        if let final = inside.last, indices.last != final { indices.append(final) }
        guard !indices.isEmpty else {
            throw .playback(
                "no frame lies between \(MessageNumber.text(first)) and "
                    + "\(MessageNumber.text(last)) s")
        }
        guard !isBackAndForth || indices.count <= Self.maximumBackAndForth else {
            throw .playback(
                "found \(indices.count) frames to be played back and forth, expected at most "
                    + "\(Self.maximumBackAndForth)")
        }
        let returns = isBackAndForth && indices.count > 1
        let back = returns ? Array(indices.dropLast().reversed()) : []
        // In an endless loop, the next repetition supplies the first frame.
        let order = indices + (loopCount == 0 ? Array(back.dropLast()) : back)
        // Each frame lasts until the next frame's instant. The last frame lasts a period of the
        // frame rate.
        let rate = 1 / times.framesPerSecond
        var frames = order.indices.map { place in
            let next =
                place + 1 < order.count
                ? order[place + 1] : returns && loopCount == 0 ? order[0] : nil
            let distance = next.map { abs(times[$0] - times[order[place]]) }
            return (time: times[order[place]], duration: distance ?? rate)
        }
        frames[0].duration += holdFirst
        frames[indices.count - 1].duration += holdLast
        let longest = frames.map(\.duration).max() ?? 0
        guard longest <= FrameSequence.longestDuration else {
            throw .playback(
                "found a frame that stands for \(MessageNumber.text(longest)) s, expected at most "
                    + "\(Int(FrameSequence.longestDuration)) s with all that it is held")
        }
        return Plan(
            indices: indices, frames: frames,
            closing: returns && loopCount == 0 ? (times[indices[0]], rate) : nil,
            framesPerSecond: times.framesPerSecond / Double(every),
            stepsPerSecond: times.framesPerSecond)
    }
}

/// Formatting of numbers for messages.
enum MessageNumber {
    /// Returns a number with at most six decimals, without `.0` for a whole number.
    static func text(_ number: Double) -> String {
        let short = (number * 1e6).rounded() / 1e6
        return Int(exactly: short).map(String.init) ?? "\(short.isFinite ? short : number)"
    }
}
