import Foundation
import Testing

/// The command that writes the gallery.
@Suite struct GalleryCommandTests {
    @Test func theCommandWritesPagesAndPicturesAndPrintsTheirPaths() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("gallery", "-o", "new/out")
            #expect(run.status == 0, "\(run.errors)")
            let paths = run.text.split(separator: "\n").map(String.init)
            let pages = paths.filter { $0.hasSuffix(".md") }
            #expect(pages.first == "new/out/gallery.md")
            let text = pages.map { String(decoding: scratch.contents($0), as: UTF8.self) }.joined()
            let shown = text.components(separatedBy: "<img src=\"").dropFirst().compactMap {
                $0.components(separatedBy: "\"").first
            }
            #expect(shown.count > 100)
            let pictures = paths.filter { $0.hasSuffix(".png") }
            #expect(pictures.map { String($0.dropFirst("new/out/".count)) } == shown)
            let first = try #require(paths.first)
            #expect(try PNGFacts(scratch.contents(first)).width == 640)
        }
    }

    @Test func aFolderThatCannotBeCreatedIsAnErrorThatNamesTheFolder() throws {
        try Scratch.with { scratch in
            try scratch.file("file", "")
            let run = try Command(in: scratch.url).run("gallery", "-o", "file")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "file/gallery: error: the folder for the gallery's pictures cannot be created"))
            #expect(run.text == "")
        }
    }
}
