import TableReport
import TableSnapshots

/// A writer of the HTML page for the results of a run.
struct ReportWriter {
    /// The folder of the run.
    let folder: ArtifactFolder
    /// Folder of the page, or `nil` for a subfolder of the run's folder.
    var output: String?
    /// Whether the pictures of passed snapshots are copied, too.
    var includesPassed = false

    /// Writes the report.
    ///
    /// - Returns: the path of the page.
    /// - Throws: a `CommandFailure` if the folder holds foreign files, or an `OutputError`.
    func write(_ results: RunResults) throws -> String {
        var report = HTMLReport(results: results, artifacts: folder)
        // Without the documents, references are searched in the current folder.
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
