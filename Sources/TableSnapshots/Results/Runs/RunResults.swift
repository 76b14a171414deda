/// What a run has claimed and found; the manifest that later commands and reports read.
public struct RunResults: Codable, Sendable, Hashable {
    /// The version of this form; another one is refused.
    public static let currentSchemaVersion = 3

    public var schemaVersion = Self.currentSchemaVersion
    /// The program or library that ran, with its version.
    public var producer: String
    /// Versions that pixels depend on, by name.
    public var environment: [String: String]
    public var policy: RecordPolicy
    /// The part of the suite that this run was; nothing is all of it.
    public var shard: Shard?
    /// What has narrowed the run down, as it was given: `--grep dark`.
    public var filters: [String] = []
    /// Whether everything that the run should do was done: it was not ended early.
    public var isComplete = true
    /// The folder in which the run worked, from which its paths lead; a path from the root.
    public var root = ""
    /// When the run began, in seconds since 1970; of joined runs the first.
    public var started: Double?
    /// How many shards were joined to these results; nothing for those of one run.
    public var joinedShards: Int?
    /// The documents that the run has read to know what they claim, before filters and shards.
    public var documents: [RunDocument] = []
    /// Tells the suite, before filters and shards, from others; shards of one suite have the same.
    public var suite: String
    /// Where recorded files are this run's to claim.
    public var scopes: [SnapshotScope] = []
    /// The source files of tests that have claimed references, in the order of their paths.
    public var sources: [TestSource] = []
    /// Whether every test of a test run has passed; nothing for other runs, and where the system does
    /// not tell.
    public var hasPassed: Bool?
    /// The processes of one test run have the same; nothing for a run of one process.
    public var group: String?
    /// The runs of XCTest and of Swift Testing that one command has started have the same; nothing
    /// where nobody knows.
    public var testRun: String?
    /// By reference; the texts beside a picture come before it.
    public var snapshots: [RunSnapshot] = []
    /// The documents that could not be rendered.
    public var problems: [RunProblem] = []
    /// What documents that could be rendered were warned of, each once; nothing in results of tests.
    public var warnings: [RunProblem]?
    /// The references of what failed before, where this run was to verify only that and has left it out:
    /// by a filter, or since it was ended early.
    public var unverified: [String]?

    public init(
        producer: String, environment: [String: String], policy: RecordPolicy, suite: String
    ) {
        self.producer = producer
        self.environment = environment
        self.policy = policy
        self.suite = suite
    }

    /// How many snapshots have a verdict.
    public func count(of verdict: SnapshotVerdict) -> Int {
        snapshots.count { $0.verdict == verdict }
    }

    /// Whether something could not be rendered or compared.
    public var hasProblems: Bool { !problems.isEmpty || snapshots.contains(where: \.isBroken) }
    /// Whether a snapshot differs or has no reference.
    public var hasFailures: Bool { snapshots.contains { $0.verdict.isFailure } }
    /// Whether a reference was written.
    public var hasRecordings: Bool { snapshots.contains { $0.verdict.isRecording } }

    /// Why this run cannot tell which recorded files are claimed by nothing; nothing if it can.
    ///
    /// Being a shard is left out: others may make up for it.
    public var partialReason: String? {
        if !filters.isEmpty { return "it was narrowed down by \(filters.joined(separator: ", "))" }
        if !isComplete { return "it was ended before everything was done" }
        if let problem = problems.first {
            return "\(problem.document) could not be read"
        }
        if let snapshot = snapshots.first(where: \.isBroken) {
            return "\(snapshot.name) could not be rendered or compared"
        }
        return nil
    }
}
