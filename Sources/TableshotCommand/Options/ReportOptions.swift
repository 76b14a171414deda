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

    @Flag(name: .shortAndLong, help: "Print failures only, and no progress.")
    var quiet = false

    func validate() throws {
        if reportTo == "" { throw ValidationError("'--report-to' is empty; a file is needed") }
    }

    /// A reporter for the results of a folder.
    func reporter(for folder: ArtifactFolder, junitFile: String? = nil) -> RunReporter {
        RunReporter(
            format: reporter, file: reportTo, junitFile: junitFile, isQuiet: quiet, folder: folder)
    }
}

extension ReportFormat: ExpressibleByArgument {}
