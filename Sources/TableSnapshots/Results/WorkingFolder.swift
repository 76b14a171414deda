import Foundation
import TableDrawing

/// The working folder of a process, to which paths are relative.
public struct WorkingFolder: Sendable, Hashable {
    /// Absolute path of the folder.
    public let path: String

    /// Creates the working folder with an absolute path, by default the process's current folder.
    public init(path: String = FileManager.default.currentDirectoryPath) { self.path = path }

    /// Returns the path relative to this folder, if the path leads into the folder.
    ///
    /// The path may be absolute, contain `..`, or lead to this folder through links. The result
    /// is empty for the folder itself. Links below this folder are not resolved, because their
    /// targets have a place in this folder.
    public func relative(_ path: String) -> String {
        let path = Pruning.normalized(path)
        let isUpward = path.split(separator: "/").contains("..")
        guard path.hasPrefix("/") || isUpward else { return path }
        if !isUpward, let rest = rest(of: path, below: self.path) { return rest }
        if let rest = remainderResolvingLinks(of: path) { return rest }
        return rest(of: path, below: self.path) ?? path
    }

    /// Returns the absolute path for a path relative to this folder.
    public func absolute(_ path: String) -> String {
        Pruning.normalized(path.hasPrefix("/") ? path : self.path + "/" + path)
    }

    /// Whether a folder is this folder or a parent of it, with links resolved.
    public func isInside(_ folder: String) -> Bool {
        guard let folder = absolute(folder).realPath, let own = path.realPath else {
            return false
        }
        return rest(of: own, below: folder) != nil
    }

    /// Returns the remainder of a path after its longest prefix that is this folder, or `nil`.
    private func remainderResolvingLinks(of path: String) -> String? {
        guard let own = self.path.realPath else { return nil }
        let parts = absolute(path).split(separator: "/")
        for count in stride(from: parts.count, through: 0, by: -1) {
            let beginning = "/" + parts[..<count].joined(separator: "/")
            if beginning.realPath == own {
                return parts[count...].joined(separator: "/")
            }
        }
        return nil
    }

    private func rest(of path: String, below folder: String) -> String? {
        if path == folder { return "" }
        let start = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
    }
}
