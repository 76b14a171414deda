import Foundation
import TableDrawing

/// The base folder of a run's paths, located when its results are read.
///
/// It is the run's working folder, if the results or the current folder lie in it. Results from
/// another machine are assumed to belong to the current folder, which must contain their
/// documents or tests.
public struct RunRoot: Sendable, Hashable {
    /// Absolute path without links.
    public let path: String
    /// The current folder, without links.
    private let current: String

    /// Locates the base folder.
    ///
    /// Throws a `ResultsError` if the results belong to a different folder.
    ///
    /// - Parameter origin: folder or file of the results.
    public init(of results: RunResults, from origin: String) throws(ResultsError) {
        let file = RunResults.file(of: origin)
        current = ".".realPath ?? FileManager.default.currentDirectoryPath
        let folder = file.folderPath
        let places = [(folder.isEmpty ? "." : folder).realPath, current]
            .compactMap(\.self)
        if let root = results.root.realPath,
            places.contains(where: { Self.contains(root, $0) })
        {
            path = root
            return
        }
        path = current
        let documents = results.documents.map(\.path)
        let sources = results.sources.map(\.path)
        let isThere = { [current] (path: String) in access(Self.joined(current, path), F_OK) == 0 }
        let missing =
            documents.first { !isThere($0) }
            ?? (sources.contains(where: isThere) ? nil : sources.first)
        guard let missing else { return }
        throw ResultsError(
            file,
            "the results are of a run in \(results.root.isEmpty ? "another folder" : results.root), "
                + "and \(missing) is missing in the current folder; change to the folder of the run, or "
                + "run 'verify' again")
    }

    /// Returns the absolute path for a path of the run.
    public func absolute(_ path: String) -> String { Self.joined(self.path, path) }

    /// Returns an absolute path relative to this folder, if the path lies in the folder.
    func relative(_ path: String) -> String {
        let start = self.path == "/" ? "/" : self.path + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Returns a path of the run relative to the current folder, if it lies in the current
    /// folder.
    public func shown(_ path: String) -> String {
        let path = absolute(path)
        if path == current { return "" }
        let start = current == "/" ? "/" : current + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Returns the results with paths relative to the current folder.
    public func shown(_ results: RunResults) -> RunResults {
        guard path != current else { return results }
        var moved = results
        for index in moved.snapshots.indices {
            moved.snapshots[index].reference = shown(moved.snapshots[index].reference)
        }
        for index in moved.documents.indices {
            moved.documents[index].path = shown(moved.documents[index].path)
            moved.documents[index].files = moved.documents[index].files?.map { file in
                var file = file
                file.path = shown(file.path)
                return file
            }
        }
        for index in moved.scopes.indices {
            moved.scopes[index].folder = shown(moved.scopes[index].folder)
            moved.scopes[index].documents = moved.scopes[index].documents.map(shown)
        }
        for index in moved.sources.indices {
            moved.sources[index].path = shown(moved.sources[index].path)
            moved.sources[index].folder = moved.sources[index].folder.map(shown)
            moved.sources[index].directories = moved.sources[index].directories.map(shown)
        }
        return moved
    }

    private static func joined(_ folder: String, _ path: String) -> String {
        Pruning.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
