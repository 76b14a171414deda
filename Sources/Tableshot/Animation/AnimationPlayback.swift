import Foundation
import TableAnimation
import TableImages
import TableMockups

/// Which frames of an animation are shown, in what order and for how long.
public struct AnimationPlayback: Sendable, Hashable {
    /// The stretch of the animation that is shown, in seconds; nothing is all of it.
    public var from: Double?
    public var to: Double?
    /// Of so many frames one is shown, and the last.
    public var every: Int
    /// How much longer the first frame stands, in seconds; at most `maximumHold`.
    public var holdFirst: Double
    /// How much longer the last frame stands, in seconds; at most `maximumHold`.
    public var holdLast: Double
    /// Whether the frames are shown backwards afterwards, from the one before the last to the first.
    ///
    /// Where the whole is played for ever, the next round brings the first frame; a file that has loops
    /// does not hold it a second time then.
    public var isBackAndForth: Bool
    /// How often the whole is played; 0 is for ever.
    public var loopCount: Int

    /// The longest that a frame is held, in seconds: every format can hold that besides the frame's own
    /// time.
    public static let maximumHold = AnimationSettings.maximumHold

    /// The most frames that are played back and forth: what they show is kept meanwhile.
    public static let maximumBackAndForth = 3_600

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

    /// How many frames of an animation a file with loops holds, known before any is made.
    ///
    /// - Throws: `AnimationError.playback` for a playback that shows none, with what would be right.
    public func frameCount(of animation: Animation) throws -> Int {
        try plan(for: animation.times).frames.count
    }

    /// The frames of an animation that are shown, forwards, by their numbers in it.
    ///
    /// - Throws: as `frameCount(of:)` does.
    public func frames(of animation: Animation) throws -> [Int] {
        try plan(for: animation.times).indices
    }

    /// What is shown, worked out.
    struct Plan {
        /// The animation's frames that are shown forwards.
        var indices: [Int]
        /// Every frame shown: its instant in the animation and how long it stands.
        var frames: [(time: Double, duration: Double)]
        /// The first frame once more, for outputs that know no next round; nothing where it is among
        /// `frames`, or nothing is played backwards.
        var closing: (time: Double, duration: Double)?
        var framesPerSecond: Double
        /// The rate at which each frame lasts a whole number of steps, but for one that the end cuts.
        var stepsPerSecond: Double

        /// How many frames are shown backwards.
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
        // An instant that is written with few decimals means the frame beside it.
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
        // In an endless loop the next round brings the first frame.
        let order = indices + (loopCount == 0 ? Array(back.dropLast()) : back)
        // Each frame stands until the next one's own instant; the last as long as the rate says.
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
