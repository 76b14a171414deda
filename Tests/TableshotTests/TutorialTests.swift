import Foundation
import Tableshot
import TableshotTesting
import Testing

/// The documents of the pages for beginners draw the pictures on the pages.
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
        let path = Snapshots.root.appendingPathComponent(page)
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return text.matches(of: /```yaml\n(# ([\w-]+)\.table\.yaml\n[^`]*)```/).map {
            Document(page: page, name: String($0.2), text: String($0.1))
        }
    }

    @Test func `the pages contain documents`() { #expect(Self.documents.count >= 7) }

    @Test(arguments: documents)
    func `a document of a page draws the picture below it`(document: Document) throws {
        let read = try DocumentReader().read(
            text: document.text, name: document.name + ".table.yaml")
        #expect(read.warnings.map(\.message) == [])
        let page = try String(
            contentsOf: Snapshots.root.appendingPathComponent(document.page), encoding: .utf8)
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
        let root = Snapshots.root
        let folder = root.appendingPathComponent("Documentation")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".md") }
        #expect(names.count > 15)
        for page in names.map({ folder.appendingPathComponent($0) })
            + [root.appendingPathComponent("README.md")]
        {
            let text = try String(contentsOf: page, encoding: .utf8)
            for link in text.matches(of: /\]\(([\w.\/-]+\.md)(#[\w-]+)?\)/) {
                let file = page.deletingLastPathComponent().appendingPathComponent(String(link.1))
                #expect(
                    FileManager.default.fileExists(atPath: file.standardizedFileURL.path),
                    "\(page.lastPathComponent): \(link.1)")
            }
        }
    }
}
