/// Recorded files that no run has claimed.
public struct PrunedFiles: Sendable, Hashable {
    /// Sorted files that are no longer claimed.
    public var obsolete: [String] = []
    /// Reasons for keeping unclaimed references of tests, by path.
    ///
    /// A person decides about the references, because runs of tests do not report all claims.
    public var candidates: [String: String] = [:]
    /// Unclaimed files that are kept, because a claim is possible.
    public var kept: [Kept] = []

    /// Files that are kept for the same reason.
    public struct Kept: Sendable, Hashable {
        /// Sorted paths of the files.
        public var files: [String]
        /// Reason for keeping the files.
        public var reason: String
    }

    mutating func keep(_ files: [String], _ reason: String) {
        if !files.isEmpty { kept.append(Kept(files: files.sorted(), reason: reason)) }
    }
}
