/// A name in the environment that is no policy.
public struct RecordPolicyError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ name: String, of variable: String) {
        description =
            "\(variable) is \"\(name)\"; it can be "
            + RecordPolicy.allCases.map(\.rawValue).joined(separator: ", ")
    }
}
