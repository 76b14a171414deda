import Foundation
import TableDrawing
import TableControls
import InterfaceBuilderScenes
import TableScreens
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Nibs read from files.
@Suite struct NibFileTests {
    @Test(
        "A nib in YAML or JSON is read once, on its first use",
        arguments: [
            ("N.nib.yaml", "objects: [{class: Label, text: Hello}]"),
            ("N.nib.json", #"{"objects": [{"class": "Label", "text": "Hello"}]}"#),
        ])
    func formats(name: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(name, text)
        let nib = Nib(path: folder.path + "/" + name)
        #expect(nib.name == "N")
        #expect(nib.loadCount == 0)
        for _ in 0..<3 {
            #expect((nib.instantiate(withOwner: nil).first as? Label)?.text == "Hello")
        }
        #expect(nib.loadCount == 1)
        #expect(nib.instantiationCount == 3)
        let bundle = NibBundle(folder: folder.path)
        #expect(bundle.loadNibNamed("N", owner: nil)?.count == 1)
    }

    @Test("Errors in a file have a location")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        try folder.write("N.nib.yaml", "objects:\n  - {class: Lable}\n")
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let nib = Nib(path: folder.path + "/N.nib.yaml")
            #expect(nib.instantiate(withOwner: nil).isEmpty)
            #expect(nib.instantiate(withOwner: nil).isEmpty)
            #expect(nib.loadCount == 1)
            _ = NibBundle(folder: folder.path).loadNibNamed("M", owner: nil)
        }
        let messages = log.diagnostics.map(\.message)
        #expect(messages.count == 2)
        #expect(messages.first?.contains("N.nib.yaml:2:13") == true)
        #expect(messages.first?.contains("did you mean \"Label\"?") == true)
        #expect(
            messages.last
                == "nib M: there is no file M.nib.yaml, .json or .xib in \(folder.path)")
    }

    @Test("A nib requires objects and rejects other keys")
    func shape() {
        #expect(throws: DocumentError.self) { try DocumentReader().readNib(text: "object: []") }
        #expect(throws: DocumentError.self) { try DocumentReader().readNib(text: "[]") }
        #expect((try? DocumentReader().readNib(text: "objects: []"))?.isEmpty == true)
    }

    @Test("A table in a nib has the properties of the file")
    func table() throws {
        let nib = Nib(path: Fixtures.root + "/nibs/SettingsTable.nib.yaml")
        let table = try #require(nib.instantiate(withOwner: nil).first as? TableView)
        #expect(Double(table.rowHeight) == 52 && table.separatorColor == .systemTeal)
    }
}
