import Foundation
import TableDrawing
import TableText
import TestSupport
import Testing

@testable import Tableshot

/// Folders with fonts beside documents, and their lock files.
@Suite struct FontFolderTests {
    private static let regular = "Inter-Regular.otf"
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("Fonts/note.txt", "")
        try copy("Inter-Regular.otf", as: Self.regular)
    }

    private func copy(_ name: String, as other: String) throws {
        let path = folder.file("Fonts/" + other)
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.copyItem(
            atPath: "/usr/share/fonts/opentype/inter/" + name, toPath: path)
    }

    private func lock() throws {
        let fonts = try FontFolder(path: folder.file("Fonts")).fontNames.map {
            try FontLock.Font(path: folder.file("Fonts/" + $0), package: nil, licence: nil)
        }
        let bytes = try FontLock(fonts: fonts).encoded()
        try folder.write("Fonts/fonts.lock.json", String(decoding: bytes, as: UTF8.self))
    }

    @Test func `a folder without a lock file applies to the files beside it`() throws {
        try folder.write("Sub/a", "")
        let own = FontFolder(path: folder.file("Fonts"))
        #expect(FontFolder.nearest(to: folder.path) == own)
        #expect(FontFolder.nearest(to: folder.file("Sub")) == nil)
        try lock()
        #expect(FontFolder.nearest(to: folder.file("Sub")) == own)
    }

    @Test func `the search ends at the root of a repository`() throws {
        try lock()
        try folder.write("Repository/.git/HEAD", "")
        try folder.write("Repository/Sub/a", "")
        #expect(FontFolder.nearest(to: folder.file("Repository/Sub")) == nil)
        #expect(FontFolder.nearest(to: folder.file("Repository")) == nil)
    }

    @Test func `a folder without fonts is ignored`() throws {
        try FileManager.default.removeItem(atPath: folder.file("Fonts/" + Self.regular))
        #expect(FontFolder.nearest(to: folder.path) == nil)
    }

    /// Returns the error of the folder's book.
    private func error() throws -> FontFolderError? {
        #expect(throws: FontFolderError.self) {
            try SuiteFonts(base: .standard).book(of: FontFolder.nearest(to: folder.path))
        }
    }

    @Test func `the error about a changed font names the line of the lock file`() throws {
        try lock()
        try copy("Inter-Bold.otf", as: Self.regular)
        let found = try #require(try error())
        #expect(found.path.hasSuffix("Fonts/fonts.lock.json:8:16"), "\(found)")
        #expect(found.message.hasPrefix("the contents of Inter-Regular.otf differ from the lock"))
        #expect(found.message.contains("tableshot fonts --copy "))
    }

    @Test func `a font of equal size with other contents is a changed font`() throws {
        try lock()
        let path = folder.file("Fonts/" + Self.regular)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(try #require(try error()).message.contains("differ from the lock file"))
    }

    @Test func `a missing font, an additional font and a damaged lock file are errors`()
        throws
    {
        try copy("Inter-Bold.otf", as: "Inter-Bold.otf")
        try lock()
        try FileManager.default.removeItem(atPath: folder.file("Fonts/Inter-Bold.otf"))
        #expect(try #require(try error()).message.hasPrefix("the font Inter-Bold.otf is missing"))
        try copy("Inter-Bold.otf", as: "Inter-Bold.otf")
        try copy("Inter-Black.otf", as: "Inter-Black.otf")
        let other = try #require(try error())
        #expect(other.path.hasSuffix("Fonts/Inter-Black.otf"))
        #expect(other.message.hasPrefix("found a font that fonts.lock.json does not list"))
        try folder.write("Fonts/fonts.lock.json", "{\"fonts\": 1}")
        #expect(try #require(try error()).message.hasPrefix("found other contents than a list"))
    }

    @Test func `a name in the lock file cannot lead out of the folder`() throws {
        try lock()
        let path = folder.file("Fonts/fonts.lock.json")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try folder.write(
            "Fonts/fonts.lock.json", text.replacing(Self.regular, with: "../\(Self.regular)"))
        #expect(try #require(try error()).message.contains("expected the name of a font file"))
    }

    @Test func `a folder has a single book until its files change`() throws {
        let suites = SuiteFonts(base: .standard)
        let own = FontFolder.nearest(to: folder.path)
        let book = try suites.book(of: own)
        #expect(try suites.book(of: own) === book)
        #expect(try suites.book(of: nil) === FontBook.standard)
        try copy("Inter-Bold.otf", as: "Inter-Bold.otf")
        #expect(try suites.book(of: own) !== book)
        #expect(suites.paths.contains(folder.file("Fonts/Inter-Bold.otf").realPath ?? ""))
    }

    @Test func `the books of folders stay within their budget`() throws {
        var budgets = CacheBudgets.standard
        budgets.fontFolders = 3
        let suites = SuiteFonts(base: .standard, budgets)
        for number in 0..<10 {
            try folder.write("\(number)/Fonts/note.txt", "")
            try FileManager.default.copyItem(
                atPath: folder.file("Fonts/" + Self.regular),
                toPath: folder.file("\(number)/Fonts/" + Self.regular))
            let own = try #require(FontFolder.nearest(to: folder.file("\(number)")))
            #expect(try suites.book(of: own).paths.contains(own.file(Self.regular)))
            #expect(suites.count <= 3 && suites.count > 0)
        }
    }
}
