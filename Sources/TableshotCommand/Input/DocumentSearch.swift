import ArgumentParser
import Foundation
import TableSnapshots
import Tableshot

/// The search for the documents that the arguments of `render` name.
enum DocumentSearch {
    /// File name suffixes of the documents in folders.
    static let suffixes = [".table.yaml", ".table.yml", ".table.json"]

    /// File name suffixes of Interface Builder's files, which count as documents.
    static let nibSuffixes = [".xib", ".storyboard"]

    /// File name suffixes of all files that become pictures.
    static let allSuffixes = suffixes + nibSuffixes

    /// Maximum number of documents.
    ///
    /// An argument with more documents is probably a mistake, such as the root of a disk.
    static let limit = 10_000

    /// Returns the documents in the order of the arguments, without duplicates.
    ///
    /// Documents of a folder are sorted by path.
    ///
    /// - Parameters:
    ///   - namesMayRepeat: whether pictures are written to separate folders.
    ///   - foldersMayBeEmpty: whether a folder may have no document.
    /// - Throws: a `CommandFailure` if a folder has no document, or if the pictures of two
    ///   documents would have equal names.
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
                        "the folder has no document; the names of documents end in "
                            + allSuffixes.joined(separator: ", "), path: argument)
                }
                inputs += found.map { .file($0) }
            } else {
                inputs.append(.file(argument.pathOnDisk))
            }
        }
        return try distinct(inputs, namesMayRepeat)
    }

    /// Rejects a path of a picture or of an animation among the documents of a command that writes
    /// such files.
    ///
    /// - Throws: a `ValidationError` that names the option for the written file.
    static func checkEndings(of documents: [String]) throws {
        let outputs = ["png", "apng", "svg", "pdf", "gif", "webp", "mp4", "m4v", "webm"]
        for document in documents
        where outputs.contains((document as NSString).pathExtension.lowercased())
            && !isFolder(document)
        {
            throw ValidationError(
                "'\(document)' is not a document; to write this file, give '-o \(document)'")
        }
    }

    /// Returns whether a path leads to a folder.
    ///
    /// Links are followed.
    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: path.pathOnDisk, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns the sorted documents in a folder and its subfolders, without hidden folders and
    /// reference folders.
    ///
    /// Links to folders are followed, because Bazel creates such links. Each folder is searched
    /// once, and linked folders come last. A link to a parent of the searched folder is not
    /// followed.
    ///
    /// - Throws: a `CommandFailure` if a folder cannot be listed or has too many documents.
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
                if allSuffixes.contains(where: { name.hasSuffix($0) }) {
                    found.append(path)
                } else if name != SnapshotScope.folderName, isFolder(path) {
                    if !isLink(path) {
                        waiting.append(path)
                    } else if !contains(path.realPath ?? path, root) {
                        links.append(path)
                    }
                }
            }
            guard found.count <= limit, seen.count <= folderLimit else {
                let (count, noun) =
                    found.count > limit ? (limit, "documents") : (folderLimit, "folders")
                throw CommandFailure(
                    "the folder has more than \(count) \(noun); name a smaller folder",
                    path: folder)
            }
        }
        return found.sorted()
    }

    /// Maximum number of folders to search.
    private static let folderLimit = 50_000

    /// Returns whether a folder contains or equals the folder at a path.
    ///
    /// Both paths have no links.
    static func contains(_ folder: String, _ path: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Returns a document's path without links to its folder.
    ///
    /// A link to a document counts as a separate document, with the name of the link.
    private static func ownPath(_ path: String) -> String {
        let folder = path.folderPath
        guard let real = (folder.isEmpty ? "." : folder).realPath else { return path }
        return real + "/" + (path as NSString).lastPathComponent
    }

    /// Removes duplicate documents, and rejects two documents with equal names unless names may
    /// repeat.
    private static func distinct(
        _ inputs: [DocumentInput], _ namesMayRepeat: Bool
    ) throws -> [DocumentInput] {
        // Paths as bytes: Swift treats names with different Unicode composition as equal.
        var files: Set<[UInt8]> = []
        let result = inputs.filter { input in
            let file = input == .standardInput ? "-" : ownPath(input.path)
            return files.insert(Array(file.utf8)).inserted
        }
        if !namesMayRepeat { try check(result, in: result.map { _ in "" }) }
        return result
    }

    /// Returns the folder of each document's pictures below the folder of the output.
    ///
    /// If the names of all documents differ, the pictures have no folders of their own. Otherwise
    /// the pictures keep the folders below the folder that contains all documents.
    ///
    /// - Throws: a `CommandFailure` if two documents of a folder have equal names.
    static func outputFolders(of inputs: [DocumentInput]) throws -> [String] {
        let flat = inputs.map { _ in "" }
        guard Set(inputs.map { $0.name.lowercased() }).count < inputs.count else { return flat }
        let folders = inputs.map {
            $0 == .standardInput ? [] : ownPath($0.path).folderPath.split(separator: "/")
        }
        let first = folders.first ?? []
        let common = folders.reduce(first.count) { count, folder in
            zip(first, folder).prefix(count).prefix { $0 == $1 }.count
        }
        let result = folders.map { $0.dropFirst(common).joined(separator: "/") }
        try check(inputs, in: result)
        return result
    }

    /// Rejects two documents whose pictures would have equal names.
    ///
    /// - Parameter folders: the folder of each document's pictures.
    private static func check(_ inputs: [DocumentInput], in folders: [String]) throws {
        var owners: [String: DocumentInput] = [:]
        for (input, folder) in zip(inputs, folders) {
            // Some file systems ignore case and Unicode composition in names.
            let key = "\(folder)/\(input.name)".lowercased()
            if let owner = owners.updateValue(input, forKey: key) {
                throw CommandFailure(
                    "the pictures of this document and of \(owner.path) have the name "
                        + "\(input.name).png; rename a document, or render each document with "
                        + "'-o FILE.png'",
                    path: input.path)
            }
        }
    }
}
