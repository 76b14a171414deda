import Foundation
import Testing

/// Pictures of a document's matrix, and their contact sheet.
@Suite struct MatrixTests {
    private static let document = """
        screen: {width: 120, height: 80, scale: 2}
        table: {rows: [{text: Hello}]}
        """

    private func render(
        _ options: String, document: String = Self.document,
        then: (Scratch) throws -> Void = { _ in }
    ) throws -> (run: Command.Outcome, names: [String]) {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", document)
            let words = options.split(separator: " ").map(String.init)
            let run = try Command(in: scratch.url).run(["render", "a.table.yaml"] + words)
            try then(scratch)
            return (run, scratch.names.filter { $0 != "a.table.yaml" })
        }
    }

    @Test func everyCombinationIsAPicture() throws {
        let (run, names) = try render(
            "--matrix appearance=light,dark --matrix direction=ltr,rtl --matrix theme=modern")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.text == "a.light.ltr.png\na.light.rtl.png\na.dark.ltr.png\na.dark.rtl.png\n")
        #expect(
            names == ["a.dark.ltr.png", "a.dark.rtl.png", "a.light.ltr.png", "a.light.rtl.png"])
    }

    @Test func theMatrixOfTheDocumentIsCombinedWithTheOptions() throws {
        let text = "matrix: {appearance: [light, dark], scale: [1, 2]}\n" + Self.document
        #expect(try render("", document: text).names.count == 4)
        #expect(
            try render("--matrix scale=1,3 --appearance dark", document: text).names
                == ["a.1x.png", "a.3x.png"])
        #expect(
            try render("--matrix direction=ltr,rtl --scale 1", document: text).names.count == 4)
        #expect(
            try render("--matrix appearance=dark --matrix scale=2", document: text).names
                == ["a.png"])
    }

    @Test func optionsChangeThePicture() throws {
        var pictures: Set<String> = []
        let options = [
            "", "--appearance dark", "--direction rtl", "--locale ar", "--locale en-XA",
            "--device iphone-5", "--theme classic",
        ]
        for option in options {
            _ = try render(option) { scratch in
                pictures.insert(try PNGFacts(scratch.contents("a.png")).pixels)
            }
        }
        // Arabic mirrors the row as the direction does.
        #expect(pictures.count >= options.count - 1)
        for option in ["--contrast high", "--content-size accessibilityExtraLarge"] {
            #expect(try render(option).names == ["a.png"], "\(option)")
        }
    }

    @Test func bytesDoNotDependOnTheNumberOfJobs() throws {
        let options =
            "--matrix appearance=light,dark --matrix locale=en,de,ar,ja --matrix scale=1,2 "
            + "--sheet sheet.png --jobs "
        func pictures(_ jobs: Int) throws -> [String: Data] {
            var result: [String: Data] = [:]
            let (run, names) = try render(options + "\(jobs)") { scratch in
                for name in scratch.names { result[name] = scratch.contents(name) }
            }
            #expect(run.status == 0, "\(run.errors)")
            #expect(names.count == 17)
            return result
        }
        let one = try pictures(1)
        #expect(try pictures(4) == one)
        #expect(try pictures(3) == one)
    }

    @Test func aSheetShowsThePicturesOfTheRun() throws {
        try Scratch.with { scratch in
            for name in ["a", "b", "c"] { try scratch.file("\(name).table.yaml", Self.document) }
            let run = try Command(in: scratch.url).run(
                "render", ".", "-o", "out", "--sheet", "all.png", "--sheet-columns", "3")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasSuffix("out/c.png\nall.png\n"))
            let sheet = try PNGFacts(scratch.contents("all.png"))
            // Margins of 32, gaps of 28, three columns of 120 points.
            #expect(sheet.width == (32 * 2 + 28 * 2 + 120 * 3) * 2)
            #expect(sheet.height > (32 * 2 + 80) * 2)
            #expect(sheet.mode == "RGB")
            let column = try Command(in: scratch.url).run(
                "render", ".", "-o", "out", "--sheet", "all.png", "--sheet-columns", "1", "-q")
            #expect(column.text.isEmpty)
            #expect(try PNGFacts(scratch.contents("all.png")).width == (32 * 2 + 120) * 2)
        }
    }

    @Test func aSheetContainsThePicturesThatCouldBeRendered() throws {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", Self.document)
            try scratch.file("b.table.yaml", "table: 3")
            let run = try Command(in: scratch.url).run("render", ".", "--sheet", "all.png")
            #expect(run.status == 2)
            #expect(scratch.names.contains("all.png"))
            let lost = try Command(in: scratch.url).run(
                "render", "a.table.yaml", "--sheet", "nowhere/all.png")
            #expect(lost.status == 2)
            #expect(lost.errors.hasPrefix("nowhere/all.png: error: "))
        }
    }

    @Test(arguments: [
        ("--matrix appearance", "expected AXIS=VALUE,VALUE"),
        ("--matrix appearnce=light", "unknown axis \"appearnce\"; did you mean \"appearance\"?"),
        ("--matrix appearance=light,drak", "found \"drak\", expected \"light\" or \"dark\""),
        ("--matrix appearance=light,light", "\"light\" is given twice"),
        ("--matrix scale=1 --matrix scale=2", "the axis scale is given twice"),
        ("--matrix scale=0.1", "expected a scale from 0.25 to 8, found 0.1"),
        ("--matrix device=iphone-44", "found \"iphone-44\""),
        ("--matrix locale=xx", "expected a locale"),
        ("--matrix appearance=dark --appearance dark", "exclude each other"),
        ("--matrix device=ipad --width 100", "exclude each other"),
        ("--sheet all.jpg", "does not end in .png"),
        ("--sheet-columns 3", "'--sheet-columns' needs '--sheet'"),
        ("--sheet a.png --sheet-columns 0", "give a number from 1 to"),
        ("--jobs 0", "'--jobs' is 0; give a number from 1 to 256"),
        ("--content-size big", "'big' is invalid"),
        ("--device iphone-44", "'iphone-44' is invalid"),
        ("--locale xx", "'xx' is invalid"),
        ("--matrix appearance=light,dark -o a.png", "there are 2 pictures; give a folder"),
        ("--matrix appearance=light,dark -o -", "there are 2 pictures; give a folder"),
        ("-o b.png --sheet b.png", "are the same file"),
    ])
    func theMessageExplainsWrongUsage(_ options: String, _ message: String) throws {
        let (run, names) = try render(options)
        #expect(run.status == 64, "\(options): \(run.errors)")
        #expect(run.errors.hasPrefix("error: "))
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(names.isEmpty)
    }

    @Test func tooManyVariantsAreAnError() throws {
        let scales = (1...32).map { "\(Double($0) / 4)" }.joined(separator: ",")
        let (run, _) = try render(
            "--matrix scale=\(scales) --matrix appearance=light,dark --matrix direction=ltr,rtl "
                + "--matrix contrast=normal,high --matrix theme=classic,modern")
        #expect(run.status == 64)
        #expect(run.errors.contains("2 × 2 × 2 × 2 × 32 = 512 variants; the limit is 500"))
        let text = "matrix: {scale: [\(scales)], direction: [ltr, rtl]}\n" + Self.document
        let joined = try render(
            "--matrix appearance=light,dark --matrix contrast=normal,high "
                + "--matrix theme=classic,modern", document: text)
        #expect(joined.run.status == 2)
        #expect(
            joined.run.errors.hasPrefix(
                "a.table.yaml:1:9: error: the matrix has 2 × 2 × 2 × 2 × 32 = 512"))
    }

    @Test func picturesWithEqualNamesAreAnError() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml", "matrix: {appearance: [light, dark]}\n" + Self.document)
            try scratch.file("a.dark.table.yaml", Self.document)
            let run = try Command(in: scratch.url).run("render", ".")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("a.dark.png: error: both the picture of ")
                    && run.errors.contains("would be written to this file; change the name"),
                "\(run.errors)")
            #expect(scratch.names.count == 2)
        }
    }

    @Test func commonDiagnosticsOfVariantsArePrintedOnce() throws {
        let (run, names) = try render(
            "--matrix contrast=normal,high --matrix direction=ltr,rtl",
            document: Self.document.replacing("Hello", with: "\u{10FFFD}"))
        #expect(run.status == 0)
        #expect(names.count == 4)
        #expect(run.errors.hasPrefix("a.table.yaml:2:16: warning: "))
        #expect(run.errors.components(separatedBy: "warning: ").count == 2)
    }

    @Test func aWarningStatesTheTruncatedPartOfASheet() throws {
        let rows = (0..<40).map { "{text: Row \($0)}" }.joined(separator: ", ")
        let tall = "screen: {width: 120, height: content, scale: 1}\ntable: {rows: [\(rows)]}\n"
        let (run, names) = try render("--sheet all.png", document: tall)
        #expect(run.status == 0)
        #expect(names == ["a.png", "all.png"])
        #expect(
            run.errors.contains(
                "all.png: warning: the sheet shows the uppermost 1400 of the 1760 points of a"),
            "\(run.errors)")
        let strict = try render("--sheet all.png --strict", document: tall)
        #expect(strict.run.status == 2)
        #expect(strict.names == ["a.png"], "\(strict.names)")
        let low = try render("--sheet all.png --strict")
        #expect(low.run.status == 0 && low.run.errors == "")
    }

    @Test func aTextMarkedAsNotTranslatableNeedsNoTranslation() throws {
        let text = "strings: a.xcstrings\n" + Self.document
        func catalog(_ more: String) -> String {
            "{\"sourceLanguage\": \"en\", \"strings\": {\"A quite different key\": "
                + "{\"localizations\": {\"de\": {\"stringUnit\": "
                + "{\"state\": \"translated\", \"value\": \"Gruß\"}}}}\(more)}}"
        }
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", text)
            try scratch.file("a.xcstrings", catalog(""))
            let command = Command(in: scratch.url)
            let options = ["render", "a.table.yaml", "--locale", "de", "--strict"]
            let missing = try command.run(options)
            #expect(missing.status == 2)
            #expect(
                missing.errors.contains(
                    "no text for \"Hello\" in the locale de; mark a text that is equal in every "
                        + "language with shouldTranslate: false in an .xcstrings file"),
                "\(missing.errors)")
            try scratch.file(
                "a.xcstrings", catalog(", \"Hello\": {\"shouldTranslate\": false}"))
            let marked = try command.run(options)
            #expect(marked.status == 0 && marked.errors == "", "\(marked.errors)")
        }
    }

    @Test func stringsAreShownAndTheirMistakesHaveLocations() throws {
        let text = "strings: s\n" + Self.document
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", text)
            try scratch.file("s/de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";\n")
            let command = Command(in: scratch.url)
            #expect(try command.run("render", "a.table.yaml", "--locale", "de").status == 0)
            let german = try PNGFacts(scratch.contents("a.png")).pixels
            #expect(try command.run("render", "a.table.yaml").status == 0)
            #expect(try PNGFacts(scratch.contents("a.png")).pixels != german)
            try scratch.file("s/de.lproj/Localizable.strings", "\"Hi\" = \"Hallo\";\n")
            let missing = try command.run("render", "a.table.yaml", "--locale", "de")
            #expect(missing.status == 0)
            #expect(
                missing.errors.hasPrefix(
                    "a.table.yaml:3:23: warning: the strings have no text for \"Hello\""))
            let strict = try command.run(
                "render", "a.table.yaml", "--locale", "de", "--strict")
            #expect(strict.status == 2)
            try scratch.file("s/de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\"\n")
            let broken = try command.run("render", "a.table.yaml", "--locale", "de")
            #expect(broken.status == 2)
            #expect(
                broken.errors.hasPrefix(
                    "s/de.lproj/Localizable.strings:1:18: error: expected \";\" after the text"))
        }
    }
}
