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

/// What is to be said of a snapshot, and what is to be looked at.
struct SnapshotReport {
    /// A file for the test's report.
    struct Attachment {
        /// As in `price.difference.png`.
        var name: String
        var bytes: [UInt8]
    }

    /// Why the test fails; nothing when all is as it was recorded.
    var failure: String?
    /// What a tolerance has let pass, and what was noticed while the picture was made.
    var warnings: [String] = []
    var attachments: [Attachment] = []

    init(failure: String) { self.failure = failure }

    /// What is to be said of the files of one assertion.
    init(_ snapshots: [RunSnapshot], _ diagnostics: [Diagnostic], _ run: TestRun) {
        let report = TextReport(
            folder: run.artifacts, program: "tableshot")
        let told = snapshots.filter { $0.verdict != .matched }
        if !told.isEmpty {
            var lines = told.flatMap { report.lines(of: $0) }
            if told.contains(where: \.verdict.isRecording) {
                lines.append("look at what was recorded, then run again")
            }
            failure = lines.joined(separator: "\n")
        }
        warnings =
            diagnostics.map(\.message)
            + snapshots.filter { $0.verdict == .matched }.map { report.lines(of: $0) }
            // One warning for each, however many lines it has.
            .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
        attachments = told.flatMap { snapshot in
            snapshot.artifacts.shown.compactMap { path in
                let file = URL(fileURLWithPath: run.artifacts.file(path))
                return (try? Data(contentsOf: file)).map {
                    Attachment(name: file.lastPathComponent, bytes: [UInt8]($0))
                }
            }
        }
    }

    /// Tells the test that is running, in whichever framework.
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

    /// Hands over the files; XCTest on Linux takes none, so that the message's paths must do.
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
