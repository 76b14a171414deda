/// Merges the results of a suite's shards.
package struct ShardMerge {
    /// Results with their location.
    package typealias Part = (origin: String, results: RunResults)

    /// The merged results.
    package private(set) var results: RunResults

    /// Merges results.
    ///
    /// Throws a `ShardMergeError` for a missing or repeated shard, and for different suites.
    package init(_ parts: [Part]) throws(ShardMergeError) {
        guard let first = parts.first else { throw ShardMergeError("there are no results") }
        let shards = try Self.shards(of: parts, count: first.results.shard?.count)
        for part in parts {
            guard part.results.suite == first.results.suite else {
                throw ShardMergeError(
                    "\(part.origin) and \(first.origin) belong to different suites: the documents "
                        + "or options differ; run all shards with the same documents and options")
            }
            let changed = zip(part.results.documents, first.results.documents).first { $0 != $1 }
            if let changed {
                throw ShardMergeError(
                    "\(changed.0.path) differs between \(part.origin) and \(first.origin); run all "
                        + "shards with the same state of the documents")
            }
            guard part.results.filters == first.results.filters else {
                throw ShardMergeError(
                    "\(part.origin) and \(first.origin) had different filters; run all shards with "
                        + "the same filters")
            }
        }
        let missing = shards.enumerated().filter { $0.element == nil }.map { $0.offset + 1 }
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(shards.count)" }.joined(separator: ", ")
            throw ShardMergeError("missing: shard \(names); give the results of each shard")
        }
        var whole = first.results
        whole.shard = nil
        whole.joinedShards = shards.count
        whole.started = parts.compactMap(\.results.started).min()
        whole.isComplete = parts.allSatisfy(\.results.isComplete)
        whole.snapshots = parts.flatMap(\.results.snapshots).sorted(by: RunSnapshot.areInOrder)
        whole.problems = parts.flatMap(\.results.problems).sorted { $0.document < $1.document }
        // Variants of a document may be in several shards.
        var said: Set<RunProblem> = []
        let warnings = parts.flatMap { $0.results.warnings ?? [] }
            .filter { said.insert($0).inserted }
        whole.warnings = warnings.isEmpty ? nil : warnings
        var registry = ReferenceRegistry()
        for snapshot in whole.snapshots {
            do {
                try registry.claim(snapshot.reference, by: snapshot.document)
            } catch {
                throw ShardMergeError("\(error)")
            }
        }
        results = whole
    }

    /// Returns the location of each shard, in order.
    private static func shards(
        of parts: [Part], count: Int?
    ) throws(ShardMergeError) -> [String?] {
        var found = [String?](repeating: nil, count: count ?? 0)
        for part in parts {
            guard let shard = part.results.shard, let count else {
                throw ShardMergeError(
                    "\(part.origin) is a whole run, not a shard; a whole run needs no merging")
            }
            guard shard.count == count else {
                throw ShardMergeError(
                    "\(part.origin) is shard \(shard), and other results are of \(count) shards; give "
                        + "the shards of a single run")
            }
            if let former = found[shard.index - 1] {
                let given = parts.compactMap(\.results.shard).filter { $0.count == count }
                throw ShardMergeError(
                    duplicateMessage(shard, former, part.origin, Set(given.map(\.index))))
            }
            found[shard.index - 1] = part.origin
        }
        return found
    }

    /// Returns the message for repeated results of a shard, with the expected shards.
    private static func duplicateMessage(
        _ shard: Shard, _ former: String, _ origin: String, _ given: Set<Int>
    ) -> String {
        func file(_ origin: String) -> String {
            RunResults.file(of: origin.hasSuffix("/") ? String(origin.dropLast()) : origin)
        }
        let missing = (1...shard.count).filter { !given.contains($0) }.map {
            "\($0)/\(shard.count)"
        }
        let right =
            missing.isEmpty
            ? "leave the repeated results out"
            : "give shard \(missing.joined(separator: ", ")) in place of the repeated results"
        let both =
            file(former) == file(origin)
            ? "\(file(origin)) is given twice"
            : "both \(file(former)) and \(file(origin)) are results of this shard"
        return "shard \(shard) is given twice: \(both); \(right)"
    }

    /// Returns the differences between the shards' environments, a line for each.
    package static func environmentDifferences(_ parts: [Part]) -> [String] {
        guard let first = parts.first else { return [] }
        return parts.dropFirst().flatMap { part in
            EnvironmentDifference.lines(first.results.environment, part.results.environment).map {
                "\(part.origin): \($0)"
            }
        }
    }
}

/// An error in merging the results of shards.
public struct ShardMergeError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Reason that the results of the shards cannot be merged.
    public let description: String

    init(_ description: String) { self.description = description }
}
