import Foundation
import TableMockups
import TableSamples
import Tableshot
import Testing

/// Pictures of the fixtures' documents, which serve as examples.
@Suite struct DocumentSnapshotTests {
    static let folder = Snapshots.root.appendingPathComponent("Fixtures/documents")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.contains(".table.") }.sorted()

    @Test func `the folder contains documents`() { #expect(Self.names.count >= 10) }

    @Test(arguments: names)
    func `a document's picture equals the recorded picture`(name: String) throws {
        let reader = DocumentReader(catalogue: .samples)
        let document = try reader.read(path: Self.folder.appendingPathComponent(name).path)
        #expect(document.warnings.isEmpty)
        let base = name.replacing(/\.table\.(yaml|json)$/, with: "")
        for (variant, document) in try document.variants() {
            #expect(document.warnings.isEmpty)
            Snapshots.verify(try render(document), "Documents/\(variant.name(of: base))")
        }
    }
}
