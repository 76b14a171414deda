import Foundation
import Testing

/// Effects of the options of a picture, and impossible sizes.
@Suite struct OptionTests {
    private static let document = """
        screen: {width: 100, height: 120, scale: 2}
        table:
          rowHeight: 30
          sections:
            - rows: [{text: A}, {text: B}]
            - rows: [{text: C}, {text: D}, {text: E}]
        """

    private func render(_ options: String) throws -> (run: Command.Outcome, facts: PNGFacts?) {
        try Scratch.with { scratch in
            try scratch.file("a.table.yaml", Self.document)
            let words = options.split(separator: " ").map(String.init)
            let run = try Command(in: scratch.url).run(["render", "a.table.yaml"] + words)
            let picture = scratch.contents("a.png")
            return (run, picture.isEmpty ? nil : try PNGFacts(picture))
        }
    }

    @Test(arguments: [
        ("", 200, 240, "RGB"), ("--scale 1", 100, 120, "RGB"), ("--scale 0.5", 50, 60, "RGB"),
        ("--width 80", 160, 240, "RGB"), ("--height 33.5", 200, 67, "RGB"),
        ("--height content", 200, 300, "RGB"), ("--section 1", 200, 180, "RGB"),
        ("--row 1,2", 200, 60, "RGB"), ("--row 1,2 --padding 5", 220, 80, "RGB"),
        ("--row 0,0 --transparent", 200, 60, "RGBA"), ("--offset 20", 200, 240, "RGB"),
        ("--scale 3 --width 50 --height content", 150, 450, "RGB"),
    ])
    func optionsDetermineTheSize(_ options: String, _ width: Int, _ height: Int, _ mode: String)
        throws
    {
        let (run, facts) = try render(options)
        #expect(run.status == 0, "\(run.errors)")
        #expect(facts?.width == width && facts?.height == height, "\(options)")
        #expect(facts?.mode == mode)
    }

