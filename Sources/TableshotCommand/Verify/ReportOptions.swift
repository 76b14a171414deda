import ArgumentParser
import TableSnapshots

/// Options for the reports of a run.
struct ReportOptions: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "The format of a report: lines of text, the results as JSON, JUnit's XML, or annotations "
                + "for GitHub Actions. May be repeated.",
            discussion:
                "With '=FILE', the report is written to the file. Without '=FILE', or with '=-', the "
                + "report is printed. If a printed report is for programs, lines of text are printed "
                + "to standard error.",
            valueName: "text|json|junit|github[=file]"))
    var reporter: [ReportChoice] = []

    @Option(
        help: ArgumentHelp(
            "The file of the report that has no '=FILE'.", valueName: "file"),
        completion: .file())
    var reportTo: String?

    @Option(
        help: ArgumentHelp(
            "Also write a page for a browser into this folder, like 'report'.",
            valueName: "dir"),
        completion: .directory)
    var report: String?

    @Flag(name: .shortAndLong, help: "Print only failures, without progress.")
    var quiet = false

    func validate() throws {
        if reportTo == "" { throw ValidationError("'--report-to' is empty; give a file") }
        if report == "" { throw ValidationError("'--report' is empty; give a folder") }
        if reportTo != nil, reporter.count(where: { $0.file == nil }) > 1 {
            throw ValidationError(
                "'--report-to' applies to a single report; give each report its own file, as in "
                    + "'--reporter junit=junit.xml'")
        }
        let printed = choices.filter { $0.file == nil && $0.format != .text }
        if printed.count > 1, printed.contains(where: \.isForPrograms) {
            let names = printed.map(\.format.rawValue).joined(separator: " and ")
            throw ValidationError(
                "\(names) cannot both be printed; write a report to a file, as in '--reporter "
                    + "\(printed[1].format.rawValue)=FILE'")
        }
        if Set(files).count < files.count {
            throw ValidationError("two reports have the same file; give each report its own file")
        }
    }

    /// The requested reports and their files.
    private var choices: [ReportChoice] {
        let all = reporter.isEmpty ? [ReportChoice(.text)] : reporter
        guard let reportTo, reportTo != "-" else { return all }
        var choices = all
        if let index = choices.firstIndex(where: { $0.file == nil }) {
            choices[index].file = reportTo
        } else {
            choices.append(ReportChoice(.text, file: reportTo))
        }
        return choices
    }

    /// Whether the options request a report.
    var isAsked: Bool { !reporter.isEmpty || reportTo != nil || report != nil }

    /// Paths of the reports' files.
    var files: [String] { choices.compactMap(\.file) }

    /// Returns a reporter for the results in a folder.
    func reporter(for folder: ArtifactFolder, junitFile: String? = nil) -> RunReporter {
        var reports = choices
        if let junitFile { reports.append(ReportChoice(.junit, file: junitFile)) }
        return RunReporter(
            reports: reports, pageFolder: report, isQuiet: quiet, folder: folder)
    }
}
