import Foundation

/// A file or folder included by a document, such as strings, prototypes or images, with its
/// state in the run.
public struct RunFile: Codable, Sendable, Hashable {
    /// Path of the file, relative to the run's working folder.
    public var path: String
    /// Fingerprint of the bytes of a file, or of all files in a folder, or `nil` if unreadable.
    public var fingerprint: String?

    /// Maximum number of files in a folder with a fingerprint.
    static let limit = 10_000

    /// Creates a file with its current fingerprint.
    public init(readingFrom path: String) {
        self.path = path
        fingerprint = Self.fingerprint(of: path)
    }

    private static func fingerprint(of path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return nil
        }
        guard isFolder.boolValue else { return ofFile(path) }
        let names = FileManager.default.enumerator(atPath: path)?.prefix(limit + 1)
            .compactMap { $0 as? String }
        guard let names, names.count <= limit else { return nil }
        let lines = names.sorted().compactMap { name in
            ofFile(path + "/" + name).map { name + "\0" + $0 }
        }
        return ReferenceFile.fingerprint(of: lines.joined(separator: "\n").utf8)
    }

    private static func ofFile(_ path: String) -> String? {
        (try? ReferenceFile.read(path)).flatMap { $0 }.map { ReferenceFile.fingerprint(of: $0) }
    }
}
