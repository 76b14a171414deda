import Foundation

/// Where the references of a test file lie.
struct SnapshotFolder {
    /// The absolute path of the folder.
    let path: String
    /// What the file's snapshots are known by, `Cells/PriceTests`: two targets may have files of one name.
    ///
    /// A folder that is named from the test's is part of it, `Cells/PriceTests/parent/Shared`: a file may
    /// use one name in two.
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

    /// A folder as part of names: nothing for an absolute one, which is another on each machine; a folder above
    /// is called `parent`.
    private static func words(of directory: String) -> [String] {
        guard !directory.hasPrefix("/") else { return [] }
        return directory.split(separator: "/").filter { $0 != "." }
            .map { $0 == ".." ? "parent" : String($0) }
    }

    /// What a snapshot is selected by, and where in the folder of a run its files lie.
    func name(of snapshot: SnapshotName) -> String { title + "/" + snapshot.text }
}
