/// Result of a snapshot in a run.
public enum SnapshotVerdict: String, Codable, Sendable, Hashable, CaseIterable {
    /// The snapshot equals its reference, or is within its tolerance.
    case matched
    /// The reference was missing and was recorded.
    case recorded
    /// The reference was replaced.
    case updated
    /// The snapshot differs from the reference, or could not be compared.
    case failed
    /// The reference is missing.
    case missing
    /// The reference is not claimed.
    case obsolete

    /// Whether a person must act before the next run passes.
    public var isFailure: Bool { self == .failed || self == .missing }
    /// Whether a reference was written.
    public var isRecording: Bool { self == .recorded || self == .updated }
}
