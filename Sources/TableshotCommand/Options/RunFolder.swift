import Foundation
import TableSnapshots

/// The folder of a run for commands that are told none: the same for all that write or read results.
enum RunFolder {
    /// What the environment names, or the default.
    static var standard: String {
        ArtifactFolder.path(in: ProcessInfo.processInfo.environment)
    }

    /// Where that is, as the help says it.
    static let words =
        "that of the variable \(ArtifactFolder.variables.joined(separator: " or ")), or else "
        + ArtifactFolder.defaultPath
}
