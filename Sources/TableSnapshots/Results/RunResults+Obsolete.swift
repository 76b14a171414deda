import Foundation

extension RunResults {
    /// Returns recorded files not claimed by a complete run or all its shards; empty if claims
    /// are unknown.
    ///
    /// - Parameter root: base folder of the run's paths, or `nil` for the current folder.
    public func obsoleteSnapshots(from root: RunRoot? = nil) -> [RunSnapshot] {
        let shown = root?.shown(self) ?? self
        guard shard == nil, let pruning = try? Pruning([(producer, shown, .distantFuture)]),
            let files = try? pruning.files().obsolete
        else { return [] }
        return files.map { root?.relative(Pruning.absolute($0)) ?? $0 }.compactMap { file in
            // The longest suffix is needed: `.tree.txt` instead of `.txt`.
            let kinds = SnapshotKind.allCases.filter { file.hasSuffix($0.suffix) }
            guard let kind = kinds.max(by: { $0.suffix.count < $1.suffix.count }) else {
                return nil
            }
            let name = file.dropLast(kind.suffix.count)
                .split(separator: "/").filter { $0 != SnapshotScope.folderName }
            return RunSnapshot(
                name: name.joined(separator: "/"), document: "", kind: kind, reference: file,
                verdict: .obsolete)
        }
    }
}
