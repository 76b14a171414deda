import ArgumentParser

/// Options for font folders, besides the standard folders.
struct FontOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A folder of fonts that come before the standard ones; may be repeated.",
            valueName: "dir"),
        completion: .directory)
    var fonts: [String] = []
}
