import Foundation
import IssueReporting
import TableDrawing
import TableSnapshots

#if canImport(Testing)
    import Testing
#endif
#if canImport(Darwin) && canImport(XCTest)
    import XCTest
#endif

/// Messages and attachments of a snapshot.
struct SnapshotReport {
    /// File for the test's report.
    struct Attachment {
        /// File name, for example `price.difference.png`.
        var name: String
        var bytes: [UInt8]
    }

    /// Failure message of the test, or `nil` if the snapshot equals its reference.
    var failure: String?
    /// Tolerated differences, and diagnostics of the picture's creation.
    var warnings: [String] = []
    var attachments: [Attachment] = []

    init(failure: String) { self.failure = failure }

    /// Creates a report about the files of an assertion.
    init(_ snapshots: [RunSnapshot], _ diagnostics: [Diagnostic], _ run: TestRun) {
        let report = TextReport(
            folder: run.artifacts, program: "tableshot")
        let reported = snapshots.filter { $0.verdict != .matched }
        if !reported.isEmpty {
            var lines = reported.flatMap { report.lines(of: $0) }
            if let line = report.fontLine(about: reported) { lines.append(line) }
            if reported.contains(where: \.verdict.isRecording) {
                lines.append("check the recorded snapshots, then run the test again")
            }
            failure = lines.joined(separator: "\n")
        }
        warnings =
            diagnostics.map(\.message)
            + snapshots.filter { $0.verdict == .matched }.map { report.lines(of: $0) }
            // One warning for each snapshot, with any number of lines.
            .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        attachments = reported.flatMap { snapshot in
            snapshot.artifacts.shown.compactMap { path in
                let file = URL(fileURLWithPath: run.artifacts.file(path))
                return (try? Data(contentsOf: file)).map {
                    Attachment(name: file.lastPathComponent, bytes: [UInt8]($0))
                }
            }
        }
    }

    /// Reports the failure and warnings to the running test, in either framework.
    func report(at place: SourcePlace) {
        for warning in warnings {
            reportIssue(
                warning, severity: .warning, fileID: place.fileID, filePath: place.filePath,
                line: place.line, column: place.column)
        }
        guard let failure else { return }
        attach(at: place)
        reportIssue(
            failure, fileID: place.fileID, filePath: place.filePath, line: place.line,
            column: place.column)
    }

    /// Attaches the files; XCTest on Linux supports no attachments, so the message contains
    /// their paths.
    private func attach(at place: SourcePlace) {
        #if canImport(Testing) && compiler(>=6.2)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: "\(place.fileID)", filePath: "\(place.filePath)",
                    line: Int(place.line), column: Int(place.column))
                for attachment in attachments {
                    Testing.Attachment.record(
                        attachment.bytes, named: attachment.name, sourceLocation: location)
                }
                return
            }
        #endif
        #if canImport(Darwin) && canImport(XCTest)
            XCTContext.runActivity(named: "Snapshot") { activity in
                for attachment in attachments {
                    let file = XCTAttachment(
                        uniformTypeIdentifier: attachment.name.hasSuffix("png")
                            ? "public.png" : "public.plain-text",
                        name: attachment.name, payload: Data(attachment.bytes))
                    file.lifetime = .keepAlways
                    activity.add(file)
                }
            }
        #endif
    }
}
