import Foundation
import TableDrawing

/// The folders whose files a document may use: its own and those given with `--assets`.
///
/// A path in a document is relative to one of them, tried in order. It may lead to a link
/// that lies in an allowed folder, wherever that leads; otherwise what counts is where it leads after
/// all links are followed: whatever lies outside of every allowed folder is refused.
public struct AllowedFolders: Sendable, Hashable {
    /// Why a path was refused.
    public struct Refusal: Error, Sendable, Hashable, CustomStringConvertible {
        /// What was found and what would be right.
        public let description: String
        /// The folders that are allowed, and how to allow another.
        public let note: String?
    }

    /// The folders as the user wrote them, the document's first.
    public let folders: [String]

    /// The folder of a document, or the current one for standard input, then the assets folders.
    public init(document path: String, assets: [String] = []) {
        let folder = path.folderPath
        folders = [path == "-" || folder.isEmpty ? "." : folder] + assets
    }

    /// The file that a path in a document leads to, or nothing and a problem at the value.
    public func file(_ node: DocumentNode, _ problems: ProblemList) -> AllowedFile? {
        guard let path = node.string(problems) else { return nil }
        do {
            return try file(path)
        } catch {
            problems.error(error.description, at: node, note: error.note)
            return nil
        }
    }

    /// The file that a path leads to; it exists and is neither a folder nor a pipe nor a device.
    ///
    /// A folder given as `near` is searched first; it does not become an allowed one.
    public func file(_ path: String, near: String? = nil) throws(Refusal) -> AllowedFile {
        try file(path, near: near, asks: true)
    }

    /// The file that a path leads to.
    ///
    /// - Parameter asks: Whether a refusal asks after files of near names, for which folders are listed.
    func file(_ path: String, near: String?, asks: Bool) throws(Refusal) -> AllowedFile {
        try entry(path, near: near, .file, asks: asks).file
    }

    /// The folder that a path leads to, found as files are.
    public func folder(_ path: String, near: String? = nil) throws(Refusal) -> AllowedFile {
        try entry(path, near: near, .folder).file
    }

    /// The file or folder that a path leads to.
    func item(
        _ path: String, near: String? = nil
    ) throws(Refusal) -> (file: AllowedFile, isFolder: Bool) {
        try entry(path, near: near, .either)
    }

    /// Whether a path without links is that of an allowed folder itself.
    func isAllowedFolder(_ real: String) -> Bool { folders.contains { $0.realPath == real } }

    /// What a path is to lead to.
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
        if outside != nil || Self.climbs(path) {
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

    /// Whether a path goes above its folder in writing; whether the target exists is not told.
    private static func climbs(_ path: String) -> Bool {
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// Whether a path of a document names, without `..`, a link that lies in an allowed folder; `place` is
    /// where the path leads to.
    ///
    /// Whoever has put the link there has put the file there, as Bazel does with all files of a test.
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

    /// Whether there is a folder; refuses what is of another kind than expected.
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

    /// Names in the folder that the path points to which are near to the missing one; images are known
    /// without their scales and extensions too.
    ///
    /// A name with another stem is near only if the stems are: the extension is much of a short name.
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

    /// `noon.png` for `noon@2x.png`; other names as they are.
    private static func withoutScale(_ name: String) -> String {
        let stem = (name as NSString).deletingPathExtension
        guard let scale = ["@2x", "@3x"].first(where: stem.hasSuffix) else { return name }
        return stem.dropLast(scale.count) + "." + (name as NSString).pathExtension
    }
}
