import Foundation
import TableSnapshots
import Tableshot

/// Finds the documents that the arguments of `render` stand for.
enum DocumentSearch {
    /// How the names of documents end that are found in folders.
    static let suffixes = [".table.yaml", ".table.yml", ".table.json"]

    /// More documents than this are hardly meant; a folder may hold a whole disk.
    static let limit = 10_000

    /// The documents in the order of the arguments, those of a folder sorted by path; none twice.
    ///
    /// - Parameters:
    ///   - namesMayRepeat: whether pictures go to folders of their own.
    ///   - foldersMayBeEmpty: whether a folder without a document is no error.
    /// - Throws: a `CommandFailure` if a folder has no document, or two documents' pictures would
    ///   have the same name.
    static func documents(
        for arguments: [String], namesMayRepeat: Bool = false, foldersMayBeEmpty: Bool = false
    ) throws -> [DocumentInput] {
        var inputs: [DocumentInput] = []
        for argument in arguments {
            if argument == "-" {
                inputs.append(.standardInput)
            } else if isFolder(argument) {
                let found = try documents(in: argument.pathOnDisk)
                guard foldersMayBeEmpty || !found.isEmpty else {
                    throw CommandFailure(
                        "no document in this folder; one ends in "
                            + suffixes.joined(separator: ", "), path: argument)
                }
                inputs += found.map { .file($0) }
            } else {
                inputs.append(.file(argument.pathOnDisk))
            }
        }
        return try distinct(inputs, namesMayRepeat)
    }

    /// Whether a path is that of a folder, perhaps through a link.
    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: path.pathOnDisk, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// The documents in a folder and its subfolders, but for hidden ones and those of references; sorted.
    ///
    /// Links to folders are followed, as Bazel lays them out, each folder once and after those that are
    /// there themselves; but for links to a folder that holds the one that is searched.
    ///
    /// - Throws: a `CommandFailure` for a folder that cannot be listed, or holds too many.
    static func documents(in folder: String) throws -> [String] {
        var found: [String] = []
        var waiting = [folder]
        var links: [String] = []
        let root = folder.realPath ?? folder
        var seen: Set<[UInt8]> = []
        while let next = waiting.popLast() ?? links.popLast() {
            guard seen.insert(Array((next.realPath ?? next).utf8)).inserted else { continue }
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: next)
            } catch {
                throw CommandFailure(
                    "the folder cannot be listed: \(UnreadablePath.reason(next))", path: next)
            }
            for name in names where !name.hasPrefix(".") {
                let path = (next as NSString).appendingPathComponent(name)
                if suffixes.contains(where: { name.hasSuffix($0) }) {
                    found.append(path)
                } else if name != SnapshotScope.folderName, isFolder(path) {
                    if !isLink(path) {
                        waiting.append(path)
                    } else if !holds(path.realPath ?? path, root) {
                        links.append(path)
                    }
                }
            }
            guard found.count <= limit, seen.count <= folderLimit else {
                let (count, noun) =
                    found.count > limit ? (limit, "documents") : (folderLimit, "folders")
                throw CommandFailure(
                    "more than \(count) \(noun); name a smaller folder", path: folder)
            }
        }
        return found.sorted()
    }

    /// More folders than this are looked through by nobody.
    private static let folderLimit = 50_000

    /// Whether a folder is another one or holds it; paths without links.
    static func holds(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// A document's place, whatever links lead to its folder; a link to a document is one of its own, with
    /// its own name.
    private static func ownPath(_ path: String) -> String {
        let folder = path.folderPath
        guard let real = (folder.isEmpty ? "." : folder).realPath else { return path }
        return real + "/" + (path as NSString).lastPathComponent
    }

    /// Leaves out documents that were mentioned before, and refuses two of one name.
    private static func distinct(
        _ inputs: [DocumentInput], _ namesMayRepeat: Bool
    ) throws -> [DocumentInput] {
        // Bytes: two files may have names that are one text, composed otherwise.
        var files: Set<[UInt8]> = []
        var owners: [String: DocumentInput] = [:]
        var result: [DocumentInput] = []
        for input in inputs {
            let file = input == .standardInput ? "-" : ownPath(input.path)
            guard files.insert(Array(file.utf8)).inserted else { continue }
            // Names that differ in case only, or in how letters are composed, are one file on some systems.
            let key = input.name.lowercased()
            if !namesMayRepeat, let owner = owners[key] {
                throw CommandFailure(
                    "its picture would be \(input.name).png, and so would that of \(owner.path); "
                        + "rename one, or render them one by one with '-o FILE.png'",
                    path: input.path)
            }
            owners[key] = input
            result.append(input)
        }
        return result
    }
}
