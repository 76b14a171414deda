/// Policy for writing references.
public enum RecordPolicy: String, Codable, Sendable, Hashable, CaseIterable {
    /// All references are written, equal or not.
    case all
    /// Missing references are written.
    case missing
    /// Missing and differing references are written.
    case failed
    /// No reference is written. Build servers always use this policy.
    case never

    /// Name of the environment variable for the policy.
    public static let variable = "TABLESHOT_RECORD"
    /// Name of swift-snapshot-testing's variable, which has the same values.
    public static let sharedVariable = "SNAPSHOT_TESTING_RECORD"

    /// Creates the policy with a name.
    ///
    /// Playwright's `changed` and `none` are also accepted.
    public init?(named name: String) {
        switch name {
        case "changed": self = .failed
        case "none": self = .never
        default: self.init(rawValue: name)
        }
    }

    /// Returns the policy from environment variables.
    ///
    /// The variable is `TABLESHOT_RECORD`, or else `SNAPSHOT_TESTING_RECORD`. Without either,
    /// the policy is `never` if `CI` is set, and `missing` otherwise. Throws an error for an
    /// unknown policy.
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

/// An error for an unknown policy name in the environment.
public struct RecordPolicyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Variable, its unknown value and all policies.
    public let description: String

    init(_ name: String, of variable: String) {
        description =
            "\(variable) is \"\(name)\"; set the variable to "
            + RecordPolicy.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
