import Foundation

/// What applies to all snapshots of a run.
public struct SnapshotSettings: Sendable, Hashable {
    /// Which references may be written.
    public var policy: RecordPolicy
    /// The folder that takes what a failed comparison leaves; never one that holds references.
    public var artifacts: String

    public init(policy: RecordPolicy = .never, artifacts: String = Self.defaultArtifacts) {
        self.policy = policy
        self.artifacts = artifacts
    }

    /// Reads `TABLESHOT_RECORD` and `SNAPSHOT_ARTIFACTS`.
    ///
    /// Throws a `SnapshotError` when the policy is none that is known.
    public init(environment: [String: String]) throws(SnapshotError) {
        let artifacts = environment[Self.artifactsVariable] ?? ""
        self.init(artifacts: artifacts.isEmpty ? Self.defaultArtifacts : artifacts)
        guard let name = environment[RecordPolicy.variable], !name.isEmpty else { return }
        guard let policy = RecordPolicy(rawValue: name) else { throw .unknownPolicy(name) }
        self.policy = policy
    }

    /// The environment variable that names the artifacts' folder.
    public static let artifactsVariable = "SNAPSHOT_ARTIFACTS"
    /// The folder without the variable, in the current folder.
    public static let defaultArtifacts = ".build/snapshot-failures"
    /// Names of folders that hold references.
    static let referenceFolders: Set<String> = ["Snapshots", "__Snapshots__"]
}
