import Foundation
import TableSnapshots

/// The default folder of results, for all commands that write or read results.
enum RunFolder {
    /// The folder from the environment, or the default folder.
    static var standard: String {
        ArtifactFolder.path(in: ProcessInfo.processInfo.environment)
    }

    /// Description of the folder in the help.
    static let help =
        "the folder in the variable \(ArtifactFolder.variables.joined(separator: " or ")), or "
        + ArtifactFolder.defaultPath
}
