import DocumentSyntax
import Foundation
import TableMockups
import Tableshot
import Testing

@testable import DocumentReference

/// The reference has a sentence, a type and an example for each key, and its pages link to pages.
@Suite struct DocumentReferenceTests {
    static let reference = DocumentReference()
    static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/documents").path

    @Test func `every key has a sentence, a type and an example`() {
        #expect(Self.reference.keys.count > 500)
        for key in Self.reference.keys {
            #expect(key.summary.hasSuffix(".") && key.summary.count > 8, "\(key.path)")
            #expect(!key.type.words.isEmpty, "\(key.path)")
            #expect(key.example?.document.contains(key.name + ":") == true, "\(key.path)")
        }
    }

    @Test func `every example belongs to a key, and a key has a single example`() {
        let paths = Set(Self.reference.keys.map(\.path))
        #expect(KeyExamples.standard.paths.filter { !paths.contains($0) } == [])
        #expect(KeyExamples.standard.repeated == [])
    }

    @Test func `every example is drawn without a warning`() throws {
        var reader = DocumentReader()
        reader.swiftCompiler = EmptyCells()
        for key in Self.reference.keys {
            let example = try #require(key.example, "\(key.path)")
            if example.isNib { continue }
            do {
                let document = try example.document(in: Self.fixtures, reader: reader)
                #expect(document.warnings.map(\.message) == [], "\(key.path)")
                let picture = try render(document)
                #expect(picture.diagnostics.map(\.message) == [], "\(key.path)")
                #expect(picture.size.width > 0, "\(key.path)")
            } catch {
                Issue.record("\(key.path): \(error)")
            }
        }
    }

    @Test func `every example of a nib is read`() throws {
        for key in Self.reference.keys {
            guard let example = key.example, example.isNib else { continue }
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("reference-\(UUID())")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = folder.appendingPathComponent("View.nib.yaml").path
            try example.document.write(toFile: path, atomically: true, encoding: .utf8)
            #expect(try !DocumentReader().readNib(path: path).isEmpty, "\(key.path)")
        }
    }

    @Test func `types are described in words`() {
        func words(_ path: String) -> String? { Self.reference.keys(for: path).first?.type.words }
        #expect(words("row.selected") == "`true` or `false`")
        #expect(words("row.numberOfLines") == "a whole number from 0 to 1000")
        #expect(words("row.textColor") == "a colour")
        #expect(words("row.minimumScaleFactor") == "a number above 0 to 1")
        #expect(words("screen.height") == "a number from 1 to 100000, or `content`")
        #expect(words("row.accessoryView") == "an accessory view")
        #expect(words("table.sections") == "a list, each element a section")
    }

    @Test func `a name denotes the keys of all mappings, and a path a single key`() {
        #expect(Self.reference.keys(for: "row.height").map(\.path) == ["row.height"])
        #expect(Self.reference.keys(for: "height").count > 2)
        #expect(Self.reference.keys(for: "nothing").isEmpty)
        #expect(Self.reference.suggestions(for: "accesory").contains("accessory"))
        let near = Self.reference.suggestions(for: "barButton")
        #expect(!near.isEmpty && Set(near).count == near.count)
    }

    @Test func `a key knows its default, its names and its mapping`() throws {
        let style = try #require(Self.reference.keys(for: "row.style").first)
        #expect(style.fallback == "default")
        #expect(style.type.choices == ["default", "value1", "value2", "subtitle"])
        let view = try #require(Self.reference.mapping(named: "accessoryView"))
        #expect(view.uses.contains("row.accessoryView"))
        #expect(view.title == "Accessory view")
    }

    @Test func `the links of the pages lead to pages`() {
        let pages = ReferencePages(Self.reference) { _ in nil }.pages
        let names = Set(pages.map(\.name))
        #expect(names.count == Self.reference.mappings.count + 1)
        for page in pages {
            for link in page.text.matches(of: /\]\(([^)#]+)\)/) {
                #expect(names.contains(String(link.1)), "\(page.name): \(link.1)")
            }
        }
    }

    @Test func `large values are written in lines and small values in braces`() throws {
        let example = try #require(Self.reference.keys(for: "row.accessoryView").first?.example)
        #expect(
            example.document == """
                table:
                  rows:
                    - {text: Wi-Fi, accessoryView: {switch: true}}
                """)
    }
}

/// Cells without content in place of cells from Swift sources, which only the command compiles.
private struct EmptyCells: SwiftCellCompiling, SwiftCellProgram {
    func program(
        for source: SwiftCellSource, _ fillings: [SwiftCellFilling]
    ) throws(DocumentError) -> any SwiftCellProgram { self }

    func answers(to request: SwiftCellRequest) throws -> [SwiftCellAnswer] {
        request.rows.map { _ in SwiftCellAnswer(height: 44) }
    }
}
