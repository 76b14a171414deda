import TableSnapshots

/// What the last run has left to do: what failed, and the documents that it could not read.
struct LastFailures {
    private let root: RunRoot
    private var references: Set<String> = []
    private let documents: Set<String>
    /// The documents that something is left to do of.
    private let concerned: Set<String>
    /// The part of the suite that the run was; nothing for all of it.
    let shard: Shard?

    /// Reads the results of a folder.
    ///
    /// - Throws: a `ResultsError` if there are none, or those of another folder.
    init(in folder: String) throws {
        let results = try RunResults.read(folder)
        root = try RunRoot(of: results, from: folder)
        for snapshot in results.snapshots where snapshot.verdict.isFailure {
            references.insert(root.absolute(snapshot.reference))
        }
        references.formUnion((results.unverified ?? []).map(root.absolute))
        documents = Set(results.problems.map(\.document).map(root.absolute))
        let failed = results.snapshots.filter(\.verdict.isFailure).map(\.document)
        concerned = documents.union(failed.map(root.absolute))
        shard = results.shard
    }

    /// The references that a run has left out which was to do all of this; nothing where it has done all.
    func left(by snapshots: [RunSnapshot]) -> [String]? {
        let places = SnapshotPlaces(folder: nil)
        let left = references.subtracting(snapshots.map { places.absolute($0.reference) })
        return left.isEmpty ? nil : left.map(places.relative).sorted()
    }

    /// Whether a document that cannot be read is one of those that something is left to do of.
    func concerns(_ problem: RunProblem) -> Bool {
        concerned.contains(SnapshotPlaces(folder: nil).absolute(problem.document))
    }

    /// Whether a snapshot is one of them.
    func contains(_ planned: PlannedSnapshot) -> Bool {
        let places = SnapshotPlaces(folder: nil)
        let paths = planned.claims.map { places.absolute($0.reference) }
        return documents.contains(places.absolute(planned.document))
            || paths.contains(where: references.contains)
    }
}
