/// What became of one snapshot in a run.
public enum SnapshotVerdict: String, Codable, Sendable, Hashable, CaseIterable {
    /// It is as it was recorded, or within its tolerance.
    case matched
    /// There was no reference, and now there is one.
    case recorded
    /// The reference was written anew.
    case updated
    /// It differs from the reference, or could not be compared with it.
    case failed
    /// There is no reference.
    case missing
    /// There is a reference that nothing claims.
    case obsolete

    /// Whether somebody has to look at it before the next run passes.
    public var isFailure: Bool { self == .failed || self == .missing }
    /// Whether a reference was written.
    public var isRecording: Bool { self == .recorded || self == .updated }
}
