/// The files that a snapshot has left, by paths from the folder of the results.
public struct SnapshotFiles: Codable, Sendable, Hashable {
    /// A copy of the reference as the run found it.
    public var expected: String?
    /// What would be recorded.
    public var actual: String?
    /// Both and what differs, side by side.
    public var difference: String?

    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
        self.expected = expected
        self.actual = actual
        self.difference = difference
    }

    /// All paths that there are.
    public var paths: [String] { [expected, actual, difference].compactMap(\.self) }
}
