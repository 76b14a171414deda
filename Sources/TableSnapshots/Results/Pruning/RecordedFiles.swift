import Foundation
import TableImages

/// Lists recorded files.
enum RecordedFiles {
    /// Maximum number of files and folders to search.
    ///
    /// A larger folder was probably given by mistake.
    static let limit = 1_000_000

    /// Returns the recorded files of a scope, without other files beside them.
    static func list(_ scope: SnapshotScope) throws(PruningError) -> [String] {
        try files(scope).filter { path in
            SnapshotKind.allCases.contains { path.hasSuffix($0.suffix) }
                && (scope.layout != .among || isReference(path))
        }
    }

    /// Reason for keeping files of unknown origin.
    static let foreign = "the files have no stamp of Tableshot"

    /// Whether a file is certainly recorded: a picture with Tableshot's mark, or a tree beside
    /// such a picture.
    static func isCertainlyRecorded(_ path: String) -> Bool {
        guard !path.hasSuffix(".txt") else {
            return [SnapshotKind.renderTree, .accessibility].contains {
                path.hasSuffix($0.suffix)
            }
        }
        guard let data = try? ReferenceFile.read(path),
            let metadata = try? PNGMetadata(data, name: path)
        else { return false }
        return metadata["Software"]?.hasPrefix("Tableshot") == true
    }

    /// Whether a file is a reference, and neither a picture rendered for other purposes nor an
    /// artifact of a run.
    static func isReference(_ path: String) -> Bool {
        guard !ArtifactFolder.isArtifact((path as NSString).lastPathComponent) else {
            return false
        }
        guard !path.hasSuffix(".txt") else { return true }
        guard let data = try? ReferenceFile.read(path) else { return false }
        return RecordedRegions(of: data) != nil
    }

    /// The temporary files of processes that were killed.
    static func leftovers(_ scope: SnapshotScope) throws(PruningError) -> [String] {
        try files(scope).filter(UnfinishedFiles.isAbandoned)
    }

    private static func files(_ scope: SnapshotScope) throws(PruningError) -> [String] {
        var found: [String] = []
        var seen = 0
        var waiting = [scope.folder]
        while let folder = waiting.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(
                    atPath: folder.isEmpty ? "." : folder)
            } catch {
                // A missing folder contains no files.
                if folder == scope.folder, access(folder, F_OK) != 0 { return [] }
                throw PruningError(
                    "\(folder): the folder cannot be listed: \(UnreadablePath.reason(folder))")
            }
            seen += names.count
            guard seen <= limit else {
                throw PruningError(
                    "\(scope.folder): the folder has more than \(limit) files; name a smaller "
                        + "folder")
            }
            let holdsRecorded =
                scope.layout != .beside
                || (folder as NSString).lastPathComponent == SnapshotScope.folderName
            for name in names {
                let path = folder.isEmpty ? name : folder + "/" + name
                var status = stat()
                guard lstat(path, &status) == 0 else { continue }
                // References may be stored behind a link. Other links are not followed.
                if status.st_mode & S_IFMT == S_IFLNK, name == SnapshotScope.folderName,
                    stat(path, &status) != 0
                {
                    continue
                }
                if status.st_mode & S_IFMT == S_IFDIR {
                    let isSearched =
                        switch scope.layout {
                        case .beside: !holdsRecorded
                        case .below: name != SnapshotScope.folderName
                        case .among: false
                        }
                    if isSearched, !name.hasPrefix(".") {
                        waiting.append(path)
                    }
                } else if holdsRecorded, status.st_mode & S_IFMT == S_IFREG {
                    found.append(Pruning.normalized(path))
                }
            }
        }
        return found.sorted()
    }
}
