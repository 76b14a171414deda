import Foundation
import Tableshot

/// Makes single pictures and writes them where they belong; several threads may share it.
struct PictureJob: Sendable {
    let plan: OutputPlan
    /// How texts stand in vector formats.
    let text: VectorText
    let isStrict: Bool
    let protection: InputProtection
    /// What documents have led to so far.
    let files: FileLog

    /// Renders a picture and keeps it, if it may be kept.
    ///
    /// - Parameters:
    ///   - threads: how many threads paint and compress; nothing is one for each processor.
    ///   - progress: called now and then with the share that is done.
    func write(
        _ request: PictureRequest, threads: Int?, progress: ((Double) -> Void)? = nil
    ) -> PictureOutcome {
        var outcome = PictureOutcome()
        outcome.complaints = request.document.warnings.map {
            Complaint.text(of: $0, isStrict: isStrict)
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
        switch plan.destination(for: request.pictureName) {
        case .file(let path):
            try plan.prepare()
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

    /// Paints into a sink and notes what was noticed; throws if the picture must not be kept.
    private func paint(
        _ picture: Picture, _ request: PictureRequest, _ sink: any ByteSink,
        _ outcome: inout PictureOutcome
    ) throws {
        func note(_ diagnostics: [Diagnostic]) {
            outcome.complaints += diagnostics.map {
                Complaint.line($0, path: request.origin, isStrict: isStrict)
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
        let isClean = picture.diagnostics.isEmpty && request.document.warnings.isEmpty
        if isStrict, !isClean { throw ReportedFailure() }
    }
}
