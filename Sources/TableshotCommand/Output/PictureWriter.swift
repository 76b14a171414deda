import ArgumentParser
import Foundation
import Tableshot

/// A writer that renders the pictures of a run in parallel and reports the outcomes in order.
final class PictureWriter {
    let plan: OutputPlan
    let options: RunOptions
    let sheet: SheetOptions
    private let source: RequestSource
    /// Number of documents or tables in the run, for the progress line.
    let count: Int
    private let console = Console.standard
    private var failures = 0
    /// Printed errors of the fonts beside documents.
    private var fontErrors: Set<FontFolderError> = []
    /// Pictures that were started or failed, and are not yet reported.
    private var waiting: [Work] = []
    private var protection = InputProtection()
    /// The pictures of the sheet.
    private var shown: [ContactSheet.Item] = []
    /// Lines that were printed for the current document.
    ///
    /// Its variants do not repeat the lines.
    private var printed: (origin: String, lines: Set<String>) = ("", [])

    private enum Work {
        case picture(PictureRequest, number: Int)
        case failure(any Error, origin: String)
    }

    /// Creates a writer with the destinations from `--output`.
    ///
    /// - Throws: a `ValidationError` if the output is invalid or is a terminal.
    init(
        _ options: RunOptions, sheet: SheetOptions, source: RequestSource, count: Int,
        defaultOutput: String
    ) throws {
        self.options = options
        self.sheet = sheet
        self.source = source
        self.count = count
        plan = try OutputPlan(
            output: options.output ?? defaultOutput, count: count, format: options.format)
        if options.text != nil, plan.format == .png {
            throw ValidationError(
                "'--text' applies to SVG and PDF, and PNG has only pixels; give '--format svg', "
                    + "'--format pdf', or a file that ends in .svg or .pdf")
        }
        if plan.place == .standardOutput, isatty(STDOUT_FILENO) == 1 {
            throw ValidationError(
                "\(plan.format.name) cannot be printed on a terminal; redirect standard output, or "
                    + "give '-o FILE'")
        }
        if let path = sheet.sheet, plan.place == .file(path) {
            throw ValidationError(
                "'--output' and '--sheet' are the same file, \(path); give different files")
        }
    }

    /// Renders all requests and reports the errors of each request.
    ///
    /// An error does not stop the other requests. If the run has several documents, every
    /// document is read before the first picture is written, so that all input files are known.
    /// Each document is read again for rendering.
    ///
    /// - Parameters:
    ///   - documents: the documents to read; empty if the origins are names of tables.
    ///   - requests: returns the requests for an index, or throws the document's error.
    /// - Throws: a `CommandFailure` if a picture would replace an input file of the run, and an
    ///   `ExitCode` if a picture could not be rendered.
    func write(
        _ origins: [String], documents: [DocumentInput] = [],
        _ requests: (Int) throws -> [PictureRequest]
    ) throws {
        let only = try protect(origins, documents, requests)
        for (index, origin) in origins.enumerated() {
            if count > 1 { show(index, origin, 0) }
            do {
                let made = try only?.get() ?? requests(index)
                try plan.check(made.count)
                for request in made { try add(request, index) }
            } catch let error as ValidationError {
                throw error
            } catch {
                waiting.append(.failure(error, origin: origin))
            }
            if waiting.count >= options.jobCount { try finish() }
        }
        try finish()
        try writeSheet()
        console.endProgress()
        if failures > 0 { throw ExitCode(ExitStatus.badInput) }
    }

    /// Creates all requests to find the run's inputs and outputs, and checks that no output
    /// replaces an input.
    ///
    /// - Returns: the requests of the only document for reuse, or `nil` if the run has several
    ///   documents.
    private func protect(
        _ origins: [String], _ documents: [DocumentInput],
        _ requests: (Int) throws -> [PictureRequest]
    ) throws -> Result<[PictureRequest], any Error>? {
        var last: Result<[PictureRequest], any Error>?
        for (index, origin) in origins.enumerated() {
            if count > 1 { show(index, origin, 0, "reading") }
            // A document's error is reported later, in the document's turn.
            let made = Result { try requests(index) }
            if case .success(let made) = made {
                try plan.check(made.count)
                for request in made { claim(request) }
            }
            last = made
        }
        protection.read(fonts: source.fonts)
        for document in documents { protection.read(document, source.files) }
        if let path = sheet.sheet {
            protection.write(path, "the sheet", advice: "give '--sheet' another file")
        }
        try protection.check()
        return origins.count == 1 ? last : nil
    }

