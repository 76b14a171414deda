import TableReport
import TableSnapshots

/// Writes the page of a run's results.
struct ReportWriting {
    /// The folder of the run.
    let folder: ArtifactFolder
    /// The report's folder; nothing is one in that of the run.
    var output: String?
    /// Whether the pictures of what passed are copied, too.
    var includesPassed = false

    /// Writes the report.
    ///
    /// - Returns: the path of its page.
    /// - Throws: a `CommandFailure` for a folder that holds anything else, or an `OutputError`.
    func write(_ results: RunResults) throws -> String {
        var report = HTMLReport(results: results, artifacts: folder)
        // Without the documents, the references are looked for in the current folder.
        report.references = (try? RunRoot(of: results, from: folder.path))?.shown("") ?? ""
        report.includesPassed = includesPassed
        report.acceptCommand =
            TextReport(folder: folder, program: CommandSetting.current.name).acceptCommand
        let target = output ?? folder.file(HTMLReport.folderName)
        do {
            try report.write(to: target)
        } catch let error as ReportError {
            throw CommandFailure(error.message, path: error.path)
        }
        return ArtifactFolder(path: target).file(HTMLReport.pageName)
    }
}
