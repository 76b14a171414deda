import Foundation
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

    /// The ends of names that pictures have in folders.
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

    private static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("there is no such file or folder", path: path)
        }
        return isFolder.boolValue
    }

    /// The pictures in a folder and those below it, by their paths from there; hidden files and
    /// linked folders are left out.
    private static func names(in folder: String) throws -> Set<String> {
        guard access(folder, R_OK | X_OK) == 0,
            let files = FileManager.default.enumerator(atPath: folder)
        else { throw CommandFailure("the folder cannot be read", path: folder) }
        var names: Set<String> = []
        while let name = files.nextObject() as? String {
            if (name as NSString).lastPathComponent.hasPrefix(".") {
                files.skipDescendants()
                continue
            }
            guard extensions.contains((name as NSString).pathExtension.lowercased()) else {
                continue
            }
            if files.fileAttributes?[.type] as? FileAttributeType == .typeDirectory { continue }
            guard names.count < maximumFiles else {
                throw CommandFailure(
                    "the folder has more than \(maximumFiles) pictures", path: folder)
            }
            names.insert(name)
        }
        return names
    }
}
