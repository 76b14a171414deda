import Foundation
import TableSnapshots
import Tableshot

/// A job that renders single snapshots and compares or records them.
///
/// Several threads may share a job.
struct SnapshotJob: Sendable {
    let recorder: SnapshotRecorder
    /// The tolerance from the options, or `nil` to use the documents' tolerances.
    let tolerance: Tolerance?
    let isStrict: Bool

    /// The results of a snapshot's files, and the diagnostics.
    struct Outcome: Sendable {
        let document: String
        var snapshots: [RunSnapshot] = []
        /// Printed lines of the diagnostics.
        var diagnosticLines: [String] = []
    }

    /// Renders, compares and records a snapshot.
    func verify(_ planned: PlannedSnapshot, _ request: PictureRequest) -> Outcome {
        let start = ContinuousClock.now
        var outcome = Outcome(document: planned.document)
        // A note about a file would repeat in every run.
        outcome.diagnosticLines = request.document.warnings.filter { $0.severity != .note }
            .map { DiagnosticFormatter.text(of: $0, isStrict: isStrict) }
        do {
            let rendered = try SnapshotRenderer(request: request, tolerance: tolerance)
                .render(planned.claims.map(\.kind))
            outcome.diagnosticLines += rendered.diagnostics.filter(request.isFailure).map {
                DiagnosticFormatter.line($0, path: request.origin, isStrict: isStrict)
            }
            let severity = isStrict ? "error" : "warning"
            outcome.diagnosticLines += rendered.fontRemarks.map {
                "\(request.origin): \(severity): \($0)"
            }
            if isStrict, !outcome.diagnosticLines.isEmpty || request.hasWarnings {
                // The warnings are the snapshot's error and are printed as its error.
                let message =
                    outcome.diagnosticLines + ["note: '--strict' treats warnings as errors"]
                outcome.diagnosticLines = []
                outcome.snapshots = [broken(planned, message.joined(separator: "\n"))]
                return outcome
            }
            outcome.snapshots = recorder.verify(
                planned.claims.compactMap { claim in
                    rendered.subjects[claim.kind].map { ($0, planned.snapshot(claim)) }
                })
        } catch {
            outcome.snapshots = [
                broken(planned, DiagnosticFormatter.text(of: error, path: request.origin))
            ]
        }
        let elapsed = (ContinuousClock.now - start).components
        let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
        if let last = outcome.snapshots.indices.last { outcome.snapshots[last].seconds = seconds }
        return outcome
    }

    /// Returns the result of a snapshot that could not be rendered.
    func broken(_ planned: PlannedSnapshot, _ message: String) -> RunSnapshot {
        var snapshot = RunSnapshot(
            name: planned.name, document: planned.document, kind: .picture, reference: "",
            verdict: .failed)
        if let claim = planned.claims.last { snapshot = planned.snapshot(claim) }
        snapshot.isBroken = true
        snapshot.message = message
        return snapshot
    }
}
