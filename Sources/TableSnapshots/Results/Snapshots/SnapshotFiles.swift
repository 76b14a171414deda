/// The files that a snapshot has left, by paths from the folder of the results.
public struct SnapshotFiles: Codable, Sendable, Hashable {
    /// A copy of the reference as the run found it.
    public var expected: String?
    /// What would be recorded.
    public var actual: String?
    /// Both and what differs, side by side.
    public var difference: String?
    /// What is known of an animation's frames, as JSON: a list of `FramePlaces`.
    public var frames: String?

    public init(
        expected: String? = nil, actual: String? = nil, difference: String? = nil,
        frames: String? = nil
    ) {
        self.expected = expected
        self.actual = actual
        self.difference = difference
        self.frames = frames
    }

    /// The paths of what people look at.
    public var shown: [String] { [expected, actual, difference].compactMap(\.self) }
    /// All paths that there are.
    public var paths: [String] { shown + [frames].compactMap(\.self) }
}
