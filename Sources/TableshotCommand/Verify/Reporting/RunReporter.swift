import Foundation
import TableSnapshots
import Tableshot

/// A reporter of the progress and results of a run in the requested formats.
struct RunReporter {
    /// The requested reports.
    let reports: [ReportChoice]
    /// A further folder for the HTML page.
    let pageFolder: String?
    let isQuiet: Bool
    let folder: ArtifactFolder
    private let text: TextReport
    private let console = Console.standard
    /// The error of standard output, if printing failed.
    private var failure: OutputError?
    /// Prints each problem of a document once, not for each variant.
    private var documentDiagnostics = DocumentDiagnostics()

    init(
        reports: [ReportChoice], pageFolder: String?, isQuiet: Bool, folder: ArtifactFolder
    ) {
        self.reports = reports
        self.pageFolder = pageFolder
        self.isQuiet = isQuiet
        self.folder = folder
        text = TextReport(folder: folder, program: CommandSetting.current.name)
    }

    /// Whether a program reads the report from standard output.
    private var isPiped: Bool { reports.contains { $0.isForPrograms && $0.file == nil } }

    /// Prints the result of a snapshot for people.
    mutating func report(_ snapshot: RunSnapshot) {
        guard !isQuiet || snapshot.verdict.isFailure,
            let snapshot = documentDiagnostics.unreported(of: snapshot)
        else { return }
        for line in text.lines(of: snapshot) {
            if snapshot.isBroken { console.printError(line) } else { printLine(line) }
        }
    }

    /// Writes the reports of the whole run.
    ///
    /// - Throws: an `OutputError` or a `CommandFailure` if a report cannot be written.
    mutating func conclude(_ results: RunResults) throws {
        for choice in reports {
            guard let report = try report(of: results, choice) else { continue }
            if let file = choice.file {
                try OutputFolder.write([UInt8](report.utf8), to: file)
            } else {
                try console.write(report)
            }
        }
        let page = try pageFolder.map {
            try ReportWriter(folder: folder, output: $0).write(results)
        }
        if !isQuiet {
            for line in text.summary(of: results) { printLine(line) }
            if let page { printLine("report: \(page)") }
        }
        if let failure { throw failure }
    }

    /// Returns the report as text, or `nil` if the report was already printed during the run.
    private func report(of results: RunResults, _ choice: ReportChoice) throws -> String? {
        switch choice.format {
        case .json: String(decoding: try results.json(), as: UTF8.self)
        case .junit: JUnitReport(folder: folder).text(of: results)
        case .github:
            joined(
                GitHubReport(workspace: ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"])
                    .lines(of: results))
        case .text:
            choice.file == nil
                ? nil
                : joined(text.lines(of: results.snapshots) + text.summary(of: results))
        }
    }

    private func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    private mutating func printLine(_ line: String) {
        let line = line.withoutControlCharacters
        if isPiped { return console.printError(line) }
        guard failure == nil else { return }
        do {
            try console.print(line)
        } catch let error as OutputError {
            failure = error
        } catch {
            console.report(error)
        }
    }
}
