import ArgumentParser
import Foundation
import Tableshot

/// Options for every command that renders.
struct RunOptions: ParsableArguments {
    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "The file of the picture, the folder for pictures, or '-' for standard output.",
            discussion:
                "A name with the suffix .png, .svg or .pdf is a file of this format. A name without "
                + "a suffix is a folder; a missing folder is created. The default is the current "
                + "folder.",
            valueName: "file|dir"),
        completion: .file())
    var outputs: [String] = []

    /// The output from the arguments.
    var output: String? { outputs.first }

    @Option(
        help: ArgumentHelp(
            "The format of pictures in a folder or on standard output: pixels (png) or shapes "
                + "(svg, pdf).",
            valueName: "png|svg|pdf"))
    var format: PictureFormat?

    @Option(
        help: ArgumentHelp(
            "The form of text in SVG and PDF: shapes, or characters to search and select. The "
                + "viewer of an SVG with characters needs the fonts.",
            valueName: "outlines|text"))
    var text: VectorText?

    @OptionGroup var fontOptions: FontOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of threads that paint and compress, from 1 to 256. The picture does not "
                + "depend on the number.",
            valueName: "n"))
    var threads: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of pictures to render at once, from 1 to 256. The pictures do not depend on "
                + "the number.", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Treat warnings as errors: exit with 2 and keep no picture.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not print the paths of pictures or progress.")
    var quiet = false

    /// Number of pictures to render in parallel.
    ///
    /// Defaults to the number of processors.
    var jobCount: Int { jobs ?? max(1, ProcessInfo.processInfo.activeProcessorCount) }

    func validate() throws {
        if let threads, !(1...256).contains(threads) {
            throw ValidationError("'--threads' is \(threads); give a number from 1 to 256")
        }
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("'--jobs' is \(jobs); give a number from 1 to 256")
        }
        if outputs.count > 1 {
            throw ValidationError(
                "'--output' is given \(outputs.count) times (\(outputs.joined(separator: ", "))); give "
                    + "a single file or folder, and the format of pictures in a folder with '--format'"
            )
        }
        if output == "" { throw ValidationError("'--output' is empty; give a file or folder") }
    }
}
