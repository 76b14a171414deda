import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// A session that runs `verify` once, or after every change of a file.
struct VerifySession {
    /// The folder of the results.
    let folder: ArtifactFolder
    private let command: VerifyCommand
    private let shard: Shard?
    private let policy: RecordPolicy
    private let bazel: BazelEnvironment
    private let places: SnapshotPlaces
    private let console = Console.standard

    /// - Throws: a `CommandFailure` if an environment variable has an unknown value.
    init(_ command: VerifyCommand, environment: [String: String]) throws {
        self.command = command
        bazel = try BazelEnvironment(environment)
        let wanted = command.selection.shard.flatMap { Shard($0) }
        if let wanted, let given = bazel.shard {
            throw CommandFailure(
                "'--shard \(wanted)' and the variables TEST_SHARD_INDEX and TEST_TOTAL_SHARDS "
                    + "(\(given)) exclude each other; leave out the option, or unset the variables")
        }
        shard = wanted ?? bazel.shard
        policy = try command.recording.policy(in: environment)
        places = SnapshotPlaces(folder: command.places.snapshots)
        folder = ArtifactFolder(
            path: command.places.output ?? ArtifactFolder.path(in: environment))
    }

    /// Prints the names of the selected snapshots.
    ///
    /// - Throws: an `ExitCode` if a document cannot be read.
    func list() throws {
        let plan = try plan(try source()).plan
        for snapshot in plan.snapshots { try console.print(snapshot.name) }
        if !plan.problems.isEmpty { throw ExitCode(ExitStatus.badInput) }
    }

    /// Verifies all snapshots, writes the results and prints the reports.
    ///
    /// - Returns: the exit code.
    /// - Throws: an error that prevents the whole run.
    func verify() throws -> Int32 {
        let start = Date().timeIntervalSince1970
        try bazel.acknowledgeShard()
        let source = try source()
        // A folder from an environment variable may be shared with other tools.
        if let output = command.places.output { try ResultsFolder.check(output) }
        try InputProtection.check(places, besides: folder)
        let (plan, failures) = try plan(source)
        try protect(plan, source)
        for folder in Set(plan.snapshots.flatMap(\.claims).map(\.reference.folderPath)) {
            UnfinishedFiles.removeAbandoned(in: folder)
        }
        try OutputFolder.make(folder.path)
        let lock = RunLock(in: folder)
        var reporter = command.report.reporter(for: folder, junitFile: bazel.report)
        let tolerance = try command.tolerance.tolerance()
        let job = SnapshotJob(
            recorder: SnapshotRecorder(policy: policy, artifacts: folder),
            tolerance: tolerance == .exact ? nil : tolerance, isStrict: command.options.strict)
        let run = VerifyRun(
            plan: plan, source: source, job: job, jobs: command.options.jobCount,
            maximumFailures: command.options.maxFailures)
        var done = 0
        var printed: Set<String> = []
        var warnings: [RunProblem] = []
        let outcome = run.run { outcome in
            done += 1
            for line in outcome.diagnosticLines where printed.insert(line).inserted {
                console.printError(line)
                warnings.append(RunProblem(document: outcome.document, message: line))
            }
            for snapshot in outcome.snapshots { reporter.report(snapshot) }
            show("verifying \(done)/\(plan.snapshots.count)")
        }
        console.endProgress()
        var results = results(of: plan, outcome.snapshots, isComplete: outcome.isComplete)
        results.started = start
        if !warnings.isEmpty { results.warnings = warnings }
        results.unverified = failures?.remaining(after: results.snapshots)
        let obsolete = results.obsoleteSnapshots()
        for snapshot in obsolete { reporter.report(snapshot) }
        results.snapshots += obsolete
        // The reports are printed even if the results cannot be written.
        let written = Result {
            if !leavesResults(results) { try results.write(to: folder, lock: lock) }
        }
        // Otherwise the results of an earlier run would count as the results of this run.
        if case .failure = written { unlink(folder.file(RunResults.fileName)) }
        try reporter.conclude(results)
        try written.get()
        return Self.status(of: results)
    }

    /// Throws a `CommandFailure` if the run would replace an input file.
    private func protect(_ plan: SnapshotPlan, _ source: RequestSource) throws {
        var protection = InputProtection()
        protection.read(plan, source, policy)
        protection.writeResults(to: folder, besides: command.report.report)
        protection.writeReports(
            command.report.files + [bazel.report].compactMap(\.self), page: command.report.report)
        try protection.check()
    }

