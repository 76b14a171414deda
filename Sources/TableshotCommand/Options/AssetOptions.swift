import ArgumentParser

/// Options for folders with files of documents, besides the documents' own folders.
struct AssetOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Another folder whose files documents may use; may be repeated.", valueName: "dir"),
        completion: .directory)
    var assets: [String] = []
}
