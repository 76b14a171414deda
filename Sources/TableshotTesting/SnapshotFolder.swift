import Foundation

/// Where the references of a test file lie.
struct SnapshotFolder {
    /// The absolute path of the folder.
    let path: String
    /// What the file's snapshots are known by: its name without extension.
    let title: String
    /// The absolute path of the test file.
    let testFile: String
    /// Whether other files may have references here, too.
    let isShared: Bool

    /// The name of the folders that hold references.
    static let folderName = "__Snapshots__"

    /// - Parameter directory: absolute, or from the test file's folder; nothing is the default.
    init(testFile: String, directory: String?) {
        let file = URL(fileURLWithPath: testFile)
        self.testFile = file.path
        isShared = directory != nil
        title = file.deletingPathExtension().lastPathComponent
        let parent = file.deletingLastPathComponent()
        guard let directory else {
            path = parent.appendingPathComponent(Self.folderName).appendingPathComponent(title).path
            return
        }
        path = URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL.path
    }
}
