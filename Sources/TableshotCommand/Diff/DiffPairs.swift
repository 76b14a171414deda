import Foundation
import TableSnapshots
import Tableshot

/// What `diff` compares with what: two files, or the files of two folders by their names.
struct DiffPairs {
    /// A name, and the paths that it has on either side.
    struct Pair {
        let name: String
        let expected: String?
        let actual: String?
    }

    let pairs: [Pair]
    /// Whether two files were given, rather than folders.
    let isAlone: Bool
    /// What was given.
    let roots: [String]

    /// The ends of names that pictures have in folders; one without an end is known by its content.
    static let extensions: Set<String> = ["png", "apng", "gif", "webp", "jpg", "jpeg"]
    /// More files are not listed: it would be the wrong folder.
    static let maximumFiles = 100_000

    /// Throws a `CommandFailure` for paths that are not there, or a folder without pictures.
    init(expected: String, actual: String) throws {
        roots = [expected, actual]
        let (old, new) = (try Self.isFolder(expected), try Self.isFolder(actual))
        // A folder of frames can be compared with an animation.
        guard old && new else {
            isAlone = true
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
        let all = before.union(after)
        guard !all.isEmpty else {
            throw CommandFailure("neither this folder nor \(actual) has pictures", path: expected)
        }
        pairs = all.sorted().map { name in
            func path(_ root: String, _ names: Set<String>) -> String? {
                names.contains(name) ? (root as NSString).appendingPathComponent(name) : nil
            }
            return Pair(name: name, expected: path(expected, before), actual: path(actual, after))
        }
    }

    /// Whether a file is called as pictures are, or has no ending and begins as one.
    private static func isPicture(_ path: String) throws -> Bool {
        let ending = (path as NSString).pathExtension
        guard ending.isEmpty else { return extensions.contains(ending.lowercased()) }
        var status = stat()
        // A pipe would be waited for.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure(
                "the file cannot be read: \(UnreadablePath.reason(path))", path: path)
        }
        let head = try file.read(upToCount: 64) ?? Data()
        switch head.withUnsafeBytes(ImageKind.init) {
        case .png, .jpeg, .webp, .other("a GIF image"): return true
        default: return false
        }
    }

    private static func isFolder(_ path: String, orMissing: Bool = false) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            // A link may lead nowhere.
            if orMissing { return false }
            throw CommandFailure("there is no such file or folder", path: path)
        }
        return isFolder.boolValue
    }

    /// The pictures in a folder and those below it, by their paths from there; hidden files are left
    /// out, and linked folders are looked into once.
    private static func names(in folder: String) throws -> Set<String> {
        var names: Set<String> = []
        var seen: Set<FolderIdentity> = []
        var waiting = [""]
        while let place = waiting.popLast() {
            let path = place.isEmpty ? folder : (folder as NSString).appendingPathComponent(place)
            guard let identity = FolderIdentity(path), seen.insert(identity).inserted else {
                continue
            }
            guard access(path, R_OK | X_OK) == 0,
                let found = try? FileManager.default.contentsOfDirectory(atPath: path)
            else {
                throw CommandFailure(
                    "the folder cannot be read: \(UnreadablePath.reason(path))", path: path)
            }
            for name in found.sorted() where !name.hasPrefix(".") {
                let inner = place.isEmpty ? name : place + "/" + name
                if try isFolder((folder as NSString).appendingPathComponent(inner), orMissing: true)
                {
                    waiting.append(inner)
                } else if try isPicture(path + "/" + name) {
                    guard names.count < maximumFiles else {
                        throw CommandFailure(
                            "the folder has more than \(maximumFiles) pictures", path: folder)
                    }
                    names.insert(inner)
                }
            }
        }
        return names
    }

    /// Tells a folder from others, by whatever links it is reached.
    private struct FolderIdentity: Hashable {
        let device: UInt64
        let number: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
        }
    }
}
