import ArgumentParser
import Tableshot

/// The command that describes the structure of a table, its accessibility elements, and its
/// performance problems.
struct InspectCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "inspect",
            abstract: "List a table's rows, views, accessibility elements and performance faults.",
            discussion: """
                Prints sections, rows and the views of the cells on the screen, with their frames in \
                points. The options below print other properties of the table. The output for a table \
                is always equal, byte by byte.

                  \(name) inspect inbox.table.yaml
                  \(name) inspect inbox.table.yaml --at 160,100
                  \(name) inspect inbox.table.yaml --accessibility --format json
                  \(name) inspect inbox.table.yaml --constraints --strict
                  \(name) inspect inbox.table.yaml --legend legend.png
                  \(name) inspect PriceCell.xib --format json
                  \(name) inspect Cells --strict
                  \(name) inspect --sample \(CommandSetting.current.sampleName) --performance --strict
                  \(name) inspect inbox.table.yaml --overlay blended -o blended.png

                --performance scrolls the table from top to bottom, at most 100 screens, and starts and \
                ends the editing mode. --accessibility lists elements without a label below the tree.

                Exit codes: 0 success; 1 if --performance, --accessibility or --constraints has findings \
                and --strict is given; 2 if the input cannot be displayed. Warnings about the document are not \
                findings. With other options, --strict treats warnings as errors. For a xib or storyboard, \
                --strict exits with 1 for every warning: parts that are not drawn, constraints that \
                conflict, ambiguous views, missing images and fonts, clipped texts. Classes and fonts of \
                the application are notes. --allow turns further kinds of warnings into notes.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A document, a xib, a storyboard, or '-' for standard input. A folder is searched "
                + "for xibs and storyboards.", valueName: "doc"),
        completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard"]))
    var document: String?

    @Option(
        help: ArgumentHelp("A built-in table in place of a document.", valueName: "name"),
        completion: .list(CommandSetting.current.namesToRender))
    var sample: String?

    @Option(help: ArgumentHelp("The format of the output.", valueName: "text|json"))
    var format: InspectionFormat = .text

    @OptionGroup(title: "Question") var question: InspectionQuestion
    @OptionGroup(title: "Picture") var picture: PictureOptions
    @OptionGroup(title: "Interface Builder") var nib: NibOptions
    /// Options of other commands, parsed here for a helpful error message.
    @OptionGroup(visibility: .hidden) var part: PartOptions

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("The PNG of '--overlay'; '-' is standard output.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @OptionGroup var assetOptions: AssetOptions

    @OptionGroup var fontOptions: FontOptions

    @Flag(
        help: """
            Exit with 1 if '--performance', '--accessibility' or '--constraints' has findings. \
            With other options, treat warnings as errors: exit with 2.
            """)
    var strict = false

    /// Whether warnings fail a strict run.
    ///
    /// Questions with findings of their own fail for findings only.
    private var failsForWarnings: Bool { strict && !question.mayHaveFindings }

    func validate() throws {
        try InspectionSource.check(document: document, sample: sample)
        try question.check(output: output, format: format)
        if part.isGiven {
            throw ValidationError(
                "'--section' and '--row' apply to pictures, and 'inspect' examines a screen; give "
                    + "'--offset', or '--height content' for the whole table")
        }
    }

    func run() throws {
        let inputs = try InspectionSource.nibs(document)
        try nib.check(inputs)
        if !inputs.isEmpty { return try inspectNibs(inputs) }
        let source = try RequestSource(
            assets: assetOptions.assets, fonts: fontOptions.fonts, isStrict: failsForWarnings)
        let requests = try picture.requests(
            for: InspectionSource.request(document: document, sample: sample, in: source))
        guard let request = requests.first, requests.count == 1 else {
            throw CommandFailure(
                "the matrix has \(requests.count) variants, and 'inspect' examines a single screen; "
                    + "reduce each axis of the matrix to a single value",
                path: requests.first?.place(of: "matrix"))
        }
        try protect([request], source)
        let console = Console.standard
        for warning in request.document.warnings {
            console.printError(DiagnosticFormatter.text(of: warning, isStrict: failsForWarnings))
        }
        let answer: InspectionAnswer
        let diagnostics: [Diagnostic]
        do {
            (answer, diagnostics) = try request.placed {
                try inspect(request.document, fontBook: request.fontBook) {
                    try question.answer(about: $0, format: format)
                }
            }
        } catch {
            console.report(error, path: request.origin)
            throw ExitCode(ExitStatus.badInput)
        }
        for diagnostic in diagnostics {
            console.printError(
                DiagnosticFormatter.line(
                    diagnostic, path: request.origin, isStrict: failsForWarnings))
        }
        if failsForWarnings, !(diagnostics.isEmpty && request.document.warnings.isEmpty) {
            throw ExitCode(ExitStatus.badInput)
        }
        try deliver(answer, request)
        if strict, answer.hasFindings { throw ExitCode(ExitStatus.incomplete) }
    }

    /// Path of the picture that answers the question, or `nil` if the answer is text.
    private var pictureOutput: String? { question.legend ?? output }

    /// Inspects all pictures of Interface Builder's files.
    ///
    /// An error of a file does not stop the other files.
    private func inspectNibs(_ inputs: [DocumentInput]) throws {
        let source = try RequestSource(
            assets: assetOptions.assets, fonts: fontOptions.fonts, isStrict: strict)
        var inspection = NibInspection(question, format, isStrict: strict)
        var hasFailed = false
        for input in inputs {
            do {
                let requests = try picture.requests(for: input, in: source, nib)
                if pictureOutput != nil, requests.count != 1 || inputs.count != 1 {
                    throw CommandFailure(
                        "the picture shows a single part, and the file has \(requests.count) parts; "
                            + "give '--scene', and a single width and variant", path: input.path)
                }
                try protect(requests, source)
                for request in requests {
                    let answer = try inspection.add(request)
                    if answer.picture != nil { try deliver(answer, request) }
                }
            } catch let error as ValidationError {
                throw error
            } catch {
                hasFailed = true
                Console.standard.report(error, path: input.path)
            }
        }
        if pictureOutput == nil { try inspection.printAnswers() }
        if hasFailed { throw ExitCode(ExitStatus.badInput) }
        if strict, inspection.findings > 0 { throw ExitCode(ExitStatus.incomplete) }
    }

    /// Throws a `CommandFailure` if the picture would replace a file that the run reads.
    private func protect(_ requests: [PictureRequest], _ source: RequestSource) throws {
        guard let path = pictureOutput else { return }
        var protection = InputProtection()
        for request in requests { protection.read(request, source.files) }
        protection.read(fonts: source.fonts)
        let contents = question.legend == nil ? "the overlay" : "the legend"
        if path == "-" {
            protection.writeToStandardOutput(contents)
        } else {
            let option = question.legend == nil ? "-o" : "--legend"
            protection.write(path, contents, advice: "give '\(option)' another file")
        }
        try protection.check()
    }

    private func deliver(_ answer: InspectionAnswer, _ request: PictureRequest) throws {
        if let text = answer.text { try Console.standard.write(text) }
        guard let node = answer.picture, let path = pictureOutput else { return }
        let picture = try Picture(
            node, background: .white, context: request.document.context(fontBook: request.fontBook))
        if path == "-" {
            let spool = try SpooledOutput()
            try picture.writePNG(to: spool)
            try spool.release(to: FileHandleSink.standardOutput())
        } else {
            let file = try AtomicFile(path: path)
            try picture.writePNG(to: file)
            try file.commit()
            try Console.standard.print(path)
        }
    }
}
