import Foundation
import TableDrawing

/// Searches the folder of a package.
enum PackageFolder {
    /// Returns the package folder of a source file.
    ///
    /// It is the nearest parent with a manifest, or the root of a repository, or else the
    /// file's own folder.
    static func of(_ source: String) -> String {
        let own = source.folderPath
        var folder = own
        while folder.count > 1 {
            let marks = ["Package.swift", "MODULE.bazel", ".git"]
            if marks.contains(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) })
            {
                return folder
            }
            folder = folder.folderPath
        }
        return own
    }

    /// Returns the subfolders of all `__Snapshots__` folders.
    ///
    /// Each subfolder belongs to a test file.
    static func snapshotFolders(in root: String) throws(PruningError) -> [String] {
        var found: [String] = []
        try visit(root) { folder, name, isFolder in
            if isFolder, (folder as NSString).lastPathComponent == SnapshotScope.folderName {
                found.append(folder + "/" + name)
                return false
            }
            return isFolder
        }
        return found.sorted()
    }

    /// Visits all visible files and folders, without following links.
    private static func visit(
        _ root: String, _ enters: (_ folder: String, _ name: String, _ isFolder: Bool) -> Bool
    ) throws(PruningError) {
        var waiting = [root]
        var seen = 0
        while let folder = waiting.popLast() {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                throw PruningError(
                    "\(folder): the folder cannot be listed: \(UnreadablePath.reason(folder))")
            }
            seen += names.count
            guard seen <= RecordedFiles.limit else {
                throw PruningError("\(root): the folder has more than \(RecordedFiles.limit) files")
            }
            for name in names where !name.hasPrefix(".") {
                var status = stat()
                guard lstat(folder + "/" + name, &status) == 0 else { continue }
                let isFolder = status.st_mode & S_IFMT == S_IFDIR
                if enters(folder, name, isFolder) { waiting.append(folder + "/" + name) }
            }
        }
    }
}
