import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// What a command line of `verify` does, once or as often as files change.
struct VerifySession {
    /// Where results go.
    let folder: ArtifactFolder
    private let command: VerifyCommand
    private let shard: Shard?
    private let policy: RecordPolicy
    private let bazel: BazelEnvironment
    private let places: SnapshotPlaces
    private let console = Console.standard

    /// - Throws: a `CommandFailure` for variables of no meaning.
    init(_ command: VerifyCommand, environment: [String: String]) throws {
        self.command = command
        bazel = try BazelEnvironment(environment)
        let wanted = command.selection.shard.flatMap { Shard($0) }
        if let wanted, let given = bazel.shard {
            throw CommandFailure(
                "'--shard \(wanted)' and the variables TEST_SHARD_INDEX and TEST_TOTAL_SHARDS, which "
                    + "say \(given), exclude each other; leave the option or the variables out")
        }
        shard = wanted ?? bazel.shard
        policy = try command.recording.policy(in: environment)
        places = SnapshotPlaces(folder: command.places.snapshots)
        folder = ArtifactFolder(
            path: command.places.output ?? ArtifactFolder.path(in: environment))
    }

    /// Prints the names of what would be verified.
    ///
    /// - Throws: an `ExitCode` if a document cannot be read.
    func list() throws {
        let plan = try plan(try source()).plan
        for snapshot in plan.snapshots { try console.print(snapshot.name) }
        if !plan.problems.isEmpty { throw ExitCode(ExitStatus.badInput) }
    }

    /// Verifies once, writes the results and tells of them.
    ///
    /// - Returns: the exit code.
    /// - Throws: what keeps the whole run from being done.
    func verify() throws -> Int32 {
        let start = Date().timeIntervalSince1970
        try bazel.acknowledgeShard()
        let source = try source()
        // A folder that variables name may be shared with others.
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
        var said: Set<String> = []
        var warnings: [RunProblem] = []
        let outcome = run.run { outcome in
            done += 1
            for line in outcome.complaints where said.insert(line).inserted {
                console.complain(line)
                warnings.append(RunProblem(document: outcome.document, message: line))
            }
            for snapshot in outcome.snapshots { reporter.tell(snapshot) }
            show("verifying \(done)/\(plan.snapshots.count)")
        }
        console.endProgress()
        var results = results(of: plan, outcome.snapshots, isComplete: outcome.isComplete)
        results.started = start
        if !warnings.isEmpty { results.warnings = warnings }
        results.unverified = failures?.left(by: results.snapshots)
        let obsolete = results.obsoleteSnapshots()
        for snapshot in obsolete { reporter.tell(snapshot) }
        results.snapshots += obsolete
        // People are told all the same.
        let written = Result {
            if !leavesResults(results) { try results.write(to: folder, lock: lock) }
        }
        // Those of an earlier run would pass for this one's.
        if case .failure = written { unlink(folder.file(RunResults.fileName)) }
        try reporter.conclude(results)
        try written.get()
        return Self.status(of: results)
    }

    /// Throws a `CommandFailure` if the run would replace a file that it reads.
    private func protect(_ plan: SnapshotPlan, _ source: RequestSource) throws {
        var protection = InputProtection()
        protection.read(plan, source, policy)
        protection.writeResults(to: folder)
        protection.writeReports(
            command.report.files + [bazel.report].compactMap(\.self), page: command.report.report)
        try protection.check()
    }

    /// Whether a run that was narrowed down has had nothing to do: then the results of the last one, and the
    /// failures in them, stay.
    ///
    /// Those of a shard are joined with those of others: they stay for `--last-failed` alone, which goes by them.
    private func leavesResults(_ results: RunResults) -> Bool {
        guard results.snapshots.isEmpty, results.problems.isEmpty, !results.filters.isEmpty,
            let former = try? RunResults.read(folder.path)
        else { return false }
        if results.shard == nil { return true }
        return command.selection.lastFailed && former.shard == results.shard
    }

    /// The files and folders that a run writes, besides those of the references.
    var written: [String] {
        [folder.path, command.report.report, bazel.report].compactMap(\.self)
            + command.report.files
    }

    private func show(_ text: String) {
        if !command.report.quiet { console.showProgress(text) }
    }

    private func source() throws -> RequestSource {
        try RequestSource(
            assets: command.places.assetOptions.assets,
            fonts: command.places.fontOptions.fonts,
            isStrict: command.options.strict)
    }

    /// What is to be done: everything, then what is wanted of it, then this shard's part.
    ///
    /// - Returns: the plan, and what the last run has left to do, if that was asked for.
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
        // What is looked for may be in a document that cannot be read.
        if !isEmpty, plan.snapshots.isEmpty, plan.problems.isEmpty,
            !command.selection.passWithNoTests
        {
            // A run that compares nothing must not look like one that has passed.
            throw CommandFailure(
                "no name of a snapshot suits \(command.selection.words.joined(separator: " and ")); "
                    + "'--list' prints the names")
        }
        var part = shard
        let failures = try command.selection.lastFailed ? LastFailures(in: folder.path) : nil
        if let failures {
            if let former = failures.shard, let shard {
                guard former == shard else {
                    throw CommandFailure(
                        "the last run was shard \(former), and says nothing of shard \(shard); give "
                            + "'--last-failed' the folder of its own results with '--output'",
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
        for problem in plan.problems { console.complain(problem.message) }
        return (plan, failures)
    }

    /// Refuses documents that are not there: the name is misspelt, and no run.
    private func checkArguments() throws {
        var status = stat()
        // A link that leads nowhere is there, and a problem of its document.
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
        results.filters = command.selection.words
        results.isComplete = isComplete
        results.scopes = places.scopes(of: command.documents)
        results.snapshots = snapshots.sorted(by: RunSnapshot.areInOrder)
        results.problems = plan.problems
        return results
    }

    /// The exit code that says the worst of a run.
    static func status(of results: RunResults) -> Int32 {
        if results.hasProblems { return ExitStatus.badInput }
        if results.hasFailures { return ExitStatus.different }
        return results.hasRecordings ? ExitStatus.recorded : ExitStatus.success
    }
}
