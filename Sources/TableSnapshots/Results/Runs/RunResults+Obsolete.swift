import Foundation

extension RunResults {
    /// The recorded files that a whole run has not claimed; none where the run does not tell.
    public func obsoleteSnapshots() -> [RunSnapshot] {
        guard shard == nil, let pruning = try? Pruning([(producer, self, .distantFuture)]),
            let files = try? pruning.files().obsolete
        else { return [] }
        return files.compactMap { file in
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
