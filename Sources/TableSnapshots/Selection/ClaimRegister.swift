/// Knows who claims which reference, so that none has two owners.
public struct ClaimRegister: Sendable {
    private var owners: [String: String] = [:]

    public init() {}

    /// Claims a path, or says who has it already.
    ///
    /// Paths that differ in case only are one file on some systems.
    public mutating func claim(_ path: String, by owner: String) throws(ClaimConflict) {
        let former = owners.updateValue(owner, forKey: path.lowercased())
        guard let former else { return }
        throw ClaimConflict(path: path, owner: owner, former: former)
    }
}

/// Two documents or tests whose snapshots would be one file.
public struct ClaimConflict: Error, Sendable, Hashable, CustomStringConvertible {
    public let path: String
    public let owner: String
    public let former: String

    public var description: String {
        owner == former
            ? "\(owner) claims \(path) twice; names must differ in more than case"
            : "\(owner) claims \(path), and so does \(former); rename one of them"
    }
}
