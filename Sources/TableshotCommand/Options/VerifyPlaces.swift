import ArgumentParser
import TableSnapshots

/// Options for the folders of a run.
struct VerifyPlaces: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "One folder for all references, which mirrors the current one; without it they lie in "
                + "\(SnapshotScope.folderName) beside their documents.", valueName: "dir"),
        completion: .directory)
    var snapshots: String?

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The folder for results and for what differs; without it \(RunFolder.help).",
            valueName: "dir"),
        completion: .directory)
    var output: String?

    @OptionGroup var assetOptions: AssetOptions

    @OptionGroup var fontOptions: FontOptions

    func validate() throws {
        for (name, value) in [("snapshots", snapshots), ("output", output)] where value == "" {
            throw ValidationError("'--\(name)' is empty; a folder is needed")
        }
    }
}
