/// Which references a run may write.
public enum RecordPolicy: String, Codable, Sendable, Hashable, CaseIterable {
    /// All of them, whether they differ or not.
    case all
    /// Those that are not there yet.
    case missing
    /// Those that are not there yet, and those that differ.
    case failed
    /// None; what a build server always uses.
    case never

    /// The environment variable that names the policy.
    public static let variable = "TABLESHOT_RECORD"

    /// What the command does without a wish: `never` where `CI` is set, else `missing`.
    public static func standard(in environment: [String: String]) -> RecordPolicy {
        let value = environment["CI"]?.lowercased() ?? ""
        return ["", "0", "false"].contains(value) ? .missing : .never
    }
}
