import ArgumentParser
import Foundation
import TableReport
import TableSnapshots
import Tableshot

/// The command that merges the results of shards.
struct MergeReportsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "merge-reports",
            abstract: "Join the results of all shards into the results of the whole suite.",
            discussion: """
                Each folder holds the results of a shard with its files. Give the folder of every \
                shard once. 'accept', 'prune' and 'report' read the joined folder like the folder of a \
                single run. If the documents are available, references that no shard claims are \
                listed. The output folder is new or empty, or has results, which are replaced.

                  \(name) merge-reports shards/* -o merged --reporter junit --report-to junit.xml
                  \(name) accept --from merged

                Exit codes: those of 'verify' for the whole suite; 2 if a shard is missing or cannot \
                be joined.
                """)
    }

    @Argument(
        help: ArgumentHelp("The folders of the shards' results.", valueName: "dir"),
        completion: .directory)
    var folders: [String]

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("The folder for the joined results.", valueName: "dir"),
        completion: .directory)
    var output: String

    @OptionGroup(title: "Report") var report: ReportOptions

    func validate() throws {
        if folders.contains("") { throw ValidationError("a folder's path is empty") }
        if output.isEmpty { throw ValidationError("'--output' is empty; give a folder") }
    }

    func run() throws {
        let parts = try folders.map { ($0, try RunResults.read($0)) }
        var merged = try ShardMerge(parts).results
        // Merging does not need the documents. Without documents, the results keep the root
        // folder of their machine.
        let root = folders.first.flatMap { try? RunRoot(of: merged, from: $0) }
        var protection = InputProtection()
        for (origin, results) in parts { protection.read(origin, results, root) }
        protection.writeReports(report.files, page: report.report)
        if let root {
            merged.root = root.path
            addObsolete(to: &merged, root)
        }
        for line in ShardMerge.environmentDifferences(parts) {
            Console.standard.printError("warning: " + line)
        }
        let folder = ArtifactFolder(path: output)
        for name in Set([RunResults.fileName] + merged.snapshots.flatMap(\.artifacts.paths)) {
            protection.write(
                folder.file(name), "the joined results", advice: "give '--output' another folder")
        }
        // A page of an earlier run goes, unless the new page replaces it.
        let places = SnapshotPlaces(folder: nil)
        let page = folder.file(HTMLReport.folderName)
        if report.report.map(places.realPath) != places.realPath(page) {
            protection.write(
                filesOf: page, "the joined results", advice: "give '--output' another folder")
        }
        try protection.check()
        let files = parts.flatMap { origin, results in
            results.snapshots.flatMap(\.artifacts.paths).map { name in
                (name: name, origin: RunResults.folder(of: origin))
            }
        }
        // Find all errors of the shards before writing any file.
        for file in files { try check(file.name, of: file.origin) }
        try ResultsFolder.check(output)
        try OutputFolder.make(output)
        try copy(files, to: folder)
        try merged.write(to: folder, lock: RunLock(in: folder))
        // An old page shows other results.
        HTMLReport.remove(from: folder.file(HTMLReport.folderName))
        reportOtherPages(in: folder)
        for warning in merged.warnings ?? [] { Console.standard.printError(warning.message) }
        var reporter = report.reporter(for: folder)
        for snapshot in merged.snapshots { reporter.report(snapshot) }
        try reporter.conclude(merged)
        let status = VerifySession.status(of: merged)
        if status != ExitStatus.success { throw ExitCode(status) }
    }

    /// Adds the references that no shard has claimed.
    ///
    /// Adds no reference if documents changed after the shards ran, because changed documents
    /// may claim other references.
    private func addObsolete(to merged: inout RunResults, _ root: RunRoot) {
        let shown = root.shown(merged)
        do {
            try KnownDocuments(of: [shown]).check([(output, shown, .distantPast)])
        } catch {
            let reason = DiagnosticFormatter.text(of: error, path: output)
            Console.standard.printError("obsolete references are not listed: \(reason)")
            return
        }
        merged.snapshots += merged.obsoleteSnapshots(from: root)
    }

    /// Prints the report pages of other results that stay in the folder, because the user chose
    /// their names.
    private func reportOtherPages(in folder: ArtifactFolder) {
        let new = report.report.map(SnapshotPlaces.normalized)
        for name in HTMLReport.folders(within: folder.path) {
            let page = folder.file(name)
            guard SnapshotPlaces.normalized(page) != new else { continue }
            Console.standard.printError(
                "\(page): warning: the page shows other results; remove the page, or replace it with "
                    + "'--report \(ShellWord(page))'")
        }
    }

    private func check(_ name: String, of origin: ArtifactFolder) throws {
        guard RunResults.isInside(name) else {
            throw CommandFailure("the path \(name) leads out of the folder", path: origin.path)
        }
        guard access(origin.file(name), F_OK) == 0 else { throw missing(name, of: origin) }
    }

    private func missing(_ name: String, of origin: ArtifactFolder) -> CommandFailure {
        CommandFailure(
            "the results name the file \(name), which is missing; copy the whole folder of the shard",
            path: origin.path)
    }

    /// Copies all files.
    ///
    /// If copying fails, removes every new copy.
    private func copy(
        _ files: [(name: String, origin: ArtifactFolder)], to folder: ArtifactFolder
    ) throws {
        var added: Set<String> = []
        do {
            for (name, origin) in files {
                guard let data = try ReferenceFile.read(origin.file(name)) else {
                    throw missing(name, of: origin)
                }
                let isNew = access(folder.file(name), F_OK) != 0
                try OutputFolder.write([UInt8](data), to: folder.file(name))
                if isNew { added.insert(name) }
            }
        } catch {
            folder.remove(added)
            throw error
        }
    }
}
