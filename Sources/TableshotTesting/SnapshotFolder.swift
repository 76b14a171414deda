import Foundation

/// Where the references of a test file lie.
struct SnapshotFolder {
    /// The absolute path of the folder.
    let path: String
    /// What the file's snapshots are known by: its name without extension.
    let title: String
    /// The folder whose recorded files are all this file's; nothing for one that others may share.
    let scope: String?

    /// The name of the folders that hold references.
    static let folderName = "__Snapshots__"

    /// - Parameter directory: absolute, or from the test file's folder; nothing is the default.
    init(testFile: String, directory: String?) {
        let file = URL(fileURLWithPath: testFile)
        title = file.deletingPathExtension().lastPathComponent
        let parent = file.deletingLastPathComponent()
        guard let directory else {
            path = parent.appendingPathComponent(Self.folderName).appendingPathComponent(title).path
            scope = path
            return
        }
        path = URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL.path
        scope = nil
    }
}
