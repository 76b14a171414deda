import ArgumentParser
import Foundation

/// Options for the references of Interface Builder's files.
struct NibVerifyOptions: ParsableArguments {
    @Option(
        name: .customLong("nib-width"), parsing: .unconditional,
        help: ArgumentHelp(
            "The widths of cells, views, scenes and prototypes in points. The default is the width of "
                + "the file.", valueName: "points"),
        transform: PictureWidths.init(argument:))
    var widths: PictureWidths?

    @OptionGroup var looks: NibLooks

    func validate() throws {
        for width in widths?.points ?? [] { try PictureOptions.checkSize(width, "--nib-width") }
    }

    /// Pictures of each file.
    var choice: NibChoice {
        NibChoice(
            widths: (widths?.points ?? []).map { CGFloat($0) }, states: looks.states?.states ?? [],
            allowed: looks.allowed)
    }
}
