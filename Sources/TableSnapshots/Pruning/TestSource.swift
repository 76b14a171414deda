/// A source file whose tests have claimed references in a run.
public struct TestSource: Codable, Sendable, Hashable {
    /// The file's path, from the folder in which the run worked.
    public var path: String
    /// The folder whose recorded files are all this file's; nothing where it has claimed in others
    /// alone.
    public var folder: String?
    /// Other folders in which it has claimed, which several files may share.
    public var directories: [String]
    /// The lines of the assertions that the run has come to, sorted.
    public var lines: [Int]

    public init(path: String, folder: String?, directories: [String] = [], lines: [Int] = []) {
        self.path = path
        self.folder = folder
        self.directories = directories
        self.lines = lines
    }

    /// Takes over what is known of the same file from elsewhere.
    public mutating func join(_ other: TestSource) {
        folder = folder ?? other.folder
        directories = Set(directories + other.directories).sorted()
        lines = Set(lines + other.lines).sorted()
    }

    /// Adds what is known of a file to a list in the order of paths.
    public static func add(_ source: TestSource, to sources: inout [TestSource]) {
        if let index = sources.firstIndex(where: { $0.path == source.path }) {
            sources[index].join(source)
        } else {
            let place = sources.firstIndex { $0.path > source.path } ?? sources.endIndex
            sources.insert(source, at: place)
        }
    }
}
