/// A snapshot that is not as it should be.
public struct SnapshotFailure: Sendable, Hashable {
    /// The cause, and what can be done about it, in a few lines.
    public let message: String
    /// The files that show it, such as the actual picture and the difference.
    public let artifacts: [String]
}
