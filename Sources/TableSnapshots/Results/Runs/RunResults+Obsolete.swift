import Foundation

extension RunResults {
    /// The recorded files that a whole run, or all shards of one, have not claimed; none where they do
    /// not tell.
    ///
    /// - Parameter root: the folder from which the paths of the run lead; nothing for the current one.
    public func obsoleteSnapshots(from root: RunRoot? = nil) -> [RunSnapshot] {
        let shown = root?.shown(self) ?? self
        guard shard == nil, let pruning = try? Pruning([(producer, shown, .distantFuture)]),
            let files = try? pruning.files().obsolete
        else { return [] }
        return files.map { root?.relative(Pruning.absolute($0)) ?? $0 }.compactMap { file in
            // The longest ending: `.tree.txt`, and not just `.txt`.
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
