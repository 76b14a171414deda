import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The command that removes recorded files that no run claims any more.
struct PruneCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "prune",
            abstract: "Remove recorded files that no document or test uses.",
            discussion: """
                The results of a run list the references that the run claims. The claims of all given \
                results count together. Results are refused if the run had a filter, verified single \
                documents or some of the shards, was ended early, or could not render a document, or \
                if a document was added or changed since the run. Lists the unclaimed files, then \
                removes them. Files that were not made by Tableshot stay.

                References that no test has claimed are candidates, because a test that was skipped, \
                or failed before its assertion, claims nothing. Candidates are listed on standard \
                error with the reasons why they are kept. '--force' removes candidates, unless a test \
                of the run has failed.

                  \(name) verify Screens && \(name) prune --check
                  \(name) prune shards/1 shards/2 shards/3
                  swift test && \(name) prune .tableshot/swift-testing .tableshot/xctest

                Exit codes: 0 success; 1 if '--check' finds a file to remove or a candidate; 2 if \
                the results are refused.
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Folders or files of results. The default is \(RunFolder.help).",
            valueName: "results"),
        completion: .directory)
    var results: [String] = []

    @Flag(help: "List the files without removing them.")
    var check = false

    @Flag(help: "Also remove candidates: references that no test of the run has claimed.")
    var force = false

    func validate() throws {
        if results.contains("") { throw ValidationError("a path of results is empty") }
    }

    func run() throws {
        let parts = try (results.isEmpty ? [RunFolder.standard] : results).map(part)
        let pruning = try Pruning(parts)
        let known = KnownDocuments(of: parts.map(\.results))
        try known.check(parts)
        let found = try pruning.files()
        let readers = known.readers(of: found.obsolete + found.candidates.keys)
        let candidates = found.candidates.filter { readers[$0.key] == nil }
        let obsolete =
            (found.obsolete.filter { readers[$0] == nil }
            + (force ? Array(candidates.keys) : [])).sorted()
        if !check {
            try pruning.checkRemoval(of: obsolete, includesCandidates: force && !candidates.isEmpty)
        }
        let leftovers = try pruning.leftovers()
        for path in obsolete { try Console.standard.print(path) }
        for path in leftovers {
            try Console.standard.print("\(path) (left by a killed run)")
        }
        if !force { report(candidates) }
        for kept in found.kept {
            let more = kept.files.count > 1 ? " and \(kept.files.count - 1) more" : ""
            Console.standard.printError("kept: \(kept.files[0])\(more): \(kept.reason)")
        }
        for (path, document) in readers.sorted(by: { $0.key < $1.key }) {
            Console.standard.printError("kept: \(path): \(document) reads the file")
        }
        let all = obsolete + leftovers
        if all.isEmpty, candidates.isEmpty, found.kept.isEmpty, readers.isEmpty {
            Console.standard.printError("no file is obsolete")
        }
        if check {
            if !all.isEmpty || !candidates.isEmpty { throw ExitCode(ExitStatus.different) }
            return
        }
        var failed = false
        for path in all where unlink(path) != 0 && errno != ENOENT {
            let reason = OutputError.reason(of: errno)
            Console.standard.printError("\(path): error: the file cannot be removed: \(reason)")
            failed = true
        }
        for folder in Set(all.map(\.folderPath)) where !folder.isEmpty { rmdir(folder) }
        if failed { throw ExitCode(ExitStatus.badInput) }
    }

    /// Lists the candidates with the reasons for keeping them.
    private func report(_ candidates: [String: String]) {
        for (path, reason) in candidates.sorted(by: { $0.key < $1.key }) {
            Console.standard.printError("candidate: \(path): \(reason)")
        }
        if !candidates.isEmpty {
            Console.standard.printError(
                "\(counted(candidates.count, "candidate")): check the list, then remove the files with "
                    + "'--force'")
        }
    }

    /// Returns the results with paths relative to the current folder, even if the run worked in
    /// another folder.
    private func part(_ path: String) throws -> Pruning.Part {
        let results = try RunResults.read(path)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: RunResults.file(of: path))
        let began =
            results.started.map { Date(timeIntervalSince1970: $0) }
            ?? attributes[.modificationDate] as? Date
        return (path, try RunRoot(of: results, from: path).shown(results), began ?? .distantPast)
    }
}
