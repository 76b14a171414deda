import Foundation

/// The documents that stand as examples.
enum Fixtures {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/documents").path

    /// The paths of all documents that the command finds there.
    static func documents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".table.yaml") || $0.hasSuffix(".table.json") }
            .map { folder + "/" + $0 }
    }
}
