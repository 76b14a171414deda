import ArgumentParser
import TableSnapshots

/// In what form a run is told of.
struct ReportOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The form of the report: lines for people, the results as JSON, JUnit's XML, or "
                + "annotations of GitHub Actions.", valueName: "text|json|junit|github"))
    var reporter: ReportFormat = .text

    @Option(
        help: ArgumentHelp(
            "The report's file; without it, it is printed, and lines for people go to standard "
                + "error where a program reads the report.", valueName: "file"),
        completion: .file())
    var reportTo: String?

    @Option(
        help: ArgumentHelp(
            "Write a page for a browser into this folder, too, as 'report' does.",
            valueName: "dir"),
        completion: .directory)
    var report: String?

    @Flag(name: .shortAndLong, help: "Print failures only, and no progress.")
    var quiet = false

    func validate() throws {
        if reportTo == "" { throw ValidationError("'--report-to' is empty; a file is needed") }
        if report == "" { throw ValidationError("'--report' is empty; a folder is needed") }
    }

    /// A reporter for the results of a folder.
    func reporter(for folder: ArtifactFolder, junitFile: String? = nil) -> RunReporter {
        RunReporter(
            format: reporter, file: reportTo, junitFile: junitFile, pageFolder: report,
            isQuiet: quiet, folder: folder)
    }
}

extension ReportFormat: ExpressibleByArgument {}
