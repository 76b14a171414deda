import TableDrawing
import TableImages

/// How an animation differs from another: its frames by their number, their count, and when they are
/// shown.
public struct AnimationComparison: Sendable {
    /// A frame that differs.
    public struct FrameDifference: Sendable, Hashable, Codable {
        /// Counted from 0.
        public let index: Int
        /// The instant of the expected frame, in seconds.
        public let time: Double
        /// Pixels that differ and count.
        public let count: Int
        /// Where they are, the most first.
        public let regions: [RegionDifference]
    }

    /// A frame that the other animation does not have.
    struct LoneFrame: Sendable {
        /// Counted from 0.
        let index: Int
        let bitmap: Bitmap
        /// Whether it was recorded, and is gone now.
        let isExpected: Bool
    }

    public let verdict: SnapshotComparison.Verdict
    /// The frames that are not the same, in their order.
    public let frames: [FrameDifference]
    public let expectedFrames: Int
    public let actualFrames: Int
    /// The frame in which the most pixels differ, or the first of those in which the most are let pass by
    /// the tolerance, or the first that is not identical.
    public let worst: SnapshotComparison?
    /// The number of that frame, counted from 0.
    public let worstIndex: Int?
    /// The first frame that only one of both has.
    let loneFrame: LoneFrame?
    /// What is different besides pixels, a line each.
    public let timing: [String]

    /// Reads both to their ends; two frames are in memory at once, and the worst ones.
    ///
    /// Durations are compared to a millisecond where both kinds of files keep them. Throws an
    /// `ImageError` for what cannot be read, and what `places` throws.
    ///
    /// - Parameter places: says what of a frame is not compared and what has a name; it is asked once
    ///   for each frame that both have, in order.
    public init(
        expected: any FrameReader, actual: any FrameReader, tolerance: Tolerance = .exact,
        places: (_ frame: Int) throws -> ComparedPlaces = { _ in ComparedPlaces() }
    ) throws {
        var (old, new) = (try expected.next(), try actual.next())
        var (oldCount, newCount) = (0, 0)
        var frames: [FrameDifference] = []
        var worst: SnapshotComparison?
        var worstIndex: Int?
        var isIdentical = true
        var loneFrame: LoneFrame?
        var lengths = FrameLengths()
        while old != nil || new != nil {
            if let old, let new {
                let comparison = SnapshotComparison(
                    expected: old.bitmap, actual: new.bitmap, tolerance: tolerance,
                    places: try places(old.index))
                isIdentical = isIdentical && comparison.verdict == .identical
                if comparison.verdict == .different {
                    frames.append(
                        FrameDifference(
                            index: old.index, time: old.time, count: comparison.count,
                            regions: comparison.regions))
                }
                // Among frames in which nothing counts, one in which a tolerance lets something pass.
                let rank = (comparison.count, comparison.tolerated)
                if comparison.verdict != .identical,
                    rank > (worst?.count ?? -1, worst?.tolerated ?? -1)
                {
                    (worst, worstIndex) = (comparison, old.index)
                }
                lengths.compare(old, new)
            } else if let only = old ?? new, loneFrame == nil {
                loneFrame = LoneFrame(
                    index: only.index, bitmap: only.bitmap, isExpected: old != nil)
            }
            oldCount += old == nil ? 0 : 1
            newCount += new == nil ? 0 : 1
            lengths.add(old, new)
            // Nothing is read behind an end.
            old = old == nil ? nil : try expected.next()
            new = new == nil ? nil : try actual.next()
        }
        var timing: [String] = []
        if oldCount != newCount {
            timing.append(Self.counts(newCount, expected: oldCount))
            if expected.hasTimes, actual.hasTimes, let words = lengths.joiningWords {
                timing.append(words)
            }
        }
        if expected.hasTimes && actual.hasTimes { timing += lengths.lines }
        if let loops = expected.loopCount, let now = actual.loopCount, loops != now {
            timing.append("it is played \(Self.times(now)), but \(Self.times(loops)) was expected")
        }
        self.timing = timing
        self.frames = frames
        self.worst = worst
        self.worstIndex = worstIndex
        self.loneFrame = loneFrame
        (expectedFrames, actualFrames) = (oldCount, newCount)
        let passes = frames.isEmpty && timing.isEmpty
        verdict = !passes ? .different : isIdentical ? .identical : .withinTolerance
    }

    /// How many frames there are, and how many there should be.
    static func counts(_ count: Int, expected: Int) -> String {
        "there \(count == 1 ? "is 1 frame" : "are \(count) frames"), but "
            + "\(expected) \(expected == 1 ? "was" : "were") expected"
    }

    private static func times(_ count: Int) -> String {
        count == 0 ? "for ever" : count == 1 ? "once" : "\(count) times"
    }
}
