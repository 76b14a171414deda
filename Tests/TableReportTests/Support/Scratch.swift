import Foundation

/// Temporary folder of a test.
struct Scratch {
    let path: String

    /// Makes a folder, and removes it after `body`.
    static func with<Result>(_ body: (Scratch) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("tableshot-report-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(Scratch(path: folder.path))
    }

    func file(_ name: String) -> String { path + "/" + name }

    /// Writes a file, in a subfolder if its name contains a folder.
    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Returns the text of a file, or an empty text if the file is missing.
    func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file(name)) ?? Data(), as: UTF8.self)
    }

    /// Files below a folder, sorted.
    func files(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: file(folder))
        return (names?.compactMap { $0 as? String } ?? []).filter { name in
            var isFolder: ObjCBool = false
            let path = file(folder) + "/" + name
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
