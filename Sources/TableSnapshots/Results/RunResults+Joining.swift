import Foundation
import TableImages

extension RunResults {
    /// Adds the results of another process in the same run.
    ///
    /// For equal references, the later result counts.
    public mutating func join(_ other: RunResults) {
        let later = Set(other.snapshots.map(\.reference))
        snapshots =
            (snapshots.filter { !later.contains($0.reference) } + other.snapshots)
            .sorted(by: RunSnapshot.areInOrder)
        started = [started, other.started].compactMap(\.self).min()
        documents += other.documents.filter { !documents.contains($0) }
        problems += other.problems.filter { !problems.contains($0) }
        scopes += other.scopes.filter { !scopes.contains($0) }
        filters += other.filters.filter { !filters.contains($0) }
        for source in other.sources { TestSource.add(source, to: &sources) }
        if let passed = hasPassed, let also = other.hasPassed {
            hasPassed = passed && also
        } else {
            hasPassed = nil
        }
        isComplete = isComplete && other.isComplete
    }

    /// Writes the results joined with the results of other processes in the group, and removes
    /// files of earlier groups.
    ///
    /// Several processes may call the method at once, and each waits for its turn. Throws an
    /// `OutputError`.
    public func writeJoined(to folder: ArtifactFolder) throws {
        let lock = RunLock(in: folder, isExclusive: true)
        defer { withExtendedLifetime(lock) {} }
        var whole = self
        var stale: Set<String> = []
        if let former = try? Self.read(folder.path) {
            if group != nil, former.group == group {
                whole = former
                whole.join(self)
            } else {
                // Other processes of this group may have written files with equal names.
                let written = Self.time(of: folder.file(Self.fileName))
                stale = Set(former.snapshots.flatMap(\.artifacts.paths)).filter {
                    Self.time(of: folder.file($0)) <= written
                }
            }
        }
        try AtomicFile.write(try whole.json(), to: folder.file(Self.fileName))
        UnfinishedFiles.removeAbandoned(below: folder.path)
        folder.remove(stale.subtracting(snapshots.flatMap(\.artifacts.paths)))
    }

    /// Returns the modification time of a file, or the distant past if the file is missing.
    private static func time(of path: String) -> Date {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date ?? .distantPast
    }
}
