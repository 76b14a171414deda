import Foundation
import TableDrawing

/// Finds recorded files that are no longer claimed.
public struct Pruning {
    /// Results with their location, and the start of the run.
    public typealias Part = (origin: String, results: RunResults, began: Date)

    /// Absolute paths of claimed files.
    private let claimed: Set<String>
    private let scopes: [SnapshotScope]
    /// Start of the first local run, or `nil` for shards.
    ///
    /// Clocks of other machines do not relate to local files.
    private let began: Date?
    /// Runs of tests.
    private let tests: [Part]

    /// Creates a pruning.
    ///
    /// Throws a `PruningError` if the results are incomplete.
    public init(_ parts: [Part]) throws(PruningError) {
        guard !parts.isEmpty else { throw PruningError("there are no results") }
        for part in parts {
            if let reason = part.results.partialReason {
                throw PruningError(
                    "\(part.origin) does not list all claimed references: \(reason); run 'verify' "
                        + "on all documents")
            }
            if part.results.scopes.isEmpty, part.results.sources.isEmpty {
                throw PruningError(
                    "\(part.origin) does not list all claimed references: the run named single "
                        + "documents; run 'verify' on the folder of the documents")
            }
        }
        try Self.checkShards(parts)
        claimed = Set(
            parts.flatMap(\.results.snapshots).filter { $0.verdict != .obsolete }
                .map { Self.absolute($0.reference) })
        scopes = parts.flatMap(\.results.scopes).flatMap { [claimed] in
            Self.searched($0, claimed)
        }.reduce(into: []) { scopes, scope in
            if !scopes.contains(scope) { scopes.append(scope) }
        }
        let own = parts.filter { $0.results.shard == nil && $0.results.joinedShards == nil }
        began = own.map(\.began).min()
        tests = parts.filter { !$0.results.sources.isEmpty }
    }

    /// Returns the scopes to search.
    ///
    /// For references among documents, these are the folders with claimed files.
    private static func searched(_ scope: SnapshotScope, _ claimed: Set<String>) -> [SnapshotScope]
    {
        guard scope.layout == .among else { return [scope] }
        let top = absolute(scope.folder)
        return Set(claimed.map(\.folderPath)).filter {
            $0 == top || $0.hasPrefix(top == "/" ? top : top + "/")
        }.sorted().map { folder in
            var part = scope
            part.folder = folder
            return part
        }
    }

    /// Checks that shards are complete.
    private static func checkShards(_ parts: [Part]) throws(PruningError) {
        let shards = parts.filter { $0.results.shard != nil }
        for (_, suite) in Dictionary(grouping: shards, by: { $0.results.suite }).sorted(by: {
            $0.key < $1.key
        }) {
            do {
                _ = try ShardMerge(suite.map { ($0.origin, $0.results) })
            } catch {
                throw PruningError("the shards cannot be joined: \(error)")
            }
        }
    }

    /// Returns unclaimed recorded files, and files with unknown claims.
    ///
    /// Only files marked as made by Tableshot, and trees beside pictures, are obsolete. Throws
    /// a `PruningError` if a folder cannot be listed.
    public func files() throws(PruningError) -> PrunedFiles {
        var result = PrunedFiles()
        if !tests.isEmpty {
            result = try TestPruning(tests, claimed: claimed).files()
        }
        var found: Set<String> = []
        for scope in scopes {
            // Runs in different folders may have different paths for the same file.
            let files = try RecordedFiles.list(scope).map { Self.shortened(Self.absolute($0)) }
                .filter { !isClaimed(Self.absolute($0)) }
            // A rendered picture has Tableshot's stamp, and is no reference.
            let foreign = files.filter {
                !RecordedFiles.isCertainlyRecorded($0) || !RecordedFiles.isReference($0)
            }
            result.keep(foreign, RecordedFiles.foreign)
            let own = Set(files).subtracting(foreign)
            // Documents of other runs may claim files in a parent folder.
            if scope.isShared {
                result.keep(Array(own), Self.shared)
            } else {
                found.formUnion(own)
            }
        }
        result.obsolete = found.subtracting(result.candidates.keys).sorted()
        return result
    }

    /// Checks that files may be removed.
    ///
    /// Throws a `PruningError` if a file is younger than the run, or if candidates are among the
    /// files and a test of the run has failed.
    ///
    /// - Parameter includesCandidates: whether candidates are among the files.
    public func checkRemoval(
        of files: [String], includesCandidates: Bool
    ) throws(PruningError) {
        if includesCandidates, let part = tests.first(where: { $0.results.hasPassed == false }) {
            throw PruningError(
                "\(part.origin): a test has failed, and may not have run all of its assertions; "
                    + "'--force' needs a run in which all tests have passed")
        }
        for file in files {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            if let date = attributes?[.modificationDate] as? Date, let began, date > began {
                throw PruningError(
                    "\(file) was written after the run had begun; run 'verify' again"
                )
            }
        }
    }

    /// Reason for keeping files where runs in other folders may have references.
    private static let shared =
        "the file is outside of the run's folder, and other runs may have recorded the file; run 'verify' "
        + "and 'prune' in a folder that contains the file and all possible documents of the file"

    /// Whether a run has claimed a file, or the picture beside it.
    ///
    /// The next run compares every tree beside its pictures.
    private func isClaimed(_ file: String) -> Bool {
        if claimed.contains(file) { return true }
        let trees = [SnapshotKind.renderTree, .accessibility].filter { file.hasSuffix($0.suffix) }
        return trees.contains { tree in
            [SnapshotKind.picture, .animation].contains {
                claimed.contains(file.dropLast(tree.suffix.count) + $0.suffix)
            }
        }
    }

    /// Returns temporary files of killed processes.
    public func leftovers() throws(PruningError) -> [String] {
        var found: Set<String> = []
        let own = tests.flatMap { $0.results.sources.compactMap(\.folder) }
            .map { SnapshotScope(folder: $0, layout: .below) }
        for scope in scopes + own { found.formUnion(try RecordedFiles.leftovers(scope)) }
        return found.sorted()
    }

    /// Returns the absolute path for a path relative to the current folder.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/")
            ? normalized(path)
            : normalized(FileManager.default.currentDirectoryPath + "/" + path)
    }

    /// Returns a path relative to the current folder, if it lies below this folder.
    static func shortened(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    /// Returns a path without `.` and empty components, so that each file has a unique path.
    public static func normalized(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}

/// An error that prevents finding obsolete files.
public struct PruningError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Reason that obsolete files cannot be found.
    public let description: String

    init(_ description: String) { self.description = description }
}

/// Recorded files that no run has claimed.
public struct PrunedFiles: Sendable, Hashable {
    /// Sorted files that are no longer claimed.
    public var obsolete: [String] = []
    /// Reasons for keeping unclaimed references of tests, by path.
    ///
    /// A person decides about the references, because runs of tests do not report all claims.
    public var candidates: [String: String] = [:]
    /// Unclaimed files that are kept, because a claim is possible.
    public var kept: [Kept] = []

    /// Files that are kept for the same reason.
    public struct Kept: Sendable, Hashable {
        /// Sorted paths of the files.
        public var files: [String]
        /// Reason for keeping the files.
        public var reason: String
    }

    mutating func keep(_ files: [String], _ reason: String) {
        if !files.isEmpty { kept.append(Kept(files: files.sorted(), reason: reason)) }
    }
}
