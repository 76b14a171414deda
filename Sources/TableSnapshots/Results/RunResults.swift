/// The claims and results of a run, as a manifest for later commands and reports.
public struct RunResults: Codable, Sendable, Hashable {
    /// Version of the file format.
    ///
    /// Other versions are refused.
    public static let currentSchemaVersion = 3

    /// Version of the file format of these results.
    public var schemaVersion = Self.currentSchemaVersion
    /// The program or library that ran, with its version.
    public var producer: String
    /// Versions that determine pixels, by name.
    public var environment: [String: String]
    /// Policy for writing references in this run.
    public var policy: RecordPolicy
    /// The shard of this run, or `nil` for the whole suite.
    public var shard: Shard?
    /// The filters of the run in their original form, for example `--grep dark`.
    public var filters: [String] = []
    /// Whether the run was completed and did not end early.
    public var isComplete = true
    /// Absolute path of the run's working folder, to which its paths are relative.
    public var root = ""
    /// Start of the run, in seconds since 1970.
    ///
    /// For joined runs, it is the first start.
    public var started: Double?
    /// Number of shards merged in these results, or `nil` for a single run.
    public var joinedShards: Int?
    /// Documents read for their claims, before filters and shards.
    public var documents: [RunDocument] = []
    /// Identifier of the suite before filters and shards, equal for all shards of a suite.
    public var suite: String
    /// Parts of the file system in which this run claims recorded files.
    public var scopes: [SnapshotScope] = []
    /// Test source files that have claimed references, sorted by path.
    public var sources: [TestSource] = []
    /// Whether every test of a test run has passed, or `nil` for other runs and if the system
    /// does not report it.
    public var hasPassed: Bool?
    /// Identifier shared by the processes of a test run, or `nil` for a run of a single
    /// process.
    public var group: String?
    /// Identifier shared by XCTest and Swift Testing runs of the same command, or `nil` if it
    /// is unknown.
    public var testRun: String?
    /// Snapshots sorted by reference, with the texts beside a picture before it.
    public var snapshots: [RunSnapshot] = []
    /// Documents that could not be rendered.
    public var problems: [RunProblem] = []
    /// Warnings about rendered documents without repetitions, or `nil` in results of tests.
    public var warnings: [RunProblem]?
    /// References of previously failed snapshots that this run was to verify but left out,
    /// because of a filter or an early end.
    public var unverified: [String]?

    /// Creates results without snapshots and problems.
    public init(
        producer: String, environment: [String: String], policy: RecordPolicy, suite: String
    ) {
        self.producer = producer
        self.environment = environment
        self.policy = policy
        self.suite = suite
    }

    /// Returns the number of snapshots with a verdict.
    public func count(of verdict: SnapshotVerdict) -> Int {
        snapshots.count { $0.verdict == verdict }
    }

    /// Whether a document could not be rendered or a snapshot could not be compared.
    public var hasProblems: Bool { !problems.isEmpty || snapshots.contains(where: \.isBroken) }
    /// Whether a snapshot differs or has no reference.
    public var hasFailures: Bool { snapshots.contains { $0.verdict.isFailure } }
    /// Whether a reference was written.
    public var hasRecordings: Bool { snapshots.contains { $0.verdict.isRecording } }

    /// Reason that this run cannot determine obsolete files, or `nil`.
    ///
    /// A shard is not a reason, because other shards may complete the run.
    public var partialReason: String? {
        if !filters.isEmpty { return "the run had filters: \(filters.joined(separator: ", "))" }
        if !isComplete { return "the run was ended early" }
        if let problem = problems.first {
            return "\(problem.document) could not be read"
        }
        if let snapshot = snapshots.first(where: \.isBroken) {
            return "\(snapshot.name) could not be rendered or compared"
        }
        return nil
    }
}

/// A document read in a run, with its state at that time.
public struct RunDocument: Codable, Sendable, Hashable {
    /// Path of the document, relative to the run's working folder.
    public var path: String
    /// Fingerprint of the document's bytes, or `nil` if it was unreadable.
    public var fingerprint: String?
    /// Included files sorted by path, or `nil` if the document was unreadable.
    public var files: [RunFile]?

    /// Creates a document with its current fingerprint.
    public init(readingFrom path: String) {
        self.path = path
        fingerprint = RunFile(readingFrom: path).fingerprint
    }
}

/// A document with unknown claims, because the document could not be rendered.
public struct RunProblem: Codable, Sendable, Hashable {
    /// Path of the document, or location of the assertion in a test.
    public var document: String
    /// The error as it was printed.
    public var message: String

    /// Creates a problem with the location of its cause and a message.
    public init(document: String, message: String) {
        self.document = document
        self.message = message
    }
}
