import Foundation

/// Temporary folder of a test.
struct Scratch {
    let url: URL

    /// Makes a folder, and removes it after `body`.
    static func with<Result>(_ body: (Scratch) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("tableshot-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(Scratch(url: url))
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a file, in a subfolder if its name contains a folder.
    @discardableResult
    func file(_ name: String, _ contents: Data) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file)
        return file.path
    }

    @discardableResult
    func file(_ name: String, _ text: String) throws -> String {
        try file(name, Data(text.utf8))
    }

    /// Returns the bytes of a file, or no bytes if the file is missing.
    func contents(_ name: String) -> Data {
        (try? Data(contentsOf: url.appendingPathComponent(name))) ?? Data()
    }

    /// Names of all files and folders in the folder, including hidden files.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }
}
