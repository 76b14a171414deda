import Foundation
import TableDrawing

/// The folder from which the paths of a run lead, found again where its results are read.
///
/// It is the one in which the run worked, if the results lie in it or the current folder does. Results
/// that come from another machine are taken to be of the current folder, which then has to hold their
/// documents or tests.
public struct RunRoot: Sendable, Hashable {
    /// From the root of the file system, without links.
    public let path: String
    /// The current folder, without links.
    private let current: String

    /// Throws a `ResultsError` where results are of another folder.
    ///
    /// - Parameter origin: where the results were read from: a folder or a file.
    public init(of results: RunResults, from origin: String) throws(ResultsError) {
        let file = RunResults.file(of: origin)
        current = ".".realPath ?? FileManager.default.currentDirectoryPath
        let folder = file.folderPath
        let places = [(folder.isEmpty ? "." : folder).realPath, current]
            .compactMap(\.self)
        if let root = results.root.realPath,
            places.contains(where: { Self.holds(root, $0) })
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
            "they are of a run in \(results.root.isEmpty ? "another folder" : results.root), and "
                + "\(missing) is not in this one; go to the folder that corresponds to it, or run "
                + "'verify' again")
    }

    /// A path of the run, from the root of the file system.
    public func absolute(_ path: String) -> String { Self.joined(self.path, path) }

    /// A path from this folder, where it lies in it, of one from the root of the file system.
    func relative(_ path: String) -> String {
        let start = self.path == "/" ? "/" : self.path + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// A path of the run, from the current folder where it lies in that.
    public func shown(_ path: String) -> String {
        let path = absolute(path)
        if path == current { return "" }
        let start = current == "/" ? "/" : current + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// The results with the paths of their files from the current folder.
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

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }
}
