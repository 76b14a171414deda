import Foundation

/// Documents that serve as examples.
enum Fixtures {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures").path
    static let folder = root + "/documents"

    /// Paths of all documents that the command finds in the folder.
    static func documents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".table.yaml") || $0.hasSuffix(".table.json") }
            .map { folder + "/" + $0 }
    }

    /// Paths of the documents, of their bases and of the animated documents.
    static func allDocuments() throws -> [String] {
        try ["", "/animations", "/shared"].flatMap { try files(in: folder + $0) }
    }

    /// The paths of the nibs.
    static func nibs() throws -> [String] { try files(in: root + "/nibs") }

    /// The paths of the documents with cells in Swift, which only the command can draw.
    static func swiftDocuments() throws -> [String] { try files(in: root + "/uikit-cells") }

    private static func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
            .map { folder + "/" + $0 }
    }
}
