import ArgumentParser
import TableSnapshots

/// Options for the reports of a run.
struct ReportOptions: ParsableArguments {
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "A report: lines for people, the results as JSON, JUnit's XML, or annotations of GitHub "
                + "Actions; may be repeated.",
            discussion:
                "'=FILE' behind it writes it there; without it, or with '=-', it is printed, and lines for people "
                + "go to standard error where a program reads the report.",
            valueName: "text|json|junit|github[=file]"))
    var reporter: [ReportChoice] = []

    @Option(
        help: ArgumentHelp(
            "The file of the one report that names none itself.", valueName: "file"),
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
        if reportTo != nil, reporter.count(where: { $0.file == nil }) > 1 {
            throw ValidationError(
                "'--report-to' is for one report; give each its own file, as in '--reporter "
                    + "junit=junit.xml'")
        }
        let printed = choices.filter { $0.file == nil && $0.format != .text }
        if printed.count > 1, printed.contains(where: \.isForPrograms) {
            let names = printed.map(\.format.rawValue).joined(separator: " and ")
            throw ValidationError(
                "\(names) cannot both be printed; give one a file, as in '--reporter "
                    + "\(printed[1].format.rawValue)=FILE'")
        }
        if Set(files).count < files.count {
            throw ValidationError("two reports have one file; give each its own")
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
