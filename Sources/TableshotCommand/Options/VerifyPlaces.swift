import ArgumentParser
import Foundation
import TableSnapshots

/// Options for the folders of a run.
struct VerifyPlaces: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder for all references, which mirrors the current folder. By default, references "
                + "are in \(SnapshotScope.folderName) beside their documents.", valueName: "dir"),
        completion: .directory)
    var snapshots: String?

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for the results and the differences. The default is \(RunFolder.help).",
            valueName: "dir"),
        completion: .directory)
    var output: String?

    @OptionGroup var assetOptions: AssetOptions

    @OptionGroup var fontOptions: FontOptions

    func validate() throws {
        for (name, value) in [("snapshots", snapshots), ("output", output)] where value == "" {
            throw ValidationError("'--\(name)' is empty; give a folder")
        }
    }
}

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
