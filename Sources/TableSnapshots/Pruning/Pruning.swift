import Foundation

/// Finds the recorded files that nothing claims any more.
public struct Pruning {
    /// Results, where they were found, and when they were written.
    public typealias Part = (origin: String, results: RunResults, written: Date)

    private let claimed: Set<String>
    private let scopes: [SnapshotScope]
    private let written: Date
    /// The runs of tests.
    private let tests: [Part]

    /// Throws a `PruningError` if the results do not tell of everything that there is.
    public init(_ parts: [Part]) throws(PruningError) {
        guard let written = parts.map(\.written).min() else {
            throw PruningError("there are no results")
        }
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
                .map { Self.normalized($0.reference) })
        scopes = parts.flatMap(\.results.scopes).reduce(into: []) { scopes, scope in
            if !scopes.contains(scope) { scopes.append(scope) }
        }
        self.written = written
        tests = parts.filter { !$0.results.sources.isEmpty }
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
    /// Throws a `PruningError` if a folder cannot be listed, or if one of the files is younger than
    /// the results.
    public func files() throws(PruningError) -> PrunedFiles {
        var result = PrunedFiles()
        if !tests.isEmpty {
            result = try TestPruning(tests, claimed: Set(claimed.map(Self.absolute))).files()
        }
        var found = Set(result.obsolete)
        for scope in scopes {
            for file in try RecordedFiles.list(scope) where !claimed.contains(file) {
                found.insert(file)
            }
        }
        for file in found.sorted() {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            if let date = attributes?[.modificationDate] as? Date, date > written {
                throw PruningError(
                    "\(file) was written after the run whose results are read; run 'verify' again")
            }
        }
        result.obsolete = found.sorted()
        return result
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
