import ArgumentParser
import Foundation
import Tableshot

/// The command that renders the frames of a document's timeline, or of a cross-fade between two
/// documents.
struct AnimateCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "animate",
            abstract: "Render a document's timeline as an APNG, GIF, WebP, video or single frames.",
            discussion: """
                The timeline of the document lists the steps and their times:

                  timeline:
                    - {at: 0.2, select: [0, 1]}
                    - {at: 1.0, deselect: [0, 1], duration: 0.5, curve: easeInOut}

                The animation has round(duration × fps) + 1 frames. With two documents, the animation \
                is a fade from the first document to the second. Several outputs are written in a \
                single pass. Prints the path of each output.

                  \(name) animate inbox.table.yaml
                  \(name) animate inbox.table.yaml -o frames/ -o inbox.apng -o inbox.gif --fps 30
                  \(name) animate inbox.table.yaml --strip strip.png --every 6 --scale 1
                  \(name) animate off.table.yaml on.table.yaml --duration 0.4 -o fade.webp
                  \(name) animate inbox.table.yaml --matrix theme=ios6,ios15 -o frames/
                  \(name) animate inbox.table.yaml --crop row 0,1 -o row.apng
                  \(name) animate inbox.table.yaml -o inbox.mp4 -o inbox.webm
                  \(name) animate inbox.table.yaml -o - | mpv -
                  \(name) animate inbox.table.yaml --tree 0.4
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A document, or '-' for standard input. A second document gives a fade from the "
                + "first document to the second.",
            valueName: "doc"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var documents: [String] = []

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp(
            "A file with the suffix .apng, .png, .gif, .webp, .mp4, .webm, .y4m or .raw; a folder "
                + "for frames; or '-' for standard output. May be repeated.",
            discussion: "The default is NAME.apng, unless '--strip' or '--tree' is given. "
                + "An .mp4 and a .webm need an installed ffmpeg.",
            valueName: "file|dir"),
        completion: .file())
    var output: [String] = []

    @Option(
        help: ArgumentHelp(
            "A PNG with a grid of all frames and their times; '--every' leaves frames out. Each of "
                + "several variants has its own PNG, named FILE.VARIANT.png.",
            valueName: "file"),
        completion: .file(extensions: ["png"]))
    var strip: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Print the render tree of the frame at an instant, or of all frames that '--from', "
                + "'--to' and '--every' select. May be repeated.",
            valueName: "seconds|all"))
    var tree: [TreeInstant] = []

    @Option(
        help: ArgumentHelp(
            "The format on standard output: y4m (YUV4MPEG2 for ffmpeg and mpv) or raw (RGBA pixels "
                + "without a header).",
            valueName: "y4m|raw"))
    var format: StreamFormat?

    @OptionGroup(title: "Animation") var animation: AnimationOptions
    @OptionGroup(title: "Picture") var picture: PictureOptions
    /// Options of other commands, parsed here for a helpful error message.
    @OptionGroup(visibility: .hidden) var part: PartOptions

    @OptionGroup var assetOptions: AssetOptions

    @OptionGroup var fontOptions: FontOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number of threads that paint large frames, from 1 to 256. The frames do not depend "
                + "on the number.", valueName: "n"))
    var threads: Int?

    @Flag(help: "Treat warnings as errors: exit with 2 and write nothing.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not print paths or progress.")
    var quiet = false

    func validate() throws {
        let all = try allDocuments()
        try DocumentSearch.checkEndings(of: all)
        guard (1...2).contains(all.count) else {
            throw ValidationError(
                all.isEmpty
                    ? "no document is given; give a document, or two documents for a fade"
                    : "\(all.count) documents are given; give a document, or two documents for a fade"
            )
        }
        if all.contains("") { throw ValidationError("a document's path is empty") }
        if animation.curve != nil, all.count == 1 {
            throw ValidationError(
                "'--curve' applies to the fade of two documents; give a timeline's step its own "
                    + "curve in the document")
        }
        if animation.fade != nil, all.count == 1 {
            throw ValidationError(
                "'--fade' applies to the fade of two documents; for the selections of a timeline, "
                    + "write animation: {selectionFade: …} in the document, which also has a fade of "
                    + "the background alone")
        }
        if part.isGiven {
            throw ValidationError(
                "'--section' and '--row' apply to pictures; give '--crop row SECTION,ROW'")
        }
        if let threads, !(1...256).contains(threads) {
            throw ValidationError("'--threads' is \(threads); give a number from 1 to 256")
        }
        _ = try outputs(default: "a.apng")
    }

    /// Returns all documents, including the documents after `--crop`.
    private func allDocuments() throws -> [String] { try documents + animation.cropped().rest }

    /// Returns the outputs for the frames.
    private func outputs(default path: String) throws -> [FrameOutput] {
        var result = try output.map { try FrameOutput(output: $0, format: format) }
        if let strip {
            guard strip != "-", (strip as NSString).pathExtension.lowercased() == "png" else {
                throw ValidationError("'--strip \(strip)' does not end in .png; give FILE.png")
            }
            result.append(.strip(strip))
        }
        let streams = result.filter { $0.path == nil }
        if streams.count > 1 {
            throw ValidationError("'--output -' is given \(streams.count) times; give it once")
        }
        if format != nil, streams.isEmpty {
            throw ValidationError("'--format' applies to standard output; give '-o -'")
        }
        if !streams.isEmpty {
            if !tree.isEmpty {
                throw ValidationError(
                    "'--tree' and '--output -' exclude each other: both print on standard output; "
                        + "give '-o FILE'")
            }
            if isatty(STDOUT_FILENO) == 1 {
                throw ValidationError(
                    "frames cannot be printed on a terminal; redirect standard output, or give '-o FILE'"
                )
            }
        }
        var places: [String: String] = [:]
        for output in result {
            guard let path = output.path, let place = output.place else { continue }
            if let other = places.updateValue(path, forKey: place) {
                throw ValidationError(
                    other == path
                        ? "the output \(path) is given twice; give it once"
                        : "the outputs \(path) and \(other) are the same file or folder; give one of them"
                )
            }
        }
        if result.isEmpty, tree.isEmpty { result = [.apng(path)] }
        return result
    }

    func run() throws {
        let source = try RequestSource(
            assets: assetOptions.assets, fonts: fontOptions.fonts, isStrict: strict)
        let pictures = try allDocuments().map { try self.requests($0, source) }
        if let variants = pictures.first, variants.count > 1, pictures.count == 1 {
            return try write(variants, source)
        }
        let requests = try pictures.map(single)
        let outputs = try outputs(default: requests[0].name + ".apng")
        try protect(requests, [(requests[0], outputs)], source)
        try write(requests, to: outputs)
    }

    /// Throws a `CommandFailure` if an output would replace a file that the run reads.
    private func protect(
        _ requests: [PictureRequest], _ outputs: [(PictureRequest, [FrameOutput])],
        _ source: RequestSource
    ) throws {
        var protection = InputProtection()
        for request in requests { protection.read(request, source.files) }
        protection.read(fonts: source.fonts)
        for (request, outputs) in outputs {
            for output in outputs { output.claim(in: &protection, of: request) }
        }
        try protection.check()
    }

    private func write(_ requests: [PictureRequest], to outputs: [FrameOutput]) throws {
        let writer = AnimationWriter(
            requests: requests, options: animation, outputs: outputs, trees: tree,
            isStrict: strict, isQuiet: quiet, threads: threads)
        try writer.write()
    }

    /// Writes the frames of each variant into a separate folder and strip, named as `render`
    /// names the variant's picture.
    private func write(_ variants: [PictureRequest], _ source: RequestSource) throws {
        let outputs = try self.outputs(default: "a.apng")
        guard tree.isEmpty, outputs.allSatisfy({ $0.place(of: variants[0]) != nil })
        else {
            throw refusal(
                of: variants,
                "are written only to folders and strips; give '-o FOLDER/' or '--strip FILE.png', or "
                    + "reduce each axis of the matrix to a single value")
        }
        let places = variants.map { variant in
            (variant, outputs.compactMap { $0.place(of: variant) })
        }
        try protect(variants, places, source)
        for (variant, outputs) in places { try write([variant], to: outputs) }
    }

    private func requests(_ path: String, _ source: RequestSource) throws -> [PictureRequest] {
        try picture.requests(
            for: InspectionSource.request(document: path, sample: nil, in: source))
    }

    private func single(_ requests: [PictureRequest]) throws -> PictureRequest {
        guard let request = requests.first, requests.count == 1 else {
            throw refusal(
                of: requests,
                "cannot fade into another document; reduce each axis of the matrix to a single value"
            )
        }
        return request
    }

    private func refusal(of variants: [PictureRequest], _ reason: String) -> CommandFailure {
        CommandFailure(
            "the matrix has \(variants.count) variants, which \(reason)",
            path: variants.first?.place(of: "matrix"))
    }
}