    /// Returns whether the results of the last run stay, because the selection of a limited run
    /// is empty.
    ///
    /// The results of a shard are merged with the results of other shards. Therefore they stay
    /// only with `--last-failed`, which reads them.
    private func leavesResults(_ results: RunResults) -> Bool {
        guard results.snapshots.isEmpty, results.problems.isEmpty, !results.filters.isEmpty,
            let former = try? RunResults.read(folder.path)
        else { return false }
        if results.shard == nil { return true }
        return command.selection.lastFailed && former.shard == results.shard
    }

    /// Files and folders that a run writes, except references.
    var written: [String] {
        [folder.path, command.report.report, bazel.report].compactMap(\.self)
            + command.report.files
    }

    private func show(_ text: String) {
        if !command.report.quiet { console.showProgress(text) }
    }

    private func source() throws -> RequestSource {
        var source = try RequestSource(
            assets: command.places.assetOptions.assets,
            fonts: command.places.fontOptions.fonts,
            isStrict: command.options.strict)
        source.nibChoice = command.nib.choice
        return source
    }

    /// Returns the plan: the whole suite, limited to the selection, and then to this shard.
    ///
    /// - Returns: the plan, and the failures of the last run if `--last-failed` is set.
    private func plan(_ source: RequestSource) throws -> (plan: SnapshotPlan, LastFailures?) {
        try checkArguments()
        let inputs = try DocumentSearch.documents(
            for: command.documents, namesMayRepeat: true,
            foldersMayBeEmpty: command.selection.passWithNoTests
        ).map { DocumentInput.file(places.relative($0.path)) }
        var plan = try SnapshotPlan(
            inputs, places: places, sidecars: command.options.sidecars, source: source
        ) { show("reading \($0 + 1)/\(inputs.count)") }
        console.endProgress()
        let filter = try command.selection.filter()
        let isEmpty = plan.snapshots.isEmpty
        plan.select { filter.accepts($0.name) }
        // An unreadable document may contain the selected snapshots.
        if !isEmpty, plan.snapshots.isEmpty, plan.problems.isEmpty,
            !command.selection.passWithNoTests
        {
            // A run without a comparison must not look like a passed run.
            throw CommandFailure(
                "no snapshot matches "
                    + command.selection.arguments.joined(separator: " and ")
                    + "; '--list' prints the names")
        }
        var part = shard
        let failures = try command.selection.lastFailed ? LastFailures(in: folder.path) : nil
        if let failures {
            if let document = failures.missingDocument {
                throw CommandFailure(
                    "the document failed in the last run and no longer exists; verify without "
                        + "'--last-failed'", path: document)
            }
            if let former = failures.shard, let shard {
                guard former == shard else {
                    throw CommandFailure(
                        "the last run was shard \(former), and has no results of shard \(shard); "
                            + "give the folder with the results of shard \(shard) as '--output'",
                        path: folder.file(RunResults.fileName))
                }
                plan.select(remainingOf: failures)
                part = nil
            } else {
                plan.select(failures.contains)
            }
        }
        if let base = command.selection.changeBase {
            plan.select(try GitChanges(since: base, in: places.current), places)
        }
        if let part { plan.select(part) }
        // The documents of a suite share an error of its fonts.
        var printed: Set<String> = []
        for problem in plan.problems where printed.insert(problem.message).inserted {
            console.printError(problem.message)
        }
        return (plan, failures)
    }

    /// Rejects missing documents, because their names are probably misspelt.
    private func checkArguments() throws {
        var status = stat()
        // A link without a target exists. The run reports it as a problem of the document.
        for path in command.documents where lstat(path, &status) != 0 && errno == ENOENT {
            throw CommandFailure("there is no such file or folder", path: path)
        }
    }

    private func results(
        of plan: SnapshotPlan, _ snapshots: [RunSnapshot], isComplete: Bool
    ) -> RunResults {
        var results = RunResults(
            producer: "\(CommandSetting.current.name) \(CommandSetting.current.version)",
            environment: TableshotVersion.environment, policy: policy, suite: plan.suite)
        results.root = places.current
        results.documents = plan.documents
        results.shard = shard
        results.filters = command.selection.arguments
        results.isComplete = isComplete
        results.scopes = places.scopes(of: command.documents)
        results.snapshots = snapshots.sorted(by: RunSnapshot.areInOrder)
        results.problems = plan.problems
        return results
    }

    /// Returns the exit code for the worst result of a run.
    static func status(of results: RunResults) -> Int32 {
        if results.hasProblems { return ExitStatus.badInput }
        if results.hasFailures { return ExitStatus.different }
        return results.hasRecordings ? ExitStatus.recorded : ExitStatus.success
    }
}
