/// The differing places and ignored regions of an animation's frame.
///
/// The values hold for the frame and the following frames, up to the next entry in a list.
public struct FramePlaces: Codable, Sendable, Hashable {
    /// Index of the first frame, counted from 0.
    public var frame: Int
    /// Differing places, worst first; empty if the differences are tolerated.
    public var places: [SnapshotPlace]
    /// Ignored regions of both pictures, in pixels.
    public var ignored: [IgnoredRegion]

    /// Creates the places of a frame and of the following frames.
    public init(frame: Int, places: [SnapshotPlace], ignored: [IgnoredRegion]) {
        self.frame = frame
        self.places = places
        self.ignored = ignored
    }

    /// Returns the places of all compared frames, without entries equal to the previous
    /// frame's.
    ///
    /// - Parameter ignored: ignored regions of each common frame, in order.
    static func list(
        of comparison: AnimationComparison, ignored: [[IgnoredRegion]]
    ) -> [FramePlaces] {
        let differing = Dictionary(
            uniqueKeysWithValues: comparison.frames.map { ($0.index, $0.regions) })
        // Frames without a counterpart are not compared.
        let isOneLonger = comparison.expectedFrames != comparison.actualFrames
        var list: [FramePlaces] = []
        for (frame, ignored) in (ignored + (isOneLonger ? [[]] : [])).enumerated() {
            let places = (differing[frame] ?? []).map(SnapshotPlace.init)
            if let last = list.last, last.places == places, last.ignored == ignored { continue }
            list.append(FramePlaces(frame: frame, places: places, ignored: ignored))
        }
        return list
    }
}
