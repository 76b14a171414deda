import Foundation
import TableSnapshots
import Tableshot

/// The pairs of files that `diff` compares: two files, or the files of two folders matched by name.
struct DiffPairs {
    /// A name, and its paths on either side.
    struct Pair {
        let name: String
        let expected: String?
        let actual: String?
    }

    let pairs: [Pair]
    /// Whether the arguments are two files rather than two folders.
    let isAlone: Bool
    /// The two paths from the arguments.
    let roots: [String]
    /// Sorted names of the files and hidden folders in either folder that are not compared.
    let passedOver: [String]

    /// Maximum number of files to list.
    ///
    /// A folder with more files is probably a wrong argument.
    static let maximumFiles = 100_000

    /// Whether the pictures are parts of Interface Builder's files.
    let isOfNibs: Bool

    /// - Parameter isOfNibs: Whether the folders have pictures of Interface Builder's files, whose
    ///   names have no extension.
    /// - Throws: a `CommandFailure` if a path does not exist, or a folder has no pictures.
    init(expected: String, actual: String, isOfNibs: Bool = false) throws {
        self.isOfNibs = isOfNibs
        roots = [expected, actual]
        let (old, new) = (try Self.isFolder(expected), try Self.isFolder(actual))
        // A folder of frames can be compared with an animation.
        guard old && new else {
            isAlone = true
            passedOver = []
            pairs = [
                Pair(
                    name: (actual as NSString).lastPathComponent, expected: expected,
                    actual: actual)
            ]
            return
        }
        isAlone = false
        let before = try Self.names(in: expected)
        let after = try Self.names(in: actual)
        let all = before.pictures.union(after.pictures)
        // The other files beside pictures of Interface Builder's files are their render trees.
        passedOver = isOfNibs ? [] : before.others.union(after.others).sorted()
        guard !all.isEmpty else {
            throw CommandFailure(
                "neither this folder nor \(actual) has pictures; name folders with pictures",
                path: expected)
        }
        pairs = all.sorted().map { name in
            func path(_ root: String, _ names: Set<String>) -> String? {
                names.contains(name) ? (root as NSString).appendingPathComponent(name) : nil
            }
            return Pair(
                name: isOfNibs ? (name as NSString).deletingPathExtension : name,
                expected: path(expected, before.pictures),
                actual: path(actual, after.pictures))
        }
    }

    /// Returns whether a file has the name of a picture, or has no extension and begins with
    /// the bytes of a picture.
    ///
    /// - Throws: a `CommandFailure` if a file without an extension cannot be read.
    private static func isPicture(_ path: String) throws -> Bool {
        guard (path as NSString).pathExtension.isEmpty else {
            return PictureEnding(ofPath: path) != nil
        }
        var status = stat()
        // Reading a pipe would block.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure(
                "the file cannot be read: \(UnreadablePath.reason(path))", path: path)
        }
        // An SVG may begin with comments.
        let head = try file.read(upToCount: 16_384) ?? Data()
        switch head.withUnsafeBytes(ImageKind.init) {
        case .png, .xcodePNG, .jpeg, .webp, .svg: return true
        case .other(let kind):
            return ["text", "web page", "Git LFS", "gzip"].allSatisfy { !kind.contains($0) }
        case .empty, .unknown: return false
        }
    }

    private static func isFolder(_ path: String, orMissing: Bool = false) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            // A link may have no target.
            if orMissing { return false }
            throw CommandFailure("there is no such file or folder", path: path)
        }
        return isFolder.boolValue
    }

    /// The files of a folder, by their relative paths.
    private struct Names {
        var pictures: Set<String> = []
        /// Files that are not compared.
        ///
        /// The name of a hidden folder ends in a slash, and its files are not listed.
        var others: Set<String> = []
    }

    /// Finds the files in a folder and its subfolders.
    ///
    /// Each linked folder is searched only once.
    ///
    /// - Throws: a `CommandFailure` if a folder cannot be read or has too many files.
    private static func names(in folder: String) throws -> Names {
        var names = Names()
        var seen: Set<FileIdentity> = []
        var waiting = [""]
        while let place = waiting.popLast() {
            let path = place.isEmpty ? folder : (folder as NSString).appendingPathComponent(place)
            guard let identity = FileIdentity(path), seen.insert(identity).inserted else {
                continue
            }
            guard access(path, R_OK | X_OK) == 0,
                let found = try? FileManager.default.contentsOfDirectory(atPath: path)
            else {
                throw CommandFailure(
                    "the folder cannot be read: \(UnreadablePath.reason(path))", path: path)
            }
            for name in found.sorted() {
                let inner = place.isEmpty ? name : place + "/" + name
                let isHidden = name.hasPrefix(".")
                if try isFolder((folder as NSString).appendingPathComponent(inner), orMissing: true)
                {
                    if isHidden {
                        names.others.insert(inner + "/")
                    } else {
                        waiting.append(inner)
                    }
                } else if try !isHidden && isPicture(path + "/" + name) {
                    guard names.pictures.insert(inner).inserted else {
                        throw CommandFailure(
                            "the folder has two pictures with the name \(inner), written with "
                                + "composed and with decomposed characters; rename a picture",
                            path: folder)
                    }
                } else {
                    names.others.insert(inner)
                }
                guard max(names.pictures.count, names.others.count) <= maximumFiles else {
                    throw CommandFailure(
                        "the folder has more than \(maximumFiles) pictures or other files; compare "
                            + "smaller folders", path: folder)
                }
            }
        }
        return names
    }
}
