import Foundation
import TableSnapshots
import Tableshot

/// Keeps reports from being written over what a run reads.
struct OutputProtection {
    /// What the files are, by their paths without links.
    private var kinds: [String: String] = [:]

    /// Knows the documents of a run, what they include, the references and the results.
    init(_ plan: SnapshotPlan, _ places: SnapshotPlaces, _ folder: ArtifactFolder) {
        func add(_ path: String, _ kind: String) { kinds[Self.real(places.absolute(path))] = kind }
        for document in plan.documents {
            for file in document.files ?? [] { add(file.path, "a file that a document includes") }
        }
        for document in plan.documents { add(document.path, "a document") }
        for claim in plan.snapshots.flatMap(\.claims) { add(claim.reference, "a reference") }
        add(folder.file(RunResults.fileName), "the results of the run")
    }

    /// Throws a `CommandFailure` for references in the folder of the results: what a run leaves to be looked at would
    /// count as recorded.
    static func check(_ places: SnapshotPlaces, besides folder: ArtifactFolder) throws {
        guard let references = places.folder else { return }
        let results = real(places.absolute(folder.path))
        guard (real(places.absolute(references)) + "/").hasPrefix(results + "/") else { return }
        throw CommandFailure(
            "references cannot lie among the results of runs (\(folder.path)); give '--snapshots' "
                + "another folder", path: references)
    }

    /// Knows the documents, the references and the results of runs that are joined.
    ///
    /// - Parameter root: the folder from which their paths lead; nothing where it is not there.
    init(_ parts: [ShardMerge.Part], _ root: RunRoot?) {
        for (origin, results) in parts {
            if let root {
                for document in results.documents {
                    kinds[Self.real(root.absolute(document.path))] = "a document"
                }
                for snapshot in results.snapshots {
                    kinds[Self.real(root.absolute(snapshot.reference))] = "a reference"
                }
            }
            let file = SnapshotPlaces(folder: nil).absolute(RunResults.file(of: origin))
            kinds[Self.real(file)] = "the results of a run"
        }
    }

    /// Throws a `CommandFailure` for a report that would take the place of one of them, or of any file that
    /// is called as documents are.
    func check(_ files: [String]) throws {
        for file in files {
            let path = Self.real(SnapshotPlaces(folder: nil).absolute(file))
            let isCalledSo = DocumentSearch.suffixes.contains { path.hasSuffix($0) }
            guard let kind = kinds[path] ?? (isCalledSo ? "called as documents are" : nil) else {
                continue
            }
            throw CommandFailure(
                "a report would be written over it, and it is \(kind); give the report a file of its "
                    + "own", path: file)
        }
    }

    /// A path without links; it need not be there.
    private static func real(_ path: String) -> String {
        if let real = path.realPath { return real }
        guard path.folderPath != path else { return path }
        return (real(path.folderPath) as NSString)
            .appendingPathComponent((path as NSString).lastPathComponent)
    }
}
