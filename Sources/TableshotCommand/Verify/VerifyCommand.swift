import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that renders documents and compares the pictures with recorded references.
struct VerifyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "verify",
            abstract: "Compare documents with their recorded pictures.",
            discussion: """
                The references are in \(SnapshotScope.folderName) beside each document: a PNG for \
                each variant of the document's matrix, or an APNG if the document has a timeline. A \
                xib or storyboard has a PNG for each cell, view, scene and prototype. \
                Differences are written to \(ArtifactFolder.defaultPath), for people and for \
                '\(name) accept'.

                  \(name) verify                          all documents of the current folder
                  \(name) verify Screens -u               updates failed references
                  \(name) verify --grep 'inbox.*dark' --render-tree
                  \(name) verify --shard 2/5 --reporter github
                  \(name) verify --last-failed --watch
                  \(name) verify Sources --nib-width 320,430 --state all

                Exit codes: 0 every snapshot passed; 1 a snapshot differs or has no reference; 2 \
                input cannot be rendered or compared, or output cannot be written; 3 a reference was \
                recorded, and no snapshot differs.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Documents, or folders, which are searched for *.table.yaml, *.table.yml and "
                + "*.table.json, *.xib and *.storyboard. The default is the current folder.",
            valueName: "doc|dir"),
        completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard"]))
    var documents: [String] = ["."]

    @OptionGroup(title: "Selection") var selection: SelectionOptions
    @OptionGroup(title: "Recording") var recording: RecordOptions
    @OptionGroup(title: "Tolerance") var tolerance: ToleranceOptions
    @OptionGroup(title: "Places") var places: VerifyPlaces
    @OptionGroup(title: "Interface Builder") var nib: NibVerifyOptions
    @OptionGroup(title: "Report") var report: ReportOptions
    @OptionGroup var options: VerifyOptions

    @Flag(help: "Print the names of the snapshots without rendering.")
    var list = false

    @Flag(
        help:
            "Verify again after each change of a reference or of a file beside the documents, until Control-C."
    )
    var watch = false

    func validate() throws {
        if documents.contains("") { throw ValidationError("a document's path is empty") }
        if documents.contains("-") {
            throw ValidationError(
                "'-' has no folder for references; give a document's path, or use '\(CommandSetting.current.name) diff'"
            )
        }
        if list, report.isAsked {
            throw ValidationError(
                "'--list' only prints names, and has nothing to report; leave out '--reporter', "
                    + "'--report-to' and '--report'")
        }
        if list, watch { throw ValidationError("'--list' and '--watch' exclude each other") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        let session = try VerifySession(self, environment: environment)
        if list { return try session.list() }
        guard watch else {
            let status = try session.verify()
            if status != ExitStatus.success { throw ExitCode(status) }
            return
        }
        let watcher = FileWatcher(
            paths: documents + places.assetOptions.assets,
            references: [places.snapshots].compactMap(\.self), except: session.written)
        var wasRight = true
        var reason = "the first run"
        while true {
            if !report.quiet { Console.standard.printError("\(Self.time()) \(reason)") }
            watcher.updateStamps()
            do {
                let isRight = try session.verify() == ExitStatus.success
                // A quiet run prints failures only. Without this line, the user would not see
                // that the failures are fixed.
                if report.quiet, isRight, !wasRight {
                    Console.standard.printError("all snapshots match again")
                }
                wasRight = isRight
            } catch {
                wasRight = false
                // The next change may fix the error.
                if error is ValidationError { throw error }
                Console.standard.report(error)
            }
            if !report.quiet {
                Console.standard.printError("waiting for a change; press Control-C to end")
            }
            reason = Self.message(changed: watcher.wait())
        }
    }

    /// Maximum number of changed files to name before a run.
    private static let namedChanges = 3

    /// Returns a description of the changed files for people.
    private static func message(changed paths: [String]) -> String {
        let places = SnapshotPlaces(folder: nil)
        let names = paths.prefix(namedChanges).map(places.relative).joined(separator: ", ")
        let more = paths.count - namedChanges
        return "changed: " + names + (more > 0 ? " and \(more) more" : "")
    }

    /// Returns the current local time, such as `14:03:59`.
    private static func time() -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "HH:mm:ss"
        return formatter.string(from: Date())
    }
}
