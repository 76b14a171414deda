/// A registry of claimed references, which detects references with two owners.
package struct ReferenceRegistry: Sendable {
    private var owners: [String: String] = [:]

    /// Creates a registry without claims.
    package init() {}

    /// Claims a path, or throws an error with its present owner.
    ///
    /// Paths that differ only in case are the same file on some systems.
    package mutating func claim(_ path: String, by owner: String) throws(ReferenceConflict) {
        let former = owners.updateValue(owner, forKey: path.lowercased())
        guard let former else { return }
        throw ReferenceConflict(path: path, owner: owner, former: former)
    }
}

/// Two documents or tests with snapshots in the same file.
package struct ReferenceConflict: Error, Sendable, Hashable, CustomStringConvertible {
    /// Path of the reference with two owners.
    package let path: String
    /// Document or test with the second claim.
    package let owner: String
    /// Document or test with the first claim.
    package let former: String

    /// Both owners, the path and the remedy.
    package var description: String {
        owner == former
            ? "\(owner) claims \(path) twice; give names that differ in more than case"
            : "both \(former) and \(owner) claim \(path); rename either of them"
    }
}
