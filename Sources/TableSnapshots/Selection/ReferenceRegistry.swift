/// A registry of claimed references, which detects references with two owners.
public struct ReferenceRegistry: Sendable {
    private var owners: [String: String] = [:]

    /// Creates a registry without claims.
    public init() {}

    /// Claims a path, or throws an error with its present owner.
    ///
    /// Paths that differ only in case are the same file on some systems.
    public mutating func claim(_ path: String, by owner: String) throws(ReferenceConflict) {
        let former = owners.updateValue(owner, forKey: path.lowercased())
        guard let former else { return }
        throw ReferenceConflict(path: path, owner: owner, former: former)
    }
}

/// Two documents or tests with snapshots in the same file.
public struct ReferenceConflict: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the reference with two owners.
    public let path: String
    /// Document or test with the second claim.
    public let owner: String
    /// Document or test with the first claim.
    public let former: String

    /// Both owners, the path and the remedy.
    public var description: String {
        owner == former
            ? "\(owner) claims \(path) twice; names must differ in more than case"
            : "\(owner) claims \(path), and so does \(former); rename one of them"
    }
}
