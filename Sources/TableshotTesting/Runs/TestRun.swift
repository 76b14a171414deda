import Foundation
import Tableshot
import TableSnapshots

#if canImport(Testing)
    import Testing
#endif

/// Test run of a framework in this process: its claims, and the folder for its files.
///
/// At the end of the process, the run writes `results.json` for the commands `accept`, `prune`
/// and `report`.
final class TestRun: @unchecked Sendable {
    /// Folder for files to be inspected.
    let artifacts: ArtifactFolder
    /// Working folder of the tests.
    private let folder: WorkingFolder
    /// Identifier of the parallel processes in the test run, or `nil` for a single process.
    private let group: String?
    private let lock = NSLock()
    private var results: RunResults
    private var snapshots: [String: RunSnapshot] = [:]
    /// Earlier claims of the other framework's tests.
    private let neighbours: NeighbourReferences

    /// Environment variable for the parent folder of the runs' folders.
    static let variable = "TABLESHOT_OUTPUT"

    private static let swiftTesting = writingAtExit("swift-testing", besides: "xctest")
    private static let xcTest = writingAtExit("xctest", besides: "swift-testing")

    /// Run of the framework that executes the current test.
    static var current: TestRun {
        #if canImport(Testing)
            if Test.current != nil { return swiftTesting }
        #endif
        return xcTest
    }

    /// Name of the current test, or an empty string if the framework does not provide it.
    static var testName: String {
        #if canImport(Testing)
            if let test = Test.current { return "\(test.id)" }
        #endif
        return ""
    }

    /// - Parameters:
    ///   - neighbour: Name of the other framework's run.
    ///   - folder: Working folder of the tests.
    init(
        name: String, neighbour: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        folder: WorkingFolder = WorkingFolder()
    ) {
        let base = ArtifactFolder.path(in: environment, before: Self.variable)
        self.folder = folder
        artifacts = ArtifactFolder(path: base + "/" + name)
        results = RunResults(
            producer: "TableshotTesting \(TableshotVersion.current)",
            environment: TableshotVersion.environment, policy: .never, suite: name)
        results.root = folder.path
        results.started = Date().timeIntervalSince1970
        group = TestProcesses.group
        results.group = group
        results.testRun = TestProcesses.run
        neighbours = NeighbourReferences(in: base + "/" + neighbour, run: results.testRun)
        // A parallel process knows neither the filters nor the success of the other processes.
        results.filters = group == nil ? Self.filters(CommandLine.arguments) : ["--parallel"]
    }

    /// Returns a run that writes its results at the end of the process.
    private static func writingAtExit(_ name: String, besides neighbour: String) -> TestRun {
        let run = TestRun(name: name, neighbour: neighbour)
        ExitResultsWriter.shared.add(run)
        return run
    }

    /// Returns the filters of the run from the arguments of a test process.
    ///
    /// Swift Testing receives `--filter` and `--skip`, XCTest on Linux receives a list of
    /// tests.
    static func filters(_ arguments: [String]) -> [String] {
        var filters: [String] = []
        for (before, argument) in zip(arguments, arguments.dropFirst()) {
            if ["--filter", "--skip"].contains(before) {
                filters.append("\(before) \(argument)")
            } else if !before.hasPrefix("--"), !argument.hasPrefix("-"), argument.contains(".") {
                filters.append(argument)
            }
        }
        return filters
    }

    /// Returns a path relative to the tests' working folder if the path is inside it, even
    /// through symbolic links.
    func shortened(_ path: String) -> String {
        let shortened = folder.relative(path)
        return shortened.isEmpty ? path : shortened
    }

    /// Claims a reference among all processes of the run and returns the place of an earlier
    /// claim, or `nil` if the claim is new.
    ///
    /// Throws an `OutputError` if the claim cannot be stored.
    func claimShared(_ path: String, _ content: SnapshotContent, at place: SourcePlace) throws
        -> String?
    {
        if let earlier = neighbours.place(of: folder.absolute(shortened(path))) { return earlier }
        guard let group else { return nil }
        return try SharedReferenceRegistry(in: artifacts, group: group).claim(
            path,
            SharedReferenceRegistry.Claim(
                place: place.description, content: content.form.fingerprint))?.place
    }

    /// Stores the outcomes of snapshots, replacing the outcomes of an earlier repetition.
    func note(_ outcomes: [RunSnapshot], in folder: SnapshotFolder, policy: RecordPolicy) {
        let path = shortened(folder.path)
        var source = TestSource(
            path: shortened(folder.testFile), folder: folder.isShared ? nil : path)
        // An external folder belongs to this run alone or to other runs.
        if folder.isShared, !path.hasPrefix("/") { source.directories = [path] }
        lock.withLock {
            for outcome in outcomes { snapshots[outcome.reference] = outcome }
            results.policy = policy
            TestSource.add(source, to: &results.sources)
        }
    }

    /// Stores the failure of an assertion whose claims are unknown; `prune` therefore refuses
    /// the run.
    func noteProblem(_ message: String, at place: SourcePlace) {
        let problem = RunProblem(document: place.description, message: message)
        lock.withLock {
            if !results.problems.contains(problem) { results.problems.append(problem) }
        }
    }

    /// Failed assertions.
    var problems: [RunProblem] { lock.withLock { results.problems } }

    /// Writes the results; an error is written to standard error.
    ///
    /// - Parameter hasPassed: Whether all tests passed, or `nil` on systems without this
    ///   information.
    func write(hasPassed: Bool?) {
        lock.withLock {
            results.hasPassed = hasPassed
            results.snapshots = snapshots.values.sorted(by: RunSnapshot.areInOrder)
            do {
                try OutputFolder.make(artifacts.path)
                if group == nil {
                    try results.write(to: artifacts, lock: RunLock(in: artifacts))
                } else {
                    try results.writeJoined(to: artifacts)
                }
            } catch {
                FileHandle.standardError.write(Data("tableshot: \(error)\n".utf8))
            }
        }
    }
}

/// Writer of the results of all runs at the end of the process.
final class ExitResultsWriter: @unchecked Sendable {
    static let shared = ExitResultsWriter()

    private let lock = NSLock()
    private var runs: [TestRun] = []

    private init() {
        #if canImport(Glibc)
            // The exit status tells whether all tests passed.
            on_exit({ status, _ in ExitResultsWriter.shared.writeAll(hasPassed: status == 0) }, nil)
        #else
            atexit { ExitResultsWriter.shared.writeAll(hasPassed: nil) }
        #endif
    }

    func add(_ run: TestRun) { lock.withLock { runs.append(run) } }

    private func writeAll(hasPassed: Bool?) {
        for run in lock.withLock({ runs }) { run.write(hasPassed: hasPassed) }
    }
}
