import Foundation
import TableSnapshots
import Tableshot

/// The documents that runs have read.
///
/// Unknown and changed documents may claim any reference.
struct KnownDocuments {
    private var fingerprints: [String: Set<String?>] = [:]
    /// Files that each document includes, by document path.
    ///
    /// A file may have several fingerprints.
    private var files: [String: Set<RunFile>] = [:]
    private let places = SnapshotPlaces(folder: nil)

    /// - Parameter runs: results with paths relative to the current folder.
    init(of runs: [RunResults]) {
        for document in runs.flatMap(\.documents) {
            fingerprints[places.absolute(document.path), default: []]
                .insert(document.fingerprint)
            files[places.absolute(document.path), default: []].formUnion(document.files ?? [])
        }
    }

    /// Checks all documents in the folders that the runs cover.
    ///
    /// - Throws: a `CommandFailure` if a document is unknown to the runs or has changed.
    func check(_ parts: [Pruning.Part]) throws {
        for (origin, results, _) in parts {
            for folder in results.scopes.compactMap(\.documents) {
                let folder = folder.isEmpty ? "." : folder
                guard DocumentSearch.isFolder(folder) else { continue }
                for path in try DocumentSearch.documents(in: folder) {
                    try check(path, origin)
                }
            }
        }
    }

    /// Returns the documents that read the given files, by file path.
    func readers(of paths: [String]) -> [String: String] {
        var identities: [FileIdentity: String] = [:]
        for path in paths {
            if let identity = FileIdentity(ofFile: path) { identities[identity] = path }
        }
        guard !identities.isEmpty else { return [:] }
        var readers: [String: String] = [:]
        for (document, files) in files.sorted(by: { $0.key < $1.key }) {
            for file in files {
                if let identity = FileIdentity(ofFile: file.path), let path = identities[identity] {
                    readers[path] = places.relative(document)
                }
            }
        }
        return readers
    }

    private func check(_ path: String, _ origin: String) throws {
        guard let known = fingerprints[places.absolute(path)] else {
            throw CommandFailure(
                "\(origin) has no results of this document; run 'verify' again",
                path: places.relative(path))
        }
        guard known == [RunDocument(readingFrom: path).fingerprint] else {
            throw CommandFailure(
                "this document has changed since the run of \(origin); run 'verify' again",
                path: places.relative(path))
        }
        let included = files[places.absolute(path)] ?? []
        for file in included.sorted(by: { $0.path < $1.path })
        where RunFile(readingFrom: file.path) != file {
            throw CommandFailure(
                "the included file \(file.path) has changed since the run of \(origin); run 'verify' "
                    + "again", path: places.relative(path))
        }
    }
}
