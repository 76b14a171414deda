import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that replaces references by the actual files of the last run.
struct AcceptCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "accept",
            abstract: "Accept the failed snapshots of the last 'verify' as the new references.",
            discussion: """
                Copies the actual files of the run to the references, and renders nothing. Accepts \
                nothing if a reference has changed since the run, or if a file of the run is missing.

                  \(name) accept
                  \(name) accept --filter 'inbox.*dark'
                  \(name) accept --from merged

                Prints the path of each written reference. Exit codes: 0 success; 2 if a snapshot \
                cannot be accepted, or if the filter matches no snapshot of the run.
                """)
    }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Accept only snapshots whose names match a regular expression.", valueName: "regex"))
    var filter: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the run's results. The default is \(RunFolder.help).", valueName: "dir"),
        completion: .directory)
    var from: String?

    @Flag(name: .shortAndLong, help: "Do not print paths.")
    var quiet = false

    func validate() throws {
        if from == "" { throw ValidationError("'--from' is empty; give a folder") }
        _ = try SelectionOptions.pattern(filter, "--filter")
    }

    func run() throws {
        let pattern = try SelectionOptions.pattern(filter, "--filter")
        let from = from ?? RunFolder.standard
        let folder = RunResults.folder(of: from)
        let results = try RunResults.read(from)
        UnfinishedFiles.removeAbandoned(below: folder.path)
        let root = try RunRoot(of: results, from: from)
        let acceptance = Acceptance(results, in: folder, root: root) { snapshot in
            pattern?.matches(snapshot.name) ?? true
        }
        guard !acceptance.snapshots.isEmpty else {
            try checkFilter(pattern, results, from)
            let names = filter.map { " whose name matches \($0)" } ?? ""
            if !quiet { Console.standard.printError("no snapshot\(names) has failed in the run") }
            return
        }
        let refusals = acceptance.refusals()
        guard refusals.isEmpty else {
            for line in refusals { Console.standard.printError("error: " + line) }
            Console.standard.printError("no snapshot was accepted")
            throw ExitCode(ExitStatus.badInput)
        }
        try protect(acceptance, of: results, in: folder, root: root)
        try acceptance.accept(lock: RunLock(in: folder)) { path in
            if !quiet { try Console.standard.print(path) }
        }
    }

    /// Throws a `CommandFailure` if a reference would replace a document of the run, a file that
    /// a document of the run includes, or a file of the run.
    private func protect(
        _ acceptance: Acceptance, of results: RunResults, in folder: ArtifactFolder, root: RunRoot
    ) throws {
        var protection = InputProtection()
        protection.read(documentsOf: results, root.shown)
        for snapshot in acceptance.snapshots {
            if let actual = snapshot.artifacts.actual {
                protection.read(folder.file(actual), "a file of the run")
            }
            protection.write(
                root.shown(snapshot.reference), "the reference of \(snapshot.name)",
                advice: "accept the other snapshots with '--filter', and record this reference in "
                    + "another place")
        }
        try protection.check()
    }

    /// Throws a `CommandFailure` if the filter matches no name of the run, since the filter is
    /// probably misspelt.
    private func checkFilter(
        _ pattern: SnapshotFilter.Pattern?, _ results: RunResults, _ from: String
    ) throws {
        let names = Set(results.snapshots.map(\.name)).sorted()
        guard let pattern, !names.isEmpty, !names.contains(where: pattern.matches) else { return }
        let failed = Set(results.snapshots.filter(\.verdict.isFailure).map(\.name)).sorted()
        let nearest = Suggestion.nearest(
            to: pattern.source, among: failed.isEmpty ? names : failed)
        throw CommandFailure(
            "'--filter \(pattern.source)' matches no snapshot of the run; the nearest names are "
                + nearest.joined(separator: ", "), path: RunResults.file(of: from))
    }
}
