/// What there is to say of recorded files that no run has claimed.
public struct PrunedFiles: Sendable, Hashable {
    /// Those that nothing claims any more, sorted.
    public var obsolete: [String] = []
    /// Files that stay although nothing has claimed them, for it is not known whether anything does.
    public var kept: [Kept] = []

    /// Files that stay for one reason.
    public struct Kept: Sendable, Hashable {
        public var files: [String]
        public var reason: String
    }

    mutating func keep(_ files: [String], _ reason: String) {
        if !files.isEmpty { kept.append(Kept(files: files.sorted(), reason: reason)) }
    }
}
