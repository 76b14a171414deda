import Foundation

/// Temporary folder of a test.
///
/// The folder is removed with the object.
public final class TemporaryFolder {
    public let path: String

    public init() throws {
        path = (NSTemporaryDirectory() as NSString)
            .appendingPathComponent("tableshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of a file in the folder.
    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Names in the folder, including hidden files.
    public var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }

    /// Writes a text file and the folders above it.
    public func write(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a file and returns its path.
    public func write(_ bytes: [UInt8], to name: String) throws -> String {
        let path = file(name)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }
}
