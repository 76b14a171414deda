import Foundation

/// The printed error that a closure throws, or a text that says that it did not.
func failure(_ body: () throws -> some Any) -> String {
    do {
        _ = try body()
        return "nothing was thrown"
    } catch {
        return "\(error)"
    }
}

/// A folder of its own that is removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tableshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    func write(_ name: String, _ text: String) throws {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
