/// Where an animation's frame differs, and what of it is not compared.
///
/// It tells of its frame and of those after it, up to that of the next one in a list.
public struct FramePlaces: Codable, Sendable, Hashable {
    /// The number of the first frame that it tells of, counted from 0.
    public var frame: Int
    /// The places that differ, the worst first; none where the tolerance lets it pass.
    public var places: [SnapshotPlace]
    /// What of both pictures is not compared, in pixels.
    public var ignored: [IgnoredRegion]

    public init(frame: Int, places: [SnapshotPlace], ignored: [IgnoredRegion]) {
        self.frame = frame
        self.places = places
        self.ignored = ignored
    }

    /// What is known of the frames that were compared, without those that are as the one before.
    ///
    /// - Parameter ignored: what was not compared of each frame that both animations have, in order.
    static func list(
        of comparison: AnimationComparison, ignored: [[IgnoredRegion]]
    ) -> [FramePlaces] {
        let differing = Dictionary(
            uniqueKeysWithValues: comparison.frames.map { ($0.index, $0.regions) })
        // Frames that only one of both has are compared with nothing.
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
