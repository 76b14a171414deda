import Foundation
import Tableshot
import TableSnapshots

/// The snapshots of a run, known before rendering.
struct SnapshotPlan {
    /// The snapshots of the suite, sorted by name.
    private(set) var snapshots: [PlannedSnapshot] = []
    /// The unreadable documents, sorted by path.
    private(set) var problems: [RunProblem] = []
    /// Fingerprints of all documents when they were read.
    private(set) var documents: [RunDocument]
    /// Hash that identifies the whole suite.
    let suite: String

    /// Reads the documents to find their variants, and releases each document afterwards.
    ///
    /// - Parameters:
    ///   - sidecars: kinds of texts to record beside each picture. Existing text references are
    ///     always compared.
    ///   - show: receives the index of the document that is read next.
    /// - Throws: a `ReferenceConflict` if two snapshots would share a file or a name.
    init(
        _ inputs: [DocumentInput], places: SnapshotPlaces, sidecars: Set<SnapshotKind>,
        source: RequestSource, show: (Int) -> Void
    ) throws {
        // Taken before reading. A document counts as changed if it changes during reading.
        documents = inputs.map { RunDocument(readingFrom: $0.path) }
        let included = IncludedFiles(places)
        var (registry, names) = (ReferenceRegistry(), ReferenceRegistry())
        for (index, input) in inputs.enumerated() {
            show(index)
            let requests: [PictureRequest]
            do {
                requests = try source.variants(for: input)
                documents[index].files = included.files(
                    at: source.files.entries(of: input.path).map(\.path))
            } catch {
                let message = DiagnosticFormatter.text(of: error, path: input.path)
                problems.append(RunProblem(document: input.path, message: message))
                continue
            }
            for (variant, request) in requests.enumerated() {
                let planned = try Self.planned(request, variant, input.path, places, sidecars)
                for claim in planned.claims { try registry.claim(claim.reference, by: input.path) }
                // A name is also a path in the run's folder.
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

    /// Keeps the selected snapshots.
    ///
    /// Unreadable documents always stay.
    mutating func select(_ isWanted: (PlannedSnapshot) -> Bool) {
        snapshots = snapshots.filter(isWanted)
    }

    /// Keeps the snapshots whose document, included files or references have changed.
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

    /// Keeps the snapshots that the last run of the same shard has not passed.
    mutating func select(remainingOf failures: LastFailures) {
        select(failures.contains)
        problems = problems.filter(failures.concerns)
    }

    /// Keeps the part of a shard.
    ///
    /// Snapshots, and then unreadable documents, are assigned to the shards in turn.
    mutating func select(_ shard: Shard) {
        let count = snapshots.count
        snapshots = snapshots.enumerated().filter { shard.claims(position: $0.offset) }
            .map(\.element)
        problems = problems.enumerated().filter { shard.claims(position: count + $0.offset) }
            .map(\.element)
    }
}

extension PictureRequest {
    /// Returns a request for each variant of the document's matrix.
    ///
    /// - Throws: a `CommandFailure` if the matrix has too many variants; a `DocumentError` if
    ///   the strings of a locale do not form a document.
    func variants() throws -> [PictureRequest] {
        guard document.matrix.count <= RenderMatrix.limit else {
            throw CommandFailure("the matrix has \(document.matrix.countDescription)", path: origin)
        }
        return try document.variants(of: document.matrix).map { variant, document in
            var result = self
            result.document = document
            result.variant = variant
            return result
        }
    }
}
