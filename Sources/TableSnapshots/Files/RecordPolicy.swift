/// Which references a run may write.
public enum RecordPolicy: String, Sendable, Hashable, CaseIterable {
    /// All of them, whether they differ or not.
    case all
    /// Those that are not there yet.
    case missing
    /// Those that are not there yet, and those that differ.
    case failed
    /// None; the default, and what a build server always uses.
    case never

    /// The environment variable that names the policy.
    public static let variable = "TABLESHOT_RECORD"
}
