import Foundation

/// Folder of the references of a test file.
struct SnapshotFolder {
    /// Absolute path of the folder.
    let path: String
    /// Title of the file's snapshots, for example `Cells/PriceTests`, because two targets can
    /// have files with equal names.
    ///
    /// A folder relative to the test file is part of the title, for example
    /// `Cells/PriceTests/parent/Shared`. A test file can use a name in two folders.
    let title: String
    /// Absolute path of the test file.
    let testFile: String
    /// Whether other test files can have references in the folder.
    let isShared: Bool

    /// Name of the folders that contain references.
    static let folderName = "__Snapshots__"

    /// Environment variable for a folder with the references of all test files, each in
    /// `<module>/<test file>`.
    ///
    /// It is for tests that run without access to their sources.
    static let variable = "TABLESHOT_SNAPSHOTS"

    /// - Parameters:
    ///   - directory: Folder, absolute or relative to the test file's folder, or `nil` for the
    ///     default.
    ///   - module: Module of the test.
    ///   - root: Value of the environment variable, if set; `directory` takes precedence.
    init(testFile: String, directory: String?, module: String = "", root: String? = nil) {
        let file = URL(fileURLWithPath: testFile)
        self.testFile = file.path
        let root = root.flatMap { $0.isEmpty ? nil : $0 }
        isShared = directory != nil || root != nil
        let name = file.deletingPathExtension().lastPathComponent
        let own = module.isEmpty ? name : module + "/" + name
        let parent = file.deletingLastPathComponent()
        let standard = parent.appendingPathComponent(Self.folderName).appendingPathComponent(name)
        guard let directory else {
            title = own
            path =
                root.map { URL(fileURLWithPath: $0).appendingPathComponent(own).path }
                ?? standard.path
            return
        }
        path = URL(fileURLWithPath: directory, relativeTo: parent).standardizedFileURL.path
        title =
            path == standard.path ? own : ([own] + Self.words(of: directory)).joined(separator: "/")
    }

    /// Returns the parts of a folder for names, with `parent` for a parent folder.
    ///
    /// The result is empty for an absolute folder, which differs between machines.
    private static func words(of directory: String) -> [String] {
        guard !directory.hasPrefix("/") else { return [] }
        return directory.split(separator: "/").filter { $0 != "." }
            .map { $0 == ".." ? "parent" : String($0) }
    }

    /// Returns the name for selecting a snapshot, which is also the path of its files in the
    /// folder of a run.
    func name(of snapshot: SnapshotName) -> String { title + "/" + snapshot.text }
}
