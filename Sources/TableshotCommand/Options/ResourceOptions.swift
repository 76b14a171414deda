import ArgumentParser

/// Options for font folders, besides the standard folders.
struct FontOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A folder of fonts with priority over the standard fonts. May be repeated.",
            valueName: "dir"),
        completion: .directory)
    var fonts: [String] = []
}

/// Options for folders with files of documents, besides the documents' own folders.
struct AssetOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A further folder with files for documents. May be repeated.", valueName: "dir"),
        completion: .directory)
    var assets: [String] = []
}
