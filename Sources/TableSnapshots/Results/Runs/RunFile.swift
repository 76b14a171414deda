import Foundation

/// A file or folder that a document includes, such as strings, prototypes or images, as it was then.
public struct RunFile: Codable, Sendable, Hashable {
    /// The path from the folder in which the run worked.
    public var path: String
    /// Tells its bytes from others, of a folder those of all that it holds; nothing for what could not
    /// be read.
    public var fingerprint: String?

    /// Files of a folder that are looked at; one with more has no fingerprint.
    static let limit = 10_000

    /// Takes what is there now.
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
