/// The files of a snapshot, with paths relative to the results' folder.
public struct SnapshotFiles: Codable, Sendable, Hashable {
    /// Copy of the reference found by the run.
    public var expected: String?
    /// The file that would be recorded.
    public var actual: String?
    /// Picture of both files and their differences, side by side.
    public var difference: String?
    /// Data about an animation's frames as JSON: a list of `FramePlaces`.
    public var frames: String?

    /// Creates the files of a snapshot, by default none.
    public init(
        expected: String? = nil, actual: String? = nil, difference: String? = nil,
        frames: String? = nil
    ) {
        self.expected = expected
        self.actual = actual
        self.difference = difference
        self.frames = frames
    }

    /// Paths of the files for people.
    public var shown: [String] { [expected, actual, difference].compactMap(\.self) }
    /// All paths.
    public var paths: [String] { shown + [frames].compactMap(\.self) }
}
