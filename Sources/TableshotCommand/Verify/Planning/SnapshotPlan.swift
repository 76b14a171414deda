import Foundation
import TableSnapshots
import Tableshot

/// What a run is to do, known before anything is rendered.
struct SnapshotPlan {
    /// The snapshots of the suite, sorted by name.
    private(set) var snapshots: [PlannedSnapshot] = []
    /// The documents that cannot be read, sorted by path.
    private(set) var problems: [RunProblem] = []
    /// All documents, as they were when they were read.
    private(set) var documents: [RunDocument]
    /// Tells the whole suite from others.
    let suite: String

    /// Reads the documents, which is needed to know their variants, and keeps none of them.
    ///
    /// - Parameters:
    ///   - sidecars: the texts that are wanted beside each picture; those that are recorded are
    ///     compared in any case.
    ///   - show: is told how far the work has come.
    /// - Throws: a `ClaimConflict` if two snapshots would be one file, or have one name.
    init(
        _ inputs: [DocumentInput], places: SnapshotPlaces, sidecars: Set<SnapshotKind>,
        source: RequestSource, show: (Int) -> Void
    ) throws {
        // Before they are read: one that is changed meanwhile counts as changed since.
        documents = inputs.map { RunDocument(readingFrom: $0.path) }
        let included = IncludedFiles(places)
        var (register, names) = (ClaimRegister(), ClaimRegister())
        for (index, input) in inputs.enumerated() {
            show(index)
            let requests: [PictureRequest]
            do {
                requests = try source.request(for: input).variants()
                documents[index].files = included.files(
                    at: source.files.entries(of: input.path).map(\.path))
            } catch {
                let message = Complaint.text(of: error, path: input.path)
                problems.append(RunProblem(document: input.path, message: message))
                continue
            }
            for (variant, request) in requests.enumerated() {
                let planned = try Self.planned(request, variant, input.path, places, sidecars)
                for claim in planned.claims { try register.claim(claim.reference, by: input.path) }
                // A name is a path of the run's files, too.
                try names.claim("the name \(planned.name)", by: input.path)
                snapshots.append(planned)
            }
        }
        snapshots.sort { $0.name < $1.name }
        problems.sort { $0.document < $1.document }
        var hasher = StableHasher()
        for snapshot in snapshots { hasher.combine(snapshot.name) }
        for problem in problems { hasher.combine(problem.document) }
        for sidecar in sidecars.map(\.rawValue).sorted() { hasher.combine(sidecar) }
        hasher.combine(places.folder ?? "")
        suite = hasher.finalize().description
    }

    private static func planned(
        _ request: PictureRequest, _ variant: Int, _ path: String, _ places: SnapshotPlaces,
        _ sidecars: Set<SnapshotKind>
    ) throws -> PlannedSnapshot {
        let stem = try places.stem(of: path, picture: request.pictureName)
        let isAnimation = !request.document.timeline.isEmpty
        let recording = request.document.snapshot.recording
        let texts = [
            (SnapshotKind.renderTree, recording.contains(.renderTree)),
            (.accessibility, recording.contains(.accessibilityTree)),
        ].filter { kind, isAskedFor in
            isAskedFor || sidecars.contains(kind) || access(stem + kind.suffix, F_OK) == 0
        }.map(\.0)
        let kinds = texts + [isAnimation ? .animation : .picture]
        return PlannedSnapshot(
            name: places.name(of: path, picture: request.pictureName), document: path,
            variant: variant,
            claims: kinds.map { .init(kind: $0, reference: stem + $0.suffix) })
    }

    /// Leaves what is wanted; documents that cannot be read always are.
    mutating func select(_ isWanted: (PlannedSnapshot) -> Bool) {
        snapshots = snapshots.filter(isWanted)
    }

    /// Leaves what is changed: the document, what it includes, or a reference.
    mutating func select(_ changes: GitChanges, _ places: SnapshotPlaces) {
        let changed = documents.filter { document in
            ([document.path] + (document.files ?? []).map(\.path))
                .contains { changes.contain(places.absolute($0)) }
        }.map(\.path)
        let wanted = Set(changed)
        select { planned in
            wanted.contains(planned.document)
                || planned.claims.contains { changes.contain(places.absolute($0.reference)) }
        }
    }

    /// Leaves what a shard's last run has left to do: it is that shard's already.
    mutating func select(remainingOf failures: LastFailures) {
        select(failures.contains)
        problems = problems.filter(failures.concerns)
    }

    /// Leaves the part of a shard: snapshots, and then documents that cannot be read, are dealt out
    /// in turn.
    mutating func select(_ shard: Shard) {
        let count = snapshots.count
        snapshots = snapshots.enumerated().filter { shard.claims(position: $0.offset) }
            .map(\.element)
        problems = problems.enumerated().filter { shard.claims(position: count + $0.offset) }
            .map(\.element)
    }
}
