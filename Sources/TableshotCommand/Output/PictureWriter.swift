import ArgumentParser
import Foundation
import Tableshot

/// Renders the pictures of one run, one after the other, each with all threads.
struct PictureWriter {
    let plan: OutputPlan
    let options: RunOptions
    /// How many pictures the run has, for the progress line.
    let count: Int
    private let console = Console.standard

    /// A writer for pictures whose destinations follow from `--output`.
    ///
    /// - Throws: a `ValidationError` if the output is none, or is a terminal.
    init(_ options: RunOptions, count: Int, defaultOutput: String) throws {
        self.options = options
        self.count = count
        plan = try OutputPlan(
            output: options.output ?? defaultOutput, count: count, format: options.format)
        if options.text != nil, plan.format == .png {
            throw ValidationError(
                "'--text' is for SVG and PDF, and PNG has pixels; give '--format svg', "
                    + "'--format pdf', or a file of that name")
        }
        if plan.place == .standardOutput, isatty(STDOUT_FILENO) == 1 {
            throw ValidationError(
                "\(plan.format.name) is not for terminals; redirect standard output, or give '-o FILE'"
            )
        }
    }

    /// Renders all requests and reports what goes wrong with each.
    ///
    /// One failure does not keep the others from being rendered.
    ///
    /// - Parameter requests: makes the request of a number, or throws what is wrong with it.
    /// - Throws: an `ExitCode` if a picture is missing at the end.
    func write(_ origins: [String], _ request: (Int) throws -> PictureRequest) throws {
        var failures = 0
        for (index, origin) in origins.enumerated() {
            if count > 1 { show(index, origin, 0) }
            do {
                try write(request(index), index)
            } catch is ReportedFailure {
                failures += 1
            } catch {
                failures += 1
                console.report(error, path: origin)
            }
        }
        console.endProgress()
        if failures > 0 { throw ExitCode(ExitStatus.badInput) }
    }

    private func write(_ request: PictureRequest, _ index: Int) throws {
        for warning in request.document.warnings {
            console.complain(Complaint.text(of: warning, isStrict: options.strict))
        }
        let picture = try request.picture()
        if let threads = options.threads { picture.threads = threads }
        picture.progress = { share in show(index, request.origin, share) }
        switch plan.destination(for: request.name) {
        case .file(let path):
            try plan.prepare()
            let file = try AtomicFile(path: path)
            try paint(picture, request, file)
            try file.commit()
            if !options.quiet { try console.print(path) }
        case .standardOutput:
            let spool = try SpooledOutput()
            try paint(picture, request, spool)
            console.endProgress()
            try spool.release(to: FileHandleSink.standardOutput())
        }
    }

    /// Paints into a sink and prints what was noticed; throws if the picture must not be kept.
    private func paint(
        _ picture: Picture, _ request: PictureRequest, _ sink: any ByteSink
    ) throws {
        do {
            if let format = plan.format.vector {
                try picture.write(
                    format, text: options.text ?? .outlines, title: request.name, to: sink)
            } else {
                try picture.writePNG(to: sink)
            }
        } catch {
            complain(picture.diagnostics.filter { $0.severity == .warning }, request)
            throw error
        }
        complain(picture.diagnostics, request)
        let isClean = picture.diagnostics.isEmpty && request.document.warnings.isEmpty
        if options.strict, !isClean { throw ReportedFailure() }
    }

    private func complain(_ diagnostics: [Diagnostic], _ request: PictureRequest) {
        for diagnostic in diagnostics {
            console.complain(
                Complaint.line(diagnostic, path: request.origin, isStrict: options.strict))
        }
    }

    private func show(_ index: Int, _ origin: String, _ share: Double) {
        guard !options.quiet else { return }
        let number = count > 1 ? "[\(index + 1)/\(count)] " : ""
        let percent = share > 0 ? " \(Int(share * 100)) %" : ""
        console.showProgress(number + "rendering " + origin + percent)
    }
}
