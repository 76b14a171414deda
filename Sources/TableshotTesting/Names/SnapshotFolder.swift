import Foundation

/// Where the references of a test file lie.
struct SnapshotFolder {
    /// The absolute path of the folder.
    let path: String
    /// What the file's snapshots are known by, `Cells/PriceTests`: two targets may have files of one name.
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
        let name = file.deletingPathExtension().lastPathComponent
        title = module.isEmpty ? name : module + "/" + name
        let parent = file.deletingLastPathComponent()
        guard let directory else {
            if let root {
                path =
                    URL(fileURLWithPath: root).appendingPathComponent(title).path
                return
            }
            path = parent.appendingPathComponent(Self.folderName).appendingPathComponent(name).path
            return
        }
        path = URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL.path
    }

    /// What a snapshot is selected by, and where in the folder of a run its files lie.
    func name(of snapshot: SnapshotName) -> String { title + "/" + snapshot.text }
}
