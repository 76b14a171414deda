import ArgumentParser

/// Where documents may take files from, besides their own folders.
struct AssetOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Another folder whose files documents may use; may be repeated.", valueName: "dir"),
        completion: .directory)
    var assets: [String] = []
}
