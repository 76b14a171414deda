import Foundation
import TableSnapshots
import Tableshot

/// Where the snapshots of documents lie, and what they are called.
struct SnapshotPlaces {
    /// The folder for all references, empty for the current one; nothing puts them beside their documents.
    let folder: String?
    private let working = WorkingFolder()

    /// - Parameter folder: as it was given; a path that leads to the current folder is one from there.
    init(folder: String?) { self.folder = folder.map(working.relative) }

    /// The folder in which the process works.
    var current: String { working.path }

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
            return Self.joined([path.folderPath, SnapshotScope.folderName, picture])
        }
        let parts = Self.parts(path)
        guard !path.hasPrefix("/"), !parts.contains("..") else {
            throw CommandFailure(
                "it lies outside of the current folder, so it has no place in \(shownFolder), which "
                    + "mirrors the current folder", path: document)
        }
        return Self.joined([folder] + parts.dropLast() + [picture])
    }

    /// What a run of arguments claims all of; nothing of documents that are named one by one.
    func scopes(of arguments: [String]) -> [SnapshotScope] {
        guard arguments.allSatisfy(DocumentSearch.isFolder) else { return [] }
        return arguments.map { argument in
            let path = relative(argument)
            guard let folder else {
                return SnapshotScope(folder: path, layout: .beside, documents: path)
            }
            // Where documents lie among them, so may pictures that are no references.
            return SnapshotScope(
                folder: Self.joined([folder, path]),
                layout: working.lies(in: folder) ? .among : .below, documents: path)
        }
    }

    /// What messages call the folder.
    private var shownFolder: String { folder.map { $0.isEmpty ? "." : $0 } ?? "" }

    /// The path from the current folder, where it leads there.
    func relative(_ path: String) -> String { working.relative(path) }

    /// The path from the root of the file system.
    func absolute(_ path: String) -> String { working.absolute(path) }

    /// The path from the root of the file system without links; of what is not there, as far as its folders are.
    func realPath(_ path: String) -> String { Self.real(absolute(path)) }

    private static func real(_ path: String) -> String {
        if let real = path.realPath { return real }
        guard path.folderPath != path, !path.folderPath.isEmpty else { return path }
        return (real(path.folderPath) as NSString)
            .appendingPathComponent((path as NSString).lastPathComponent)
    }

    /// A path of parts, of which empty ones are the current folder.
    private static func joined(_ parts: [String]) -> String {
        let parts = parts.filter { !$0.isEmpty }
        return parts.first == "/"
            ? "/" + parts.dropFirst().joined(separator: "/") : parts.joined(separator: "/")
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
