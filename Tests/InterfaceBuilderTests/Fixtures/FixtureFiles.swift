import Foundation

@testable import InterfaceBuilder

/// Files of `Fixtures/interface-builder`: small files in Xcode's format, each for a single
/// question.
///
/// Beside each file, `NAME.txt` lists its views with classes, identifiers and frames.
enum FixtureFiles {
    /// Folder of the files.
    static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Fixtures/interface-builder").standardized

    /// Names of all files, sorted.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

    /// Returns the bytes of a file.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// Reads a file.
    static func document(_ name: String) throws -> IBDocument {
        try IBDocument.read(path: name, bytes: try bytes(name))
    }

    /// File that lists the views of a file.
    static func listing(of name: String) -> URL {
        folder.appendingPathComponent(name + ".txt")
    }
}
