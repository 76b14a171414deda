import TableSnapshots

extension RecordPolicy {
    /// The policy where neither an assertion nor a trait gives one.
    ///
    /// `TABLESHOT_RECORD` says it; without it, nothing is recorded where `CI` is set, and elsewhere what is
    /// missing. Throws a `SnapshotError` for a value that is no policy.
    static func ofTests(_ environment: [String: String]) throws(SnapshotError) -> RecordPolicy {
        if let name = environment[variable], !name.isEmpty {
            guard let policy = RecordPolicy(rawValue: name) else { throw .unknownPolicy(name) }
            return policy
        }
        return .standard(in: environment)
    }
}
