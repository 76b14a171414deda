import Foundation
import TableSnapshots
import Tableshot

/// Where the snapshots of documents lie, and what they are called.
struct SnapshotPlaces {
    /// The folder for all references; nothing puts them beside their documents.
    let folder: String?
    /// The folder in which the process works.
    var current = FileManager.default.currentDirectoryPath

    /// What a snapshot is called: the document's folder, seen from the current one, and the picture's
    /// name.
    func name(of document: String, picture: String) -> String {
        let parts = Self.parts(relative(document)).dropLast()
        // A name is a path inside the run's folder too, and must not lead out of it.
        let safe = parts.map { $0 == ".." ? "__" : $0 }
        return (safe + [picture]).joined(separator: "/")
    }

    /// The reference's path without the ending of its kind.
    ///
    /// - Throws: a `CommandFailure` for a document that has no place in the one folder.
    func stem(of document: String, picture: String) throws -> String {
        let path = relative(document)
        guard let folder else {
            let own = path.folderPath
            let prefix = own.isEmpty ? "" : own == "/" ? "/" : own + "/"
            return prefix + SnapshotScope.folderName + "/" + picture
        }
        let parts = Self.parts(path)
        guard !path.hasPrefix("/"), !parts.contains("..") else {
            throw CommandFailure(
                "it lies outside of the current folder, so it has no place in \(folder), which "
                    + "mirrors the current folder", path: document)
        }
        return ([Self.tidy(folder)] + parts.dropLast() + [picture]).joined(separator: "/")
    }

    /// What a run of arguments claims all of; nothing of documents that are named one by one.
    func scopes(of arguments: [String]) -> [SnapshotScope] {
        guard arguments.allSatisfy(DocumentSearch.isFolder) else { return [] }
        return arguments.map { argument in
            let path = Self.tidy(relative(argument))
            guard let folder else {
                return SnapshotScope(folder: path, layout: .beside, documents: path)
            }
            let place = [Self.tidy(folder), path].filter { !$0.isEmpty }
            return SnapshotScope(
                folder: place.joined(separator: "/"), layout: .below, documents: path)
        }
    }

    /// The path from the current folder, where it leads there.
    func relative(_ path: String) -> String {
        let path = Self.tidy(path)
        if path == current { return "" }
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }

    /// The path from the root of the file system.
    func absolute(_ path: String) -> String {
        Self.tidy(path.hasPrefix("/") ? path : current + "/" + path)
    }

    /// A path without `.`, empty parts and a slash at its end.
    static func tidy(_ path: String) -> String { Pruning.normalized(path) }

    /// The parts, with `a/..` taken out; for names alone, since links make it another place.
    private static func parts(_ path: String) -> [String] {
        path.split(separator: "/").reduce(into: []) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(String(part))
            }
        }
    }
}
