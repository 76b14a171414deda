import Foundation
import TableDrawing

/// Finds the recorded files that nothing claims any more.
public struct Pruning {
    /// Results, where they were found, and when the run began.
    public typealias Part = (origin: String, results: RunResults, began: Date)

    /// Paths from the root of the file system.
    private let claimed: Set<String>
    private let scopes: [SnapshotScope]
    /// When the first of the runs began that were made here; nothing for shards, which are made on
    /// other machines, whose times say nothing about the files of this one.
    private let began: Date?
    /// The runs of tests.
    private let tests: [Part]

    /// Throws a `PruningError` if the results do not tell of everything that there is.
    public init(_ parts: [Part]) throws(PruningError) {
        guard !parts.isEmpty else { throw PruningError("there are no results") }
        for part in parts {
            if let reason = part.results.partialReason {
                throw PruningError(
                    "\(part.origin) does not tell what is claimed: \(reason); run 'verify' on all "
                        + "documents")
            }
            if part.results.scopes.isEmpty, part.results.sources.isEmpty {
                throw PruningError(
                    "\(part.origin) does not tell what is claimed: its documents were named one by "
                        + "one; run 'verify' on their folder")
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

    /// Of references among documents, the folders in which something is claimed; any other as it is.
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

    /// Shards must make a whole.
    private static func checkShards(_ parts: [Part]) throws(PruningError) {
        let shards = parts.filter { $0.results.shard != nil }
        for (_, suite) in Dictionary(grouping: shards, by: { $0.results.suite }).sorted(by: {
            $0.key < $1.key
        }) {
            do {
                _ = try ShardMerge(suite.map { ($0.origin, $0.results) })
            } catch {
                throw PruningError("the shards are no whole: \(error)")
            }
        }
    }

    /// The recorded files that nothing claims, and those of which nobody knows.
    ///
    /// Only what says that Tableshot has made it is given up, and the trees beside pictures. Throws a
    /// `PruningError` if a folder cannot be listed, or for a file that is younger than the run.
    ///
    /// - Parameter refusesYounger: whether the times of files count.
    public func files(refusesYounger: Bool = true) throws(PruningError) -> PrunedFiles {
        var result = PrunedFiles()
        if !tests.isEmpty {
            result = try TestPruning(tests, claimed: claimed).files()
        }
        var found = Set(result.obsolete)
        for scope in scopes {
            // Runs of several folders may name one file in different ways.
            let files = try RecordedFiles.list(scope).map { Self.shortened(Self.absolute($0)) }
                .filter { !isClaimed(Self.absolute($0)) }
            let foreign = files.filter { !RecordedFiles.isOurs($0) }
            result.keep(foreign, RecordedFiles.foreign)
            let own = Set(files).subtracting(foreign)
            // Documents that no one has read here may claim what lies in a folder above them.
            if scope.isShared {
                result.keep(Array(own), Self.shared)
            } else {
                found.formUnion(own)
            }
        }
        for file in found.sorted() where refusesYounger {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            if let date = attributes?[.modificationDate] as? Date, let began, date > began {
                throw PruningError(
                    "\(file) was written after the run began whose results are read; run 'verify' again"
                )
            }
        }
        result.obsolete = found.sorted()
        return result
    }

    /// Why files stay that lie where runs of other folders may have theirs.
    private static let shared =
        "it lies outside of the run's folder, where other runs may have recorded it; run 'verify' and "
        + "'prune' in a folder that holds it and all documents that it may be of"

    /// Whether a run has claimed a file, by its path from the root, or the picture that it lies
    /// beside: the next run compares every tree that it finds there.
    private func isClaimed(_ file: String) -> Bool {
        if claimed.contains(file) { return true }
        let trees = [SnapshotKind.renderTree, .accessibility].filter { file.hasSuffix($0.suffix) }
        return trees.contains { tree in
            [SnapshotKind.picture, .animation].contains {
                claimed.contains(file.dropLast(tree.suffix.count) + $0.suffix)
            }
        }
    }

    /// The temporary files that a process has left which was killed.
    public func leftovers() throws(PruningError) -> [String] {
        var found: Set<String> = []
        let own = tests.flatMap { $0.results.sources.compactMap(\.folder) }
            .map { SnapshotScope(folder: $0, layout: .below) }
        for scope in scopes + own { found.formUnion(try RecordedFiles.leftovers(scope)) }
        return found.sorted()
    }

    /// A path from the root, of one from the current folder.
    static func absolute(_ path: String) -> String {
        path.hasPrefix("/")
            ? normalized(path)
            : normalized(FileManager.default.currentDirectoryPath + "/" + path)
    }

    /// A path from the current folder, where it lies below that.
    static func shortened(_ path: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }

    /// A path without `.` and empty parts, so that one file has one.
    public static func normalized(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}

/// Why it cannot be told which recorded files are claimed by nothing.
public struct PruningError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
