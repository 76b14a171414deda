/// An error for an unknown policy name in the environment.
public struct RecordPolicyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Variable, its unknown value and all policies.
    public let description: String

    init(_ name: String, of variable: String) {
        description =
            "\(variable) is \"\(name)\"; it can be "
            + RecordPolicy.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
