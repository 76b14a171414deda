import ArgumentParser
import Foundation
import Tableshot

/// Options for every command that renders.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The picture's file, or the folder for pictures; '-' is standard output.",
            discussion:
                "A name that ends in .png, .svg or .pdf is a file of that format, one without "
                + "an ending a folder, which is made if it is missing. The default is the "
                + "current folder.",
            valueName: "file|dir"),
        completion: .file())
    var outputs: [String] = []

    /// The output from the arguments.
    var output: String? { outputs.first }

    @Option(
        help: ArgumentHelp(
            "The format of pictures in a folder or on standard output: pixels, or shapes.",
            valueName: "png|svg|pdf"))
    var format: PictureFormat?

    @Option(
        help: ArgumentHelp(
            "How text stands in SVG and PDF: as shapes, or as characters to search and select. "
                + "An SVG's characters need the fonts where it is shown.",
            valueName: "outlines|text"))
    var text: VectorText?

    @OptionGroup var fontOptions: FontOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many threads paint and compress; the picture does not depend on it.",
            valueName: "n"))
    var threads: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How many pictures are made at once; they do not depend on it.", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Treat warnings as errors: exit with 2 and keep no picture.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not print the paths of pictures, nor progress.")
    var quiet = false

    /// Number of pictures to render in parallel.
    ///
    /// Defaults to the number of processors.
    var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    func validate() throws {
        if let threads, !(1...256).contains(threads) {
            throw ValidationError("'--threads' is \(threads); it is from 1 to 256")
        }
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("'--jobs' is \(jobs); it is from 1 to 256")
        }
        if outputs.count > 1 {
            throw ValidationError(
                "'--output' is given \(outputs.count) times (\(outputs.joined(separator: ", "))); a run writes to "
                    + "one file or folder, and '--format' says as what")
        }
        if output == "" { throw ValidationError("'--output' is empty; a file or folder is needed") }
    }
}
