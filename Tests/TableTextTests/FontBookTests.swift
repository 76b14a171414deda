import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct FontBookTests {
    @Test func anEmptySetIsAnError() throws {
        #expect(throws: FontBookError.empty(lookedIn: [])) { try FontBook() }
        try withFolder { folder in
            #expect(throws: FontBookError.empty(lookedIn: [folder])) {
                try FontBook(directories: [folder])
            }
        }
    }

    @Test func aMissingFileIsNamed() {
        #expect(throws: FontBookError.unreadable(path: "/nowhere/a.ttf", reason: "no such file")) {
            try FontBook(files: ["/nowhere/a.ttf"])
        }
        #expect(throws: FontBookError.unreadable(path: "/nowhere", reason: "no such folder")) {
            try FontBook(directories: ["/nowhere"])
        }
    }

    @Test func aTextFileIsNotAFont() throws {
        try withFolder { folder in
            let file = folder + "/a.ttf"
            try Data("I am a text, not a font".utf8).write(to: URL(fileURLWithPath: file))
            #expect(throws: FontBookError.notAFont(path: file)) { try FontBook(files: [file]) }
            #expect(throws: FontBookError.empty(lookedIn: [folder])) {
                try FontBook(directories: [folder])
            }
            #expect(throws: FontBookError.notADirectory(path: file)) {
                try FontBook(directories: [file])
            }
        }
    }

    @Test func aBookContainsOnlyItsFiles() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        #expect(book.faces.map(\.name) == ["Inter"])
        #expect(book.missingPackages == [.nimbus, .noto, .cjk, .emoji])
        with(book) {
            let found = diagnostics { #expect(layout("ש").faceNames == ["Inter"]) }
            #expect(found.map(\.identifier) == ["text.missing-glyph"])
            #expect(found[0].message.contains("U+05E9 HEBREW LETTER SHIN"))
            #expect(found[0].message.contains("apt-get install fonts-noto-core"))
        }
    }

    @Test func aMissingWeightIsReportedAndTheNearestIsDrawn() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        with(book) {
            let found = diagnostics {
                let text = TextLayout(
                    "a", font: .boldSystemFont(ofSize: 17), in: CGSize(width: 50, height: 50))
                #expect(text.faceNames == ["Inter"])
            }
            #expect(found.map(\.identifier) == ["text.missing-weight"])
            #expect(found[0].message.contains("Inter has no weight Bold (700)"))
        }
    }

    @Test func aMissingStyleIsReported() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        with(book) {
            let found = diagnostics {
                _ = TextLayout(
                    "a", font: .italicSystemFont(ofSize: 17), in: CGSize(width: 50, height: 50))
            }
            #expect(found.map(\.identifier) == ["text.missing-style"])
        }
    }

    @Test func aMissingFamilyIsReportedAndTheOtherThemesFontIsDrawn() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        with(book, .helvetica) {
            let found = diagnostics {
                let text = layout("a")
                #expect(text.faceNames == ["Inter"])
                #expect(text.size.height == 21)
            }
            #expect(found.map(\.identifier) == ["text.missing-font"])
            #expect(found[0].message.contains("apt-get install fonts-urw-base35"))
        }
    }

    @Test func anAddedFolderPrecedesTheOtherFolders() throws {
        try withFolder { folder in
            try FileManager.default.copyItem(
                atPath: Fonts.inter + "Inter-Black.otf", toPath: folder + "/Inter-Black.otf")
            let book = try FontBook.standard.adding(directory: folder)
            #expect(book.faces.first?.file == folder + "/Inter-Black.otf")
            with(book) {
                let text = TextLayout(
                    "a", font: .systemFont(ofSize: 17, weight: .black),
                    in: CGSize(width: 50, height: 50))
                #expect(text.lines.first?.runs.first?.face.file == folder + "/Inter-Black.otf")
            }
        }
    }

    @Test func fontsBesideTheProgramPrecedeTheFontsOfTheSystem() throws {
        try withFolder { folder in
            let fonts = folder + "/share/tableshot/fonts/"
            let manager = FileManager.default
            try manager.createDirectory(atPath: fonts, withIntermediateDirectories: true)
            try manager.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
            try manager.copyItem(
                atPath: Fonts.inter + "Inter-Black.otf", toPath: fonts + "Inter-Black.otf")
            try Data().write(to: URL(fileURLWithPath: folder + "/bin/program"))
            try manager.createSymbolicLink(
                atPath: folder + "/link", withDestinationPath: "bin/program")
            let paths = FontBook.standard(program: folder + "/link").paths
            let black = paths.filter { $0.hasSuffix("/Inter-Black.otf") }
            #expect(black.count == 1)
            #expect(black.first?.hasSuffix(fonts + "Inter-Black.otf") == true)
            #expect(paths.contains(Fonts.inter + "Inter-Bold.otf"))
        }
    }

    @Test func theStandardBookContainsTheInstalledPackages() {
        #expect(FontBook.standard.missingPackages.isEmpty)
        let names = FontBook.standard.faces.map(\.name)
        #expect(names.contains("Inter Semi Bold"))
        #expect(names.contains("Nimbus Sans Bold Italic"))
        #expect(names.contains("Noto Sans CJK JP"))
        #expect(names.contains("Noto Color Emoji"))
    }

    @Test func theKnownDataOfStandardFilesEqualsTheFiles() {
        // The book chooses files by known families and styles before it opens a file.
        for weight in [100, 200, 300, 400, 500, 600, 700, 800, 900] {
            for isItalic in [false, true] {
                let found = diagnostics {
                    var font = Font.systemFont(ofSize: 9, weight: .init(rawValue: weight))
                    if isItalic { font = font.withTraits(italic: true) }
                    _ = TextLayout("x", font: font, in: CGSize(width: 50, height: 50))
                }
                #expect(found.isEmpty)
            }
        }
    }

    @Test func aReplacedFileHasAnotherFingerprint() throws {
        let path = NSTemporaryDirectory() + "tableshot-\(UUID().uuidString).otf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        func fingerprint(of text: String) throws -> Fingerprint {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            return try FontBook.fingerprint(ofFile: path)
        }
        let first = try fingerprint(of: "one")
        #expect(try fingerprint(of: "two") != first)
        #expect(try fingerprint(of: "one") == first)
    }

    @Test func fingerprintsDistinguishFiles() throws {
        let regular = try FontBook.fingerprint(ofFile: Fonts.inter + "Inter-Regular.otf")
        let bold = try FontBook.fingerprint(ofFile: Fonts.inter + "Inter-Bold.otf")
        #expect(regular != bold)
        #expect(try FontBook.fingerprint(ofFile: Fonts.inter + "Inter-Bold.otf") == bold)
        #expect(throws: FontBookError.self) { try FontBook.fingerprint(ofFile: "/nowhere") }
    }
}