    private func claim(_ request: PictureRequest) {
        let contents = "the picture of \(InputProtection.name(of: request.origin))"
        switch plan.destination(for: request) {
        case .file(let path):
            protection.write(path, contents, advice: "give '-o' another file or folder")
        case .standardOutput: protection.writeToStandardOutput(contents)
        }
    }

    /// Adds a picture to the queue.
    private func add(_ request: PictureRequest, _ index: Int) throws {
        waiting.append(.picture(request, number: index))
        if waiting.count >= options.jobCount { try finish() }
    }

    /// Renders the queued pictures in parallel, and reports the outcomes in order.
    private func finish() throws {
        let work = waiting
        waiting = []
        let outcomes = OrderedResults<PictureOutcome>(count: work.count)
        let job = PictureJob(
            plan: plan, text: options.text ?? .outlines, isStrict: options.strict,
            protection: protection, files: source.files)
        if work.count == 1, case .picture(let request, let number) = work[0] {
            outcomes.fill(0) {
                job.write(request, threads: options.threads) { share in
                    self.show(number, request.origin, share)
                }
            }
        } else {
            let all = options.threads ?? ProcessInfo.processInfo.activeProcessorCount
            let threads = max(1, all / options.jobCount)
            DispatchQueue.concurrentPerform(iterations: work.count) { index in
                guard case .picture(let request, _) = work[index] else { return }
                outcomes.fill(index) { job.write(request, threads: threads) }
            }
        }
        for (index, item) in work.enumerated() {
            switch item {
            case .failure(let error, let origin): fail(error, origin)
            case .picture(let request, _):
                try report(outcomes.value(at: index), of: request)
            }
        }
    }

    private func report(_ outcome: PictureOutcome, of request: PictureRequest) throws {
        if printed.origin != request.origin { printed = (request.origin, []) }
        for line in outcome.diagnosticLines where printed.lines.insert(line).inserted {
            console.printError(line)
        }
        if let failure = outcome.failure { return fail(failure, request.origin) }
        if let path = outcome.path, !options.quiet { try console.print(path) }
        if sheet.sheet != nil, shown.count <= ContactSheet.limit {
            shown.append(
                ContactSheet.Item(
                    title: request.name, detail: request.caption, size: outcome.size,
                    scale: request.document.screen.scale,
                    picture: { try request.picture(scale: $0) }))
        }
    }

    private func fail(_ error: any Error, _ origin: String) {
        failures += 1
        // The documents of a suite share an error of its fonts.
        if let error = error as? FontFolderError, !fontErrors.insert(error).inserted { return }
        if !(error is ReportedFailure) { console.report(error, path: origin) }
    }

    /// Writes the sheet of the rendered pictures.
    private func writeSheet() throws {
        guard let path = sheet.sheet, !shown.isEmpty else { return }
        do {
            let sheet = ContactSheet(
                items: shown, columns: sheet.sheetColumns, jobs: options.jobCount)
            let picture = try sheet.picture()
            for diagnostic in picture.diagnostics {
                console.printError(
                    DiagnosticFormatter.line(diagnostic, path: path, isStrict: options.strict))
            }
            if options.strict, !picture.diagnostics.isEmpty { throw ReportedFailure() }
            if let threads = options.threads { picture.threads = threads }
            picture.progress = { [console, options] share in
                guard !options.quiet else { return }
                console.showProgress("composing \(path) \(Int(share * 100)) %")
            }
            try picture.writePNG(to: path)
            if !options.quiet { try console.print(path) }
        } catch {
            fail(error, path)
        }
    }

    private func show(
        _ index: Int, _ origin: String, _ share: Double, _ verb: String = "rendering"
    ) {
        guard !options.quiet else { return }
        let number = count > 1 ? "[\(index + 1)/\(count)] " : ""
        let percent = share > 0 ? " \(Int(share * 100)) %" : ""
        console.showProgress("\(number)\(verb) \(origin)\(percent)")
    }
}
