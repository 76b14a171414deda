import Foundation
import TableSnapshots
import Tableshot

#if canImport(Testing)
    import Testing
#endif

/// The tests of this process in one framework: what they have claimed, and where they leave files.
///
/// When the process ends, `results.json` is written, which the command's `accept`, `prune` and `report`
/// read.
final class TestRun: @unchecked Sendable {
    /// Where what is to be looked at is left.
    let artifacts: ArtifactFolder
    /// The folder that the tests run in.
    private let folder: WorkingFolder
    /// The processes that make up the test run; nothing where this is the only one.
    private let group: String?
    private let lock = NSLock()
    private var results: RunResults
    private var snapshots: [String: RunSnapshot] = [:]
    /// What the tests of the other framework have claimed before.
    private let neighbours: NeighbourClaims

    /// The environment variable that names the folder above those of the runs.
    static let variable = "TABLESHOT_OUTPUT"

    private static let swiftTesting = untilExit("swift-testing", besides: "xctest")
    private static let xcTest = untilExit("xctest", besides: "swift-testing")

    /// The run of the framework that is running a test.
    static var current: TestRun {
        #if canImport(Testing)
            if Test.current != nil { return swiftTesting }
        #endif
        return xcTest
    }

    /// The test that is running, as far as its framework tells.
    static var testName: String {
        #if canImport(Testing)
            if let test = Test.current { return "\(test.id)" }
        #endif
        return ""
    }

    /// - Parameters:
    ///   - neighbour: the name of the other framework's run.
    ///   - folder: that in which the tests run.
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
        neighbours = NeighbourClaims(in: base + "/" + neighbour, run: results.testRun)
        // One of many processes does not know what the others were told, nor whether they ended well.
        results.filters = group == nil ? Self.filters(CommandLine.arguments) : ["--parallel"]
    }

    /// A run whose results are written when the process ends.
    private static func untilExit(_ name: String, besides neighbour: String) -> TestRun {
        let run = TestRun(name: name, neighbour: neighbour)
        RunsAtExit.shared.add(run)
        return run
    }

    /// What has narrowed the run down, from the arguments of a test process.
    ///
    /// Swift Testing is told `--filter` and `--skip`, XCTest on Linux a list of tests.
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

    /// A path from the folder that the tests run in, where it lies below it, by whatever links.
    func shortened(_ path: String) -> String {
        let shortened = folder.relative(path)
        return shortened.isEmpty ? path : shortened
    }

    /// Claims a reference among all processes of the run; returns the place where another process has
    /// claimed it before.
    ///
    /// Throws an `OutputError` if that cannot be noted.
    func claimShared(_ path: String, _ content: SnapshotContent, at place: SourcePlace) throws
        -> String?
    {
        if let earlier = neighbours.place(of: folder.absolute(shortened(path))) { return earlier }
        guard let group else { return nil }
        return try SharedClaims(in: artifacts, group: group).claim(
            path,
            SharedClaims.Claim(place: place.description, content: content.form.fingerprint))?.place
    }

    /// Keeps what became of snapshots, in place of what an earlier repetition has left.
    func note(
        _ outcomes: [RunSnapshot], in folder: SnapshotFolder, at place: SourcePlace,
        policy: RecordPolicy
    ) {
        let path = shortened(folder.path)
        var source = TestSource(
            path: shortened(folder.testFile), folder: folder.isShared ? nil : path,
            lines: [Int(place.line)])
        // Folders elsewhere are those of this run alone, or of others.
        if folder.isShared, !path.hasPrefix("/") { source.directories = [path] }
        lock.withLock {
            for outcome in outcomes { snapshots[outcome.reference] = outcome }
            results.policy = policy
            TestSource.add(source, to: &results.sources)
        }
    }

    /// Keeps that an assertion came to nothing: nobody knows what it would have claimed, so that `prune`
    /// refuses the run.
    func noteProblem(_ message: String, at place: SourcePlace) {
        let problem = RunProblem(document: place.description, message: message)
        lock.withLock {
            if !results.problems.contains(problem) { results.problems.append(problem) }
        }
    }

    /// What came to nothing so far.
    var problems: [RunProblem] { lock.withLock { results.problems } }

    /// Writes the results; a test run that fails in this says so on standard error.
    ///
    /// - Parameter hasPassed: whether all tests have; nothing where the system does not tell.
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
