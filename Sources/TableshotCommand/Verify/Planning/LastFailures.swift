import Foundation
import TableSnapshots

/// Unfinished work of the last run: failed snapshots, and documents that could not be read.
struct LastFailures {
    private let root: RunRoot
    private var references: Set<String> = []
    private let documents: Set<String>
    /// Documents with a failed snapshot or a read error.
    private let concerned: Set<String>
    /// The shard of the last run, or `nil` if the run covered the whole suite.
    let shard: Shard?

    /// Reads the results of a folder.
    ///
    /// - Throws: a `ResultsError` if the folder has no results, or has the results of another
    ///   folder.
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

    /// A document with a failure that no longer exists, or `nil` if all exist.
    var missingDocument: String? {
        concerned.sorted().first { access($0, F_OK) != 0 }
            .map(SnapshotPlaces(folder: nil).relative)
    }

    /// Returns the failed references that a run has not verified, or `nil` if the run has
    /// verified all.
    func remaining(after snapshots: [RunSnapshot]) -> [String]? {
        let places = SnapshotPlaces(folder: nil)
        let left = references.subtracting(snapshots.map { places.absolute($0.reference) })
        return left.isEmpty ? nil : left.map(places.relative).sorted()
    }

    /// Returns whether a problem belongs to a document with a failed snapshot or a read error.
    func concerns(_ problem: RunProblem) -> Bool {
        concerned.contains(SnapshotPlaces(folder: nil).absolute(problem.document))
    }

    /// Returns whether the last run failed for a snapshot or could not read the snapshot's
    /// document.
    func contains(_ planned: PlannedSnapshot) -> Bool {
        let places = SnapshotPlaces(folder: nil)
        let paths = planned.claims.map { places.absolute($0.reference) }
        return documents.contains(places.absolute(planned.document))
            || paths.contains(where: references.contains)
    }
}
