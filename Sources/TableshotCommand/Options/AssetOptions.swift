import ArgumentParser

/// Options for folders with files of documents, besides the documents' own folders.
struct AssetOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A further folder with files for documents. May be repeated.", valueName: "dir"),
        completion: .directory)
    var assets: [String] = []
}
