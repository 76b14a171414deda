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
