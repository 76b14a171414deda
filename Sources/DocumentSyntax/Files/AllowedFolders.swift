import Foundation
import TableDrawing

/// The folders whose files a document may use: its own folder and the folders given with
/// `--assets`.
///
/// Paths in a document are relative to an allowed folder. The folders are searched in order. A
/// path may name a link in an allowed folder, and the link may lead to any place. Otherwise all
/// links of the path are resolved, and the result must lie in an allowed folder.
package struct AllowedFolders: Sendable, Hashable {
    /// Reason for rejecting a path.
    package struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
        /// The problem and the remedy.
        package let description: String
        /// The allowed folders, and advice for allowing another folder.
        package let note: String?
    }

    /// The folders as written by the user, the document's folder first.
    package let folders: [String]

    /// Creates the allowed folders: the folder of a document, or the current folder for
    /// standard input, and the assets folders.
    package init(document path: String, assets: [String] = []) {
        let folder = path.folderPath
        folders = [path == "-" || folder.isEmpty ? "." : folder] + assets
    }

    /// Returns the file for a path.
    ///
    /// The file exists and is neither a folder nor a pipe nor a device.
    ///
    /// The folder `near` is searched first but does not become an allowed folder.
    package func file(_ path: String, near: String? = nil) throws(Refusal) -> AllowedFile {
        try file(path, near: near, asks: true)
    }

    /// Returns the file for a path.
    ///
    /// - Parameter asks: Whether the error suggests files with similar names, which requires
    ///   listing folders.
    func file(_ path: String, near: String?, asks: Bool) throws(Refusal) -> AllowedFile {
        try entry(path, near: near, .file, asks: asks).file
    }

    /// Returns the folder for a path, with the same search as for files.
    package func folder(_ path: String, near: String? = nil) throws(Refusal) -> AllowedFile {
        try entry(path, near: near, .folder).file
    }

    /// Returns the file or folder for a path.
    func item(
        _ path: String, near: String? = nil
    ) throws(Refusal) -> (file: AllowedFile, isFolder: Bool) {
        try entry(path, near: near, .either)
    }

    /// Returns whether a path without links equals an allowed folder.
    func isAllowedFolder(_ real: String) -> Bool { folders.contains { $0.realPath == real } }

    /// Expected kind of a path's target.
    private enum Kind: String {
        case file
        case folder
        case either = "file or folder"
    }

    private func entry(
        _ path: String, near: String?, _ kind: Kind, asks: Bool = true
    ) throws(Refusal) -> (file: AllowedFile, isFolder: Bool) {
        let noun = kind.rawValue
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw Refusal(description: "found \(path.quoted), expected a \(noun)", note: nil)
        }
        guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
            throw Refusal(
                description: "found the absolute path \(path.quoted), expected one relative to "
                    + "the document", note: note)
        }
        let roots = folders.compactMap(\.realPath)
        var outside: String?
        var isClosed = false
        for folder in (near.map { [$0] } ?? []) + folders {
            guard let root = folder.realPath else { continue }
            let place = (root + "/" + path).pathOnDisk
            guard let real = place.realPath else {
                if errno == EACCES { isClosed = true }
                continue
            }
            let isOwnFolder = kind == .either && roots.contains(real)
            guard
                isOwnFolder || roots.contains(where: { Self.folder($0, contains: real) })
                    || Self.isLink(place, path, roots)
            else {
                outside = real
                continue
            }
            let isFolder = try Self.isFolder(real, path, expecting: kind)
            return (AllowedFile(path: path, realPath: real, folder: folder), isFolder)
        }
        if outside != nil || Self.leavesOwnFolder(path) {
            throw Refusal(
                description: "found \(path.quoted), which leads out of the allowed folders",
                note: note)
        }
        if isClosed {
            throw Refusal(
                description: "cannot read \(path.quoted): permission denied", note: nil)
        }
        throw Refusal(
            description: "no \(noun) \(path.quoted)" + (asks ? question(for: path, in: roots) : ""),
            note: note)
    }

    private var note: String {
        "files may come from \(folders.map { $0.quoted(upTo: 500) }.joined(separator: ", ")); "
            + "another folder is allowed with --assets DIR"
    }

    /// Returns whether a path contains `..` that leads above its folder, independent of the
    /// existence of the target.
    private static func leavesOwnFolder(_ path: String) -> Bool {
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// Returns whether a path of a document names a link in an allowed folder and contains no `..`.
    ///
    /// The `place` is the path's target.
    ///
    /// The link's author has chosen its target, as Bazel does for all files of a test.
    private static func isLink(_ place: String, _ path: String, _ roots: [String]) -> Bool {
        var status = stat()
        guard !path.split(separator: "/").contains(".."), lstat(place, &status) == 0,
            status.st_mode & S_IFMT == S_IFLNK, let holder = place.folderPath.realPath
        else { return false }
        return roots.contains { $0 == holder || Self.folder($0, contains: holder) }
    }

    private static func folder(_ folder: String, contains path: String) -> Bool {
        path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    /// Returns whether the target is a folder.
    ///
    /// Throws if the target has an unexpected kind.
    private static func isFolder(
        _ real: String, _ path: String, expecting kind: Kind
    ) throws(Refusal) -> Bool {
        var status = stat()
        guard stat(real, &status) == 0 else { return false }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let wrong: String? =
            switch status.st_mode & S_IFMT {
            case S_IFREG: kind == .folder ? "a file" : nil
            case S_IFDIR: kind == .file ? "a folder" : nil
            case S_IFIFO: "a pipe"
            default: "a device"
            }
        guard let wrong else { return isFolder }
        throw Refusal(
            description: "found \(wrong) at \(path.quoted), expected a \(kind.rawValue)", note: nil)
    }

    /// Returns a question with names in the folder that are similar to the missing name.
    ///
    /// Images are compared without scale and extension, too.
    ///
    /// Names with different stems are similar only if the stems are similar, because the
    /// extension is a large part of a short name.
    private func question(for path: String, in roots: [String]) -> String {
        let folder = path.folderPath
        let name = (path as NSString).lastPathComponent
        var names: [String] = []
        for root in roots {
            guard let real = (root + "/" + folder).realPath,
                real == root || Self.folder(root, contains: real)
            else { continue }
            let entries = try? FileManager.default.contentsOfDirectory(atPath: real)
            for entry in (entries ?? []).sorted().prefix(500) {
                let whole = Self.withoutScale(entry)
                names.append(whole)
                if whole != entry || !name.contains(".") {
                    names.append((whole as NSString).deletingPathExtension)
                }
            }
        }
        let stem = (name as NSString).deletingPathExtension.lowercased()
        names = names.filter { other in
            let own = (other as NSString).deletingPathExtension
            return own.lowercased() == stem || !Suggestion.names(near: stem, among: [own]).isEmpty
        }
        return Suggestion.question(for: name, among: Set(names)).map { "; \($0)" } ?? ""
    }

    /// Returns `noon.png` for `noon@2x.png`.
    ///
    /// Other names do not change.
    private static func withoutScale(_ name: String) -> String {
        let stem = (name as NSString).deletingPathExtension
        guard let scale = ["@2x", "@3x"].first(where: stem.hasSuffix) else { return name }
        return stem.dropLast(scale.count) + "." + (name as NSString).pathExtension
    }
}
