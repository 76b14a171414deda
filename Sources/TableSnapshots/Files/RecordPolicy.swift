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
    /// The variable of swift-snapshot-testing, which has the same values.
    public static let sharedVariable = "SNAPSHOT_TESTING_RECORD"

    /// The policy of a name, or of what Playwright calls two of them: `changed` and `none`.
    public init?(named name: String) {
        switch name {
        case "changed": self = .failed
        case "none": self = .never
        default: self.init(rawValue: name)
        }
    }

    /// What applies where nothing but the environment says it.
    ///
    /// `TABLESHOT_RECORD` says it, or else `SNAPSHOT_TESTING_RECORD`; without either, it is `never` where
    /// `CI` is set, else `missing`. Throws for a value that is no policy.
    public static func standard(
        in environment: [String: String]
    ) throws(RecordPolicyError) -> RecordPolicy {
        for variable in [variable, sharedVariable] {
            guard let name = environment[variable], !name.isEmpty else { continue }
            guard let policy = RecordPolicy(named: name) else {
                throw RecordPolicyError(name, of: variable)
            }
            return policy
        }
        let value = environment["CI"]?.lowercased() ?? ""
        return ["", "0", "false"].contains(value) ? .missing : .never
    }
}
