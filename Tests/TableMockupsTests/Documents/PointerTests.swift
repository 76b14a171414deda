import Foundation
import TableDrawing
import TableImages
import TableText
import TestSupport
import Testing

@testable import TableMockups

/// Git LFS pointers in place of files, for every kind of file that a document may name.
@Suite struct PointerTests {
    private static let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"

    @Test(
        "The message for a Git LFS pointer names Git LFS",
        arguments: [
            ("a.csv", "table: {rows: {from: a.csv, each: {text: '{k}'}}}"),
            ("a.tsv", "table: {rows: {from: a.tsv, each: {text: '{k}'}}}"),
            ("a.json", "table: {rows: {from: a.json, each: {text: '{k}'}}}"),
            ("de.strings", "strings: de.strings\ntable: {rows: []}"),
            ("de.stringsdict", "strings: de.stringsdict\ntable: {rows: []}"),
            ("a.xcstrings", "strings: a.xcstrings\ntable: {rows: []}"),
            ("a.yaml", "extends: a.yaml\ntable: {rows: []}"),
            ("a.svg", "table: {rows: [{text: x, image: a.svg}]}"),
            (
                "M.xcassets/A.imageset/Contents.json",
                "assets: M.xcassets\ntable: {rows: [{text: x, image: A}]}"
            ),
            (
                "M.xcassets/A/Contents.json", "assets: M.xcassets\ntable: {rows: []}"
            ),
        ])
    func named(file: String, text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(file, Self.pointer)
        let found = mistakes(text, in: folder)
        #expect(
            found.first?.contains("a Git LFS pointer (git lfs pull fetches the file)") == true,
            "\(found)")
        #expect(found.count == 1)
    }

    @Test("Messages for pointers of documents, nibs and fonts name Git LFS")
    func others() throws {
        let folder = try TemporaryFolder()
        for name in ["a.table.yaml", "a.nib.yaml", "fonts/a.otf"] {
            try folder.write(name, Self.pointer)
        }
        let words = "Git LFS pointer (git lfs pull fetches the file)"
        let reader = DocumentReader()
        let document = failure { try reader.read(path: folder.path + "/a.table.yaml") }
        #expect(document.contains("found a " + words))
        let nib = failure { try reader.readNib(path: folder.path + "/a.nib.yaml") }
        #expect(nib.contains("found a " + words))
        let font = failure { try FontBook(files: [folder.path + "/fonts/a.otf"]) }
        #expect(font.contains("cannot be read: it is a " + words))
        let fonts = failure { try FontBook.standard.adding(directory: folder.path + "/fonts") }
        #expect(fonts.contains("cannot be read: it is a " + words))
    }
}
