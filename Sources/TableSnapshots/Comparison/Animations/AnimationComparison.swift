import TableDrawing
import TableImages

/// The differences between two animations: their frames by index, their numbers of frames, and
/// their timing.
public struct AnimationComparison: Sendable {
    /// A frame that differs.
    public struct FrameDifference: Sendable, Hashable, Codable {
        /// Index of the frame, counted from 0.
        public let index: Int
        /// Time of the expected frame, in seconds.
        public let time: Double
        /// Number of differing pixels that count.
        public let count: Int
        /// Places of the differing pixels, largest number first.
        public let regions: [RegionDifference]
    }

    /// A frame without a counterpart in the other animation.
    struct UnpairedFrame: Sendable {
        /// Index of the frame, counted from 0.
        let index: Int
        let bitmap: Bitmap
        /// Whether the frame belongs to the expected animation.
        let isExpected: Bool
    }

    /// Verdict about all frames and their timing.
    public let verdict: SnapshotComparison.Verdict
    /// Differing frames in order.
    public let frames: [FrameDifference]
    /// Number of frames in the expected animation.
    public let expectedFrames: Int
    /// Number of frames in the actual animation.
    public let actualFrames: Int
    /// Comparison of the worst frame.
    ///
    /// The worst frame has the most differing pixels. If there are none, it is the first frame
    /// with the most tolerated pixels, or the first frame that is not identical.
    public let worst: SnapshotComparison?
    /// Index of the worst frame, counted from 0.
    public let worstIndex: Int?
    /// The first frame without a counterpart in the other animation, or `nil`.
    let unpairedFrame: UnpairedFrame?
    /// Differences other than pixels, a line for each.
    public let timing: [String]

    /// Compares two animations.
    ///
    /// Two frames are in memory at a time, and the worst frames.
    ///
    /// Durations are compared to a millisecond if both formats store them. Throws an
    /// `ImageError` if a file is unreadable, and the errors of `places`.
    ///
    /// - Parameter places: a closure that returns the ignored and named regions of a frame. It
    ///   is called once for each common frame, in order.
    package init(
        expected: any FrameReader, actual: any FrameReader, tolerance: Tolerance = .exact,
        places: (_ frame: Int) throws -> ComparedPlaces = { _ in ComparedPlaces() }
    ) throws {
        var (old, new) = (try expected.next(), try actual.next())
        var (oldCount, newCount) = (0, 0)
        var frames: [FrameDifference] = []
        var worst: SnapshotComparison?
        var worstIndex: Int?
        var isIdentical = true
        var unpairedFrame: UnpairedFrame?
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
                // Among frames without counted pixels, a frame with tolerated pixels is the
                // worst.
                let rank = (comparison.count, comparison.tolerated)
                if comparison.verdict != .identical,
                    rank > (worst?.count ?? -1, worst?.tolerated ?? -1)
                {
                    (worst, worstIndex) = (comparison, old.index)
                }
                lengths.compare(old, new)
            } else if let only = old ?? new, unpairedFrame == nil {
                unpairedFrame = UnpairedFrame(
                    index: only.index, bitmap: only.bitmap, isExpected: old != nil)
            }
            oldCount += old == nil ? 0 : 1
            newCount += new == nil ? 0 : 1
            lengths.add(old, new)
            // A reader is not asked again after its end.
            old = old == nil ? nil : try expected.next()
            new = new == nil ? nil : try actual.next()
        }
        var timing: [String] = []
        if oldCount != newCount {
            timing.append(Self.frameCounts(newCount, expected: oldCount))
            if expected.hasTimes, actual.hasTimes, let words = lengths.joiningWords {
                timing.append(words)
            }
        }
        if expected.hasTimes && actual.hasTimes { timing += lengths.lines }
        if let loops = expected.loopCount, let now = actual.loopCount, loops != now {
            timing.append(
                "the animation plays \(Self.times(now)), but \(Self.times(loops)) was expected")
        }
        self.timing = timing
        self.frames = frames
        self.worst = worst
        self.worstIndex = worstIndex
        self.unpairedFrame = unpairedFrame
        (expectedFrames, actualFrames) = (oldCount, newCount)
        let passes = frames.isEmpty && timing.isEmpty
        verdict = !passes ? .different : isIdentical ? .identical : .withinTolerance
    }

    /// Returns the text for a number of frames that differs from the expected number.
    static func frameCounts(_ actual: Int, expected: Int) -> String {
        "there \(actual == 1 ? "is" : "are") \(counted(actual, "frame")), but \(expected) "
            + "\(expected == 1 ? "was" : "were") expected"
    }

    private static func times(_ count: Int) -> String {
        count == 0 ? "for ever" : count == 1 ? "once" : "\(count) times"
    }
}
