/// A source file with tests that have claimed references in a run.
public struct TestSource: Codable, Sendable, Hashable {
    /// Path of the file, relative to the run's working folder.
    public var path: String
    /// The folder with recorded files of this source file only, or `nil` if it has claimed
    /// files only in other folders.
    public var folder: String?
    /// Other folders with claimed files, which several source files may share.
    public var directories: [String]

    /// Creates the facts about a source file with its folders of recorded files.
    public init(path: String, folder: String?, directories: [String] = []) {
        self.path = path
        self.folder = folder
        self.directories = directories
    }

    /// Adds the facts about the same file from another part.
    public mutating func join(_ other: TestSource) {
        folder = folder ?? other.folder
        directories = Set(directories + other.directories).sorted()
    }

    /// Adds the facts about a file to a list sorted by path.
    public static func add(_ source: TestSource, to sources: inout [TestSource]) {
        if let index = sources.firstIndex(where: { $0.path == source.path }) {
            sources[index].join(source)
        } else {
            let place = sources.firstIndex { $0.path > source.path } ?? sources.endIndex
            sources.insert(source, at: place)
        }
    }
}
