import Foundation
import Tableshot

/// A job that renders single pictures and writes the files.
///
/// Several threads may share a job.
struct PictureJob: Sendable {
    let plan: OutputPlan
    /// How vector formats store texts.
    let text: VectorText
    let isStrict: Bool
    let protection: InputProtection
    /// Files that documents have included so far.
    let files: FileLog

    /// Renders a picture and writes it, unless a strict run rejects it.
    ///
    /// - Parameters:
    ///   - threads: number of threads for painting and compression. If `nil`, each processor
    ///     gets a thread.
    ///   - progress: receives the completed fraction from time to time.
    func write(
        _ request: PictureRequest, threads: Int?, progress: ((Double) -> Void)? = nil
    ) -> PictureOutcome {
        var outcome = PictureOutcome()
        outcome.diagnosticLines = request.warnings.map {
            DiagnosticFormatter.text(of: $0, isStrict: isStrict)
        }
        do {
            let picture = try request.picture()
            if let threads { picture.threads = threads }
            picture.progress = progress
            outcome.size = picture.size
            try keep(picture, request, &outcome)
        } catch {
            outcome.failure = error
        }
        return outcome
    }

    private func keep(
        _ picture: Picture, _ request: PictureRequest, _ outcome: inout PictureOutcome
    ) throws {
        switch plan.destination(for: request) {
        case .file(let path):
            try plan.prepare(for: path)
            let file = try AtomicFile(path: path)
            try paint(picture, request, file, &outcome)
            try protection.checkAgain(path, of: request.origin, files)
            try file.commit()
            outcome.path = path
        case .standardOutput:
            let spool = try SpooledOutput()
            try paint(picture, request, spool, &outcome)
            Console.standard.endProgress()
            try spool.release(to: FileHandleSink.standardOutput())
        }
    }

    /// Paints into a sink and records the diagnostics.
    ///
    /// Throws if the picture must not be kept.
    private func paint(
        _ picture: Picture, _ request: PictureRequest, _ sink: any ByteSink,
        _ outcome: inout PictureOutcome
    ) throws {
        func note(_ diagnostics: [Diagnostic]) {
            outcome.diagnosticLines += diagnostics.map {
                DiagnosticFormatter.line(
                    $0, path: request.origin, isStrict: isStrict, isNote: !request.isFailure($0))
            }
        }
        do {
            if let format = plan.format.vector {
                try picture.write(format, text: text, title: request.pictureName, to: sink)
            } else {
                try picture.writePNG(to: sink)
            }
        } catch {
            note(picture.diagnostics.filter { $0.severity == .warning })
            throw error
        }
        note(picture.diagnostics)
        let hasFailures = picture.diagnostics.contains(where: request.isFailure)
        if isStrict, hasFailures || request.hasWarnings { throw ReportedFailure() }
    }
}

/// The outcome of rendering a picture.
struct PictureOutcome: Sendable {
    /// Printed lines of the diagnostics.
    var diagnosticLines: [String] = []
    /// Path of the picture, or `nil` if the picture was not written to a file.
    var path: String?
    /// The error that prevented the picture.
    ///
    /// For a `ReportedFailure`, the diagnosticLines hold the message.
    var failure: (any Error)?
    /// Size of the picture, in points.
    var size = CGSize.zero
}

/// A picture was rejected, and the reasons are already printed.
struct ReportedFailure: Error {}
