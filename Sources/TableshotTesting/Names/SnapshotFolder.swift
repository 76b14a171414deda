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

    /// The environment variable that names a folder for the references of all test files, each in
    /// `<module>/<test file>`: for tests that run where their sources do not lie.
    static let variable = "TABLESHOT_SNAPSHOTS"

    /// - Parameters:
    ///   - directory: absolute, or from the test file's folder; nothing is the default.
    ///   - module: the test's.
    ///   - root: what the variable says, if anything; a path of `directory` counts before it.
    init(testFile: String, directory: String?, module: String = "", root: String? = nil) {
        let file = URL(fileURLWithPath: testFile)
        self.testFile = file.path
        let root = root.flatMap { $0.isEmpty ? nil : $0 }
        isShared = directory != nil || root != nil
        title = file.deletingPathExtension().lastPathComponent
        let parent = file.deletingLastPathComponent()
        guard let directory else {
            if let root {
                path =
                    URL(fileURLWithPath: root).appendingPathComponent(module)
                    .appendingPathComponent(title).path
                return
            }
            path = parent.appendingPathComponent(Self.folderName).appendingPathComponent(title).path
            return
        }
        path = URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL.path
    }
}