    @Test(arguments: [
        "--theme classic", "--appearance dark", "--offset 20", "--offset=-20", "--row 0,1",
        "--width 80",
    ])
    func optionsChangeThePicture(_ options: String) throws {
        let (run, facts) = try render(options)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try facts?.pixels != render("").facts?.pixels)
    }

    @Test func sectionsOfAPictureArePartsOfTheWholeContent() throws {
        // The rows of the first section are the first rows of the content: an equal picture at half
        // the height.
        let (_, section) = try render("--section 0")
        let (_, screen) = try render("--height 60")
        #expect(section?.pixels == screen?.pixels)
    }

    @Test(arguments: [
        "--width 1e300", "--width 100000", "--height 1e12", "--row 5,0", "--row 0,9",
        "--section 2", "--row 0,0 --padding 1e8",
        "--fonts nowhere", "--assets nowhere", "--fonts .",
    ])
    func impossibleOptionsOfPicturesAreErrors(_ options: String) throws {
        let (run, facts) = try render(options)
        #expect(run.status == 2, "\(options): \(run.errors)")
        #expect(run.errors.contains("error: "))
        #expect(run.text == "" && facts == nil)
        #expect(run.peakBytes < 500 << 20)
    }

    @Test(arguments: [
        ("a.png", "'a.png' is not a document; to write this file, give '-o a.png'"),
        (
            "-o a.mp4",
            "'--output a.mp4' is not a format of pictures; give a folder, or a file that ends in "
                + ".png, .svg or .pdf, or use 'animate'"
        ),
        ("--width 0", "'--width' is 0; give a finite number of points above 0"),
        ("--width -5", "'--width' is -5; give a finite"), ("--width nan", "'--width' is nan; give"),
        ("--width inf", "'--width' is inf; give a finite"), ("--height 0", "'--height' is 0; give"),
        ("--height -3", "'--height' is -3; give"), ("--height nan", "'--height' is nan; give"),
        ("--scale 0", "'--scale' is 0; give 0.25 to 8 device"),
        ("--scale -1", "'--scale' is -1; give"), ("--scale nan", "'--scale' is nan; give"),
        ("--scale 1000", "'--scale' is 1000; give"), ("--offset nan", "'--offset' is nan; give"),
        ("--offset 1e300", "'--offset' is 1e+300; give -1000000000 to 1000000000"),
        ("--row -1,0", "'--row' is -1,0; sections"), ("--row 0,-1", "'--row' is 0,-1; sections"),
        ("--section -1", "'--section' is -1; sections are counted from 0"),
        ("--row 0,0 --padding -1", "'--padding' is -1; give 0 to"),
        ("--row 0,0 --padding nan", "'--padding' is nan; give"),
    ])
    func anErrorAboutAnInvalidNumberNamesTheOption(
        _ options: String, _ message: String
    ) throws {
        let (run, facts) = try render(options)
        #expect(run.status == 64, "\(options): \(run.errors)")
        #expect(run.errors.hasPrefix("error: " + message), "\(run.errors)")
        #expect(!run.errors.contains("a.table.yaml"))
        #expect(run.text == "" && facts == nil)
    }

    @Test(arguments: [
        (
            "--width 20000",
            "error: '--width' is 20000 points; a picture is at most 32766 pixels wide, which are 16383 "
                + "points at 2×; give fewer points, or a smaller '--scale'\n"
        ),
        (
            "--height 5e6 --scale 1",
            "error: '--height' is 5000000 points; a picture is at most 4000000 pixels high, which are "
                + "4000000 points at 1×; give fewer points, or a smaller '--scale'\n"
        ),
        (
            "--row 9,9",
            "a.table.yaml: error: there is no row 9 in section 9; the table has 2 sections, 0 to 1; "
                + "section 0 has 2 rows, 0 to 1\n"
        ),
        (
            "--row 1,3",
            "a.table.yaml: error: there is no row 3 in section 1; section 1 has 3 rows, 0 to 2\n"
        ),
        (
            "--section 2",
            "a.table.yaml: error: there is no section 2; the table has 2 sections, 0 to 1\n"
        ),
    ])
    func errorsAboutValuesBeyondTheLimitsStateTheLimits(_ options: String, _ message: String) throws
    {
        let (run, _) = try render(options)
        #expect(run.status == 2)
        #expect(run.errors == message)
    }

    @Test func strictMakesAWarningAnError() throws {
        try Scratch.with { scratch in
            // A private-use character that no font contains.
            try scratch.file(
                "a.table.yaml", "table: {rows: [{text: \"\\uF1234\"}, {text: \"\\U000F1234\"}]}")
            let command = Command(in: scratch.url)
            let lenient = try command.run("render", "a.table.yaml")
            #expect(lenient.status == 0)
            #expect(lenient.errors.contains("a.table.yaml"))
            #expect(lenient.errors.contains("warning: "))
            try FileManager.default.removeItem(atPath: scratch.path("a.png"))
            let strict = try command.run("render", "a.table.yaml", "--strict")
            #expect(strict.status == 2)
            #expect(strict.errors.contains("error: ") && !strict.errors.contains("warning: "))
            #expect(strict.text == "")
            #expect(scratch.names == ["a.table.yaml"])
            let piped = try command.run("render", "a.table.yaml", "--strict", "-o", "-")
            #expect(piped.status == 2 && piped.output.isEmpty)
        }
    }

    @Test("An instant of a document without a timeline is a warning, and an error with '--strict'")
    func instantWithoutTimeline() throws {
        try Scratch.with { scratch in
            try scratch.file("still.table.yaml", Documents.hello)
            let command = Command(in: scratch.url)
            let run = try command.run("render", "still.table.yaml", "--at", "3")
            #expect(run.status == 0 && run.text == "still.png\n")
            #expect(
                run.errors.hasPrefix("still.table.yaml:1:1: warning: the document has no timeline"),
                "\(run.errors)")
            #expect(run.errors.contains("'--at 3'"))
            #expect(try command.run("render", "still.table.yaml").errors == "")
            let strict = try command.run(
                "render", "still.table.yaml", "--at", "3", "--strict", "-o", "strict.png")
            #expect(strict.status == 2, "\(strict.errors)")
            #expect(!scratch.names.contains("strict.png"))
        }
    }
}
