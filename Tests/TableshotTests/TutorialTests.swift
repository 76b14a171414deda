import Foundation
import TableSamples
import Tableshot
import TableshotTesting
import Testing

/// The documents of the pages for beginners draw the pictures that the pages show, and the documents
/// of the other pages are valid.
@Suite struct TutorialTests {
    /// Document of a page: a block of code with a file name in its first line.
    struct Document: Sendable, CustomTestStringConvertible {
        var page: String
        var name: String
        var text: String
        var testDescription: String { "\(page): \(name)" }
    }

    static let pages = ["Documentation/getting-started.md", "Documentation/tutorial.md"]

    static let documents: [Document] = pages.flatMap { page -> [Document] in
        text(page).matches(of: /```yaml\n(# ([\w-]+)\.table\.yaml\n[^`]*)```/).map {
            Document(page: page, name: String($0.2), text: String($0.1))
        }
    }

    /// The documents of the other pages, named by the lines of their blocks.
    ///
    /// A block that begins with another key of documents than `table` gets a table with rows. A block
    /// with cells from Swift sources needs a compiler and is left out.
    static let guides: [Document] = pageNames.filter { !pages.contains($0) }.flatMap { page in
        let text = Self.text(page)
        return text.matches(of: /```yaml\n([^`]*)```/).compactMap { block -> Document? in
            var document = String(block.1)
            guard !document.contains("swift:") else { return nil }
            if document.firstMatch(of: /(^|\n)table:/) == nil {
                let keys = /^(timeline|animation|theme|bars|snapshot|matrix):/
                guard document.firstMatch(of: keys) != nil else { return nil }
                let rows = Array(repeating: "{text: Row}", count: 30).joined(separator: ", ")
                document += "table: {rows: [\(rows)]}\n"
            }
            let before = text[..<block.range.lowerBound]
            let line = before.split(separator: "\n", omittingEmptySubsequences: false).count + 1
            return Document(page: page, name: "line \(line)", text: document)
        }
    }

    /// The paths of the README and of all pages.
    private static let pageNames: [String] = {
        let folder = Snapshots.root.appendingPathComponent("Documentation")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return ["README.md"]
            + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
    }()

    private static func text(_ page: String) -> String {
        (try? String(contentsOf: Snapshots.root.appendingPathComponent(page), encoding: .utf8))
            ?? ""
    }

    @Test func `the pages contain documents`() {
        #expect(Self.documents.count >= 7)
        #expect(Self.guides.count >= 14)
    }

    @Test(arguments: guides)
    func `a document of a guide is drawn without warnings`(document: Document) throws {
        // The images, colours and texts of the guides are files of the fixtures.
        let name = Snapshots.root.appendingPathComponent("Fixtures/documents/guide.table.yaml")
        let read = try DocumentReader(catalogue: .samples).read(
            text: document.text, name: name.path)
        #expect(read.warnings.map(\.message) == [])
        _ = try render(read)
    }

    @Test(arguments: documents)
    func `a document of a page draws the picture below it`(document: Document) throws {
        let read = try DocumentReader().read(
            text: document.text, name: document.name + ".table.yaml")
        #expect(read.warnings.map(\.message) == [])
        let page = Self.text(document.page)
        let ending = read.timeline.isEmpty ? "png" : "apng"
        #expect(page.contains("Snapshots/Documentation/\(document.name).\(ending)"))
        // Both pages show the first document.
        guard document.page == Self.pages[1] else { return }
        if read.timeline.isEmpty {
            Snapshots.verify(try render(read), "Documentation/\(document.name)")
        } else {
            assertSnapshot(
                of: read, as: .animation, named: "Documentation/\(document.name)",
                record: Snapshots.policy,
                directory: Snapshots.root.appendingPathComponent("Snapshots").path)
        }
    }

    @Test func `the pictures and documents of the recipes exist`() throws {
        let folder = Snapshots.root.appendingPathComponent("Documentation")
        let text = try String(
            contentsOf: folder.appendingPathComponent("recipes.md"), encoding: .utf8)
        let paths =
            text.matches(of: /src="([^"]+)"/).map { String($0.1) }
            + text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
        #expect(paths.count > 20)
        for path in paths {
            let file = folder.appendingPathComponent(path).standardizedFileURL
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
        }
    }

    @Test func `the links between the pages lead to files`() throws {
        #expect(Self.pageNames.count > 15)
        for page in Self.pageNames {
            let folder = Snapshots.root.appendingPathComponent(page).deletingLastPathComponent()
            for link in Self.text(page).matches(of: /\]\(([\w.\/-]+\.md)(#[\w-]+)?\)/) {
                let file = folder.appendingPathComponent(String(link.1))
                #expect(
                    FileManager.default.fileExists(atPath: file.standardizedFileURL.path),
                    "\(page): \(link.1)")
            }
        }
    }
}
