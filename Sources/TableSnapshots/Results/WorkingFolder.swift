import Foundation
import TableDrawing

/// A folder in which a process works, and from which it tells paths.
public struct WorkingFolder: Sendable, Hashable {
    /// From the root of the file system.
    public let path: String

    public init(path: String = FileManager.default.currentDirectoryPath) { self.path = path }

    /// The path from this folder, where it leads there: from the root, by way of `..`, or through links to
    /// this folder; empty for the folder itself.
    ///
    /// Links further down stay as they are: what they lead to has its place here, too.
    public func relative(_ path: String) -> String {
        let path = Pruning.normalized(path)
        let isUpward = path.split(separator: "/").contains("..")
        guard path.hasPrefix("/") || isUpward else { return path }
        if !isUpward, let rest = rest(of: path, below: self.path) { return rest }
        if let rest = restByLinks(of: path) { return rest }
        return rest(of: path, below: self.path) ?? path
    }

    /// The path from the root of the file system, of one from here.
    public func absolute(_ path: String) -> String {
        Pruning.normalized(path.hasPrefix("/") ? path : self.path + "/" + path)
    }

    /// Whether a folder is this one or one above it, wherever links lead.
    public func lies(in folder: String) -> Bool {
        guard let folder = absolute(folder).realPath, let own = path.realPath else {
            return false
        }
        return rest(of: own, below: folder) != nil
    }

    /// What of a path comes after its longest beginning that is this folder.
    private func restByLinks(of path: String) -> String? {
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
