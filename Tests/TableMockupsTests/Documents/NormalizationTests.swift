import Foundation
import TableDrawing
import TableImages
import TableText
import InterfaceBuilderScenes
import TableScreens
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Files with another Unicode normalization on the disk than in the document.
@Suite(.serialized) struct NormalizationTests {
    private static let composed = "Gr\u{F6}\u{DF}e"
    private static let decomposed = "Gro\u{308}\u{DF}e"

    /// Names on disk and in documents.
    private static let pairs = [(decomposed, composed), (composed, decomposed)]

    private func exists(_ name: String, in folder: TemporaryFolder) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.utf8.elementsEqual(name.utf8) }
    }

    @Test("Images are found, with their variants, and in folders", arguments: pairs)
    func images(disk: String, name: String) throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("\(disk).png", width: 4, height: 4)
        try folder.writeImage("\(disk)@2x.png", width: 8, height: 8)
        try folder.writeImage("\(disk)n/\(name).png", width: 4, height: 4)
        #expect(exists("\(disk).png", in: folder) && !exists("\(name).png", in: folder))
        for path in ["\(name).png", "\(name)@2x.png", name + "n/" + disk + ".png"] {
            let found = mistakes("table: {rows: [{text: x, image: \(path)}]}", in: folder)
            #expect(found.isEmpty, "\(found)")
        }
        let image = try ImageFolder(folder.path).image(named: name)
        #expect(image.size == CGSize(width: 4, height: 4))
    }

    @Test("Asset catalogues and the files of their sets are found", arguments: pairs)
    func assets(disk: String, name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "\(disk).xcassets/\(disk).imageset/Contents.json",
            "{\"images\": [{\"filename\": \"\(name).png\"}]}")
        try folder.writeImage(
            "\(disk).xcassets/\(disk).imageset/\(disk).png", width: 4, height: 4)
        let found = mistakes(
            "assets: \(name).xcassets\ntable: {rows: [{text: x, image: {asset: \(name)}}]}",
            in: folder)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("Strings, data, extended documents and nibs are found", arguments: pairs)
    func texts(disk: String, name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("\(disk)/de.lproj/\(disk).strings", "a = A;")
        try folder.write("\(disk).csv", "k\na\n")
        try folder.write("\(disk).yaml", "locale: de\nstrings: \(name)\n")
        let text =
            "extends: \(name).yaml\n"
            + "table: {rows: {from: \(name).csv, each: {text: \"{k}\"}}}"
        let document = try document(text, in: folder)
        #expect(document.warnings.isEmpty)
        guard case .records(let rows) = document.sections[0].rows else {
            Issue.record("no rows")
            return
        }
        #expect(try rows.row(at: 0).standard?.text == "A")
        try folder.write("\(disk).nib.yaml", "objects: [{class: Label, text: Hello}]")
        #expect(NibBundle(folder: folder.path).loadNibNamed(name, owner: nil)?.count == 1)
        try folder.write("\(disk).table.yaml", "table: {rows: []}")
        #expect(throws: Never.self) {
            try DocumentReader().read(path: folder.path + "/\(name).table.yaml")
        }
    }

    @Test("Folders of documents and of fonts are found", arguments: pairs)
    func folders(disk: String, name: String) throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("\(disk)/a.png", width: 4, height: 4)
        let reader = DocumentReader(assets: [folder.path + "/" + name])
        #expect(throws: Never.self) {
            try reader.read(text: "table: {rows: [{text: x, image: a.png}]}", name: "d.yaml")
        }
        let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        try FileManager.default.copyItem(
            atPath: font, toPath: folder.path + "/\(disk)/\(disk).otf")
        #expect(try FontBook(directories: [folder.path + "/" + name]).faces.count == 1)
        #expect(try FontBook(files: [folder.path + "/\(name)/\(name).otf"]).faces.count == 1)
    }

    @Test("Names that differ only in their normalization are separate files")
    func both() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("\(Self.composed).png", width: 4, height: 4)
        try folder.writeImage("\(Self.decomposed).png", width: 6, height: 6)
        for (name, width) in [(Self.composed, 4.0), (Self.decomposed, 6.0)] {
            let image = try ImageDecoder().image(contentsOf: folder.path + "/\(name).png")
            #expect(image.size == CGSize(width: width, height: width))
        }
    }
}
