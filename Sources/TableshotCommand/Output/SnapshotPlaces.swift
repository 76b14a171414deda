import Foundation
import TableSnapshots
import Tableshot

/// Paths and names of snapshots.
struct SnapshotPlaces {
    /// The common folder of all references; empty for the current folder.
    ///
    /// If `nil`, references lie beside their documents.
    let folder: String?
    private let working = WorkingFolder()

    /// - Parameter folder: the folder as given by the user. A path to a folder in the current
    ///   folder becomes relative.
    init(folder: String?) { self.folder = folder.map(working.relative) }

    /// The working directory of the process.
    var current: String { working.path }

    /// Returns the name of a snapshot: the document's folder relative to the current folder,
    /// and the picture's name.
    func name(of document: String, picture: String) -> String {
        let parts = Self.parts(relative(document)).dropLast()
        // The name becomes a path inside the run's folder and must not leave the folder.
        let safe = parts.map { $0 == ".." ? "__" : $0 }
        return (safe + [picture]).joined(separator: "/")
    }

    /// Returns the reference's path without the suffix of its kind.
    ///
    /// - Throws: a `CommandFailure` if the references have a common folder and the document
    ///   lies outside of the current folder.
    func stem(of document: String, picture: String) throws -> String {
        let path = relative(document)
        guard let folder else {
            return Self.joined([path.folderPath, SnapshotScope.folderName, picture])
        }
        let parts = Self.parts(path)
        guard !path.hasPrefix("/"), !parts.contains("..") else {
            throw CommandFailure(
                "the document is outside of the current folder, and \(shownFolder) mirrors only the "
                    + "current folder; verify the document from a folder that contains it",
                path: document)
        }
        return Self.joined([folder] + parts.dropLast() + [picture])
    }

    /// Returns the scopes that a run of the arguments covers, or an empty array if an argument
    /// is a single document.
    func scopes(of arguments: [String]) -> [SnapshotScope] {
        guard arguments.allSatisfy(DocumentSearch.isFolder) else { return [] }
        return arguments.map { argument in
            let path = relative(argument)
            guard let folder else {
                return SnapshotScope(folder: path, layout: .beside, documents: path)
            }
            // A folder that holds documents and references may also hold pictures that are not
            // references.
            return SnapshotScope(
                folder: Self.joined([folder, path]),
                layout: working.isInside(folder) ? .among : .below, documents: path)
        }
    }

    /// Path of the folder in messages.
    private var shownFolder: String { folder.map { $0.isEmpty ? "." : $0 } ?? "" }

    /// Returns the path relative to the current folder if the path lies in the current folder.
    func relative(_ path: String) -> String { working.relative(path) }

    /// Returns the absolute path.
    func absolute(_ path: String) -> String { working.absolute(path) }

    /// Returns the absolute path without links.
    ///
    /// If the file does not exist, the links of its existing parent folders are resolved.
    func realPath(_ path: String) -> String { Self.resolved(absolute(path)) }

    private static func resolved(_ path: String) -> String {
        if let real = path.realPath { return real }
        guard path.folderPath != path, !path.folderPath.isEmpty else { return path }
        return (resolved(path.folderPath) as NSString)
            .appendingPathComponent((path as NSString).lastPathComponent)
    }

    /// Joins path components and skips empty components, which stand for the current folder.
    private static func joined(_ parts: [String]) -> String {
        let parts = parts.filter { !$0.isEmpty }
        return parts.first == "/"
            ? "/" + parts.dropFirst().joined(separator: "/") : parts.joined(separator: "/")
    }

    /// Returns a path without `.`, empty components and a trailing slash.
    static func normalized(_ path: String) -> String { Pruning.normalized(path) }

    /// Returns the path components with `a/..` removed.
    ///
    /// The result is valid for names only, since links make `a/..` another folder.
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
