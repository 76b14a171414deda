import Foundation
import TableDrawing
import TableText
import Testing

/// Fonts of a folder in place of standard files.
@Suite struct FontReplacementTests {
    private static let emoji = Fonts.noto + "NotoColorEmoji.ttf"

    /// Copies files into a folder, and calls `body` with the folder and its book.
    private func with(
        _ copies: [String: String], _ body: (String, FontBook) throws -> Void
    ) throws {
        try withFolder { folder in
            for (name, path) in copies {
                try FileManager.default.copyItem(atPath: path, toPath: folder + "/" + name)
            }
            try body(folder, FontBook.standard.replacing(fromDirectory: folder))
        }
    }

    private static func files(of text: TextLayout) -> Set<String> {
        Set(text.lines.flatMap(\.runs).map(\.face.file))
    }

    @Test
    func `a file with a standard name replaces the standard file, and other standard files remain`()
        throws
    {
        try with(["Inter-Regular.otf": Fonts.inter + "Inter-Regular.otf"]) { folder, book in
            TableTextTests.with(book) {
                let size = CGSize(width: 500, height: 50)
                #expect(Self.files(of: layout("a")) == [folder + "/Inter-Regular.otf"])
                let bold = TextLayout("a", font: .boldSystemFont(ofSize: 17), in: size)
                #expect(Self.files(of: bold) == [Fonts.inter + "Inter-Bold.otf"])
            }
        }
    }

    @Test func `copies of standard fonts keep the order of substitution`() throws {
        let names = [
            Fonts.noto + "NotoSansHebrew-Regular.ttf", Self.emoji,
            "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
            Fonts.inter + "Inter-Regular.otf",
        ]
        let copies = Dictionary(
            uniqueKeysWithValues: names.map { (($0 as NSString).lastPathComponent, $0) })
        let text = "a ש 骨 😀 → ∑"
        try with(copies) { folder, book in
            for (font, language) in [(SystemFont.helvetica, "en"), (.sanFrancisco, "zh-Hant")] {
                func shaped(_ book: FontBook) -> TextLayout {
                    let environment = TextEnvironment(
                        fontBook: book, systemFont: font, language: language)
                    return TextEnvironment.$current.withValue(environment) { layout(text) }
                }
                let own = shaped(book)
                #expect(own.faceNames == shaped(.standard).faceNames)
                #expect(Self.files(of: own).contains(folder + "/NotoSansCJK-Regular.ttc"))
            }
        }
    }

    @Test func `a font with another name precedes the standard fonts`() throws {
        try with(["Own.otf": Fonts.inter + "Inter-Black.otf"]) { folder, book in
            #expect(book.faces.first?.file == folder + "/Own.otf")
        }
    }

    @Test func `the error for a file that is not a font names the file`() throws {
        try withFolder { folder in
            let path = folder + "/Inter-Regular.otf"
            try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
                .write(to: URL(fileURLWithPath: path))
            #expect {
                try FontBook.standard.replacing(fromDirectory: folder)
            } throws: { error in
                "\(error)".hasPrefix(path) && "\(error)".contains("Git LFS pointer")
            }
        }
    }

    @Test func `a face has the version of its file`() throws {
        let book = try FontBook(files: [Self.emoji])
        let version = try #require(book.faces.first?.version)
        let parts = version.split(separator: ".")
        #expect(parts.count == 2 && parts.allSatisfy { Int($0) != nil }, "\(version)")
    }
}
