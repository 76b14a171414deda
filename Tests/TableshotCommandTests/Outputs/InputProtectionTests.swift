import Foundation
import Testing

/// Outputs that would replace input files: no command writes a file.
@Suite struct InputProtectionTests {
    private static let screen = "screen: {width: 60, height: 44, scale: 1}\n"

    private static func showing(_ image: String, more: String = "") -> String {
        screen + "table: {rows: [{text: A, image: {file: \(image), size: [8, 8]}}]}\n" + more
    }

    private static let timeline = "timeline: [{at: 0.1, select: [0, 0]}]\nanimation: {fps: 5}\n"

    /// Returns the contents of a folder's files, and the targets of its links, by path.
    private func files(_ scratch: Scratch) -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: scratch.path(""))
        var found: [String: Data] = [:]
        while let name = names?.nextObject() as? String {
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: scratch.path(name))
            found[name] = target.map { Data($0.utf8) } ?? scratch.contents(name)
        }
        return found
    }

    /// Runs `body` in a folder with pictures, and documents that show them.
    private func suite(_ body: (Scratch) throws -> Void) throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            #expect(try Command(in: scratch.url).run("render", "hello.table.yaml").status == 0)
            let picture = scratch.contents("hello.png")
            for name in [
                "sun.png", "sun@2x.png", "frame-0003.png", "frames/frame-0001.png", "c.png",
                "row.png", "Media.xcassets/Moon.imageset/moon.png",
            ] {
                try scratch.file(name, picture)
            }
            try scratch.file(
                "star.svg",
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><rect "
                    + "width=\"8\" height=\"8\"/></svg>")
            try scratch.file(
                "Media.xcassets/Moon.imageset/Contents.json",
                #"{"images": [{"filename": "moon.png", "idiom": "universal"}]}"#)
            try scratch.file("rows.csv", "picture\nrow.png\n")
            try scratch.file("sun.table.yaml", Self.showing("sun.png"))
            try scratch.file("star.table.yaml", Self.showing("star.svg"))
            try scratch.file("c.table.yaml", Self.showing("star.svg"))
            try scratch.file("reads-c.table.yaml", Self.showing("c.png"))
            try scratch.file("broken.table.yaml", Self.showing("c.png", more: "nonsense: 1\n"))
            try scratch.file("child.table.yaml", "extends: sun.table.yaml\n")
            try scratch.file(
                "moving.table.yaml", Self.showing("frame-0003.png", more: Self.timeline))
            try scratch.file(
                "moving2.table.yaml", Self.showing("frames/frame-0001.png", more: Self.timeline))
            try scratch.file(
                "pushes.table.yaml",
                Self.screen + "table: {rows: [{text: A}]}\nanimation: {fps: 5}\n"
                    + "timeline: [{at: 0.1, push: sun.table.yaml}]\n")
            try scratch.file(
                "assets.table.yaml",
                Self.screen + "assets: Media.xcassets\ntable: {rows: [{text: A, image: Moon}]}\n")
            try scratch.file(
                "data.table.yaml",
                Self.screen + "table: {rows: {from: rows.csv, each: {text: A, image: "
                    + "{file: \"{picture}\", size: [8, 8]}}}}\n")
            try FileManager.default.linkItem(
                atPath: scratch.path("sun.png"), toPath: scratch.path("hard.png"))
            try FileManager.default.linkItem(
                atPath: scratch.path("sun.png"), toPath: scratch.path("report.xml"))
            try FileManager.default.linkItem(
                atPath: scratch.path("Media.xcassets/Moon.imageset/moon.png"),
                toPath: scratch.path("moon.png"))
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("soft.png"), withDestinationPath: "sun.png")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("here"), withDestinationPath: ".")
            try body(scratch)
        }
    }

    @Test(arguments: [
        ("render sun.table.yaml", "sun.png", "sun.table.yaml"),
        ("render sun.table.yaml -o ./././sun.png", "sun.png", "sun.table.yaml"),
        ("render sun.table.yaml -o sun@2x.png", "sun@2x.png", "sun.table.yaml"),
        ("render sun.table.yaml -o hard.png", "hard.png", "sun.table.yaml"),
        ("render sun.table.yaml -o soft.png", "soft.png", "sun.table.yaml"),
        ("render sun.table.yaml -o here/sun.png", "here/sun.png", "sun.table.yaml"),
        ("render sun.table.yaml -o new.png --sheet sun.png", "sun.png", "sun.table.yaml"),
        ("render star.table.yaml --format svg", "star.svg", "star.table.yaml"),
        ("render child.table.yaml -o sun.png", "sun.png", "child.table.yaml"),
        ("render assets.table.yaml -o moon.png", "moon.png", "assets.table.yaml"),
        (
            "render assets.table.yaml -o Media.xcassets/Moon.imageset/moon.png",
            "Media.xcassets/Moon.imageset/moon.png", "assets.table.yaml"
        ),
        ("render data.table.yaml -o row.png", "row.png", "data.table.yaml"),
        ("render c.table.yaml reads-c.table.yaml", "c.png", "reads-c.table.yaml"),
        ("render reads-c.table.yaml c.table.yaml", "c.png", "reads-c.table.yaml"),
        ("render c.table.yaml broken.table.yaml", "c.png", "broken.table.yaml"),
        ("animate sun.table.yaml star.table.yaml -o sun.png", "sun.png", "sun.table.yaml"),
        ("animate pushes.table.yaml -o sun.png", "sun.png", "pushes.table.yaml"),
        ("animate moving.table.yaml -o .", "frame-0003.png", "moving.table.yaml"),
        ("animate moving2.table.yaml -o frames", "frame-0001.png", "moving2.table.yaml"),
        (
            "animate moving.table.yaml -o new.apng --strip frame-0003.png", "frame-0003.png",
            "moving.table.yaml"
        ),
        ("inspect sun.table.yaml --overlay blended -o sun.png", "sun.png", "sun.table.yaml"),
        ("inspect sun.table.yaml --legend soft.png", "soft.png", "sun.table.yaml"),
        ("verify sun.table.yaml --reporter junit=report.xml", "report.xml", "sun.table.yaml"),
    ])
    func noOutputReplacesAnInputFileOfTheRun(
        _ line: String, _ output: String, _ document: String
    ) throws {
        try suite { scratch in
            let before = files(scratch)
            let run = try Command(in: scratch.url).run(
                line.split(separator: " ").map(String.init))
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("\(output): error: "), "\(run.errors)")
            #expect(run.errors.contains("that \(document) reads; give "), "\(run.errors)")
            #expect(run.text.isEmpty)
            #expect(files(scratch) == before)
        }
    }

    @Test func outputsThatReplaceNoInputAreWritten() throws {
        try suite { scratch in
            let command = Command(in: scratch.url)
            // Each line is run twice: the second run replaces its own pictures.
            let lines = [
                ["render", "sun.table.yaml", "-o", "out"],
                ["animate", "moving.table.yaml", "-o", "out"],
                ["render", "c.table.yaml", "-o", "/dev/null"],
            ]
            for line in lines.flatMap({ [$0, $0] }) {
                let run = try command.run(line)
                #expect(run.status == 0, "\(line): \(run.errors)")
            }
        }
    }

    @Test func standardOutputIsProtectedAsOtherOutputs() throws {
        try suite { scratch in
            var command = Command(in: scratch.url)
            let program = command.program
            command.program = "/bin/sh"
            let before = scratch.contents("sun.png")
            let run = try command.run(
                "-c", "exec '\(program)' render sun.table.yaml -o - >> sun.png")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("redirect standard output to another file"), "\(run.errors)")
            #expect(scratch.contents("sun.png") == before)
        }
    }

    @Test func lateRowsOfADataFileAreCheckedBeforeThePictureIsWritten() throws {
        try suite { scratch in
            try scratch.file(
                "rows.csv",
                "picture\n" + String(repeating: "c.png\n", count: 10_200) + "row.png\n")
            try scratch.file(
                "data.table.yaml",
                String(decoding: scratch.contents("data.table.yaml"), as: UTF8.self)
                    + "scrollTo: {section: 0, row: 10200, position: bottom}\n")
            let before = files(scratch)
            let run = try Command(in: scratch.url).run("render", "data.table.yaml", "-o", "row.png")
            #expect(run.status == 2 && run.errors.contains("row.png: error: "), "\(run.errors)")
            #expect(files(scratch) == before)
        }
    }

    @Test(arguments: [
        ("render hello.table.yaml -o one.png --sheet two.png", "which is a link to this file"),
        (
            "render hello.table.yaml -o one.png --sheet here/one.png",
            "would be written to this file"
        ),
        ("animate moving2.table.yaml -o out -o out/frame-0000.png", "has a name among the frames"),
    ])
    func twoOutputsMustBeTwoFiles(_ line: String, _ message: String) throws {
        try suite { scratch in
            try scratch.file("one.png", "x")
            try FileManager.default.linkItem(
                atPath: scratch.path("one.png"), toPath: scratch.path("two.png"))
            let before = files(scratch)
            let run = try Command(in: scratch.url).run(
                line.split(separator: " ").map(String.init))
            #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
            #expect(files(scratch) == before)
        }
    }

    @Test func aFolderWithTheNameOfAFrameRemains() throws {
        try suite { scratch in
            try scratch.file("out/frame-0099.png/note.txt", "mine")
            try scratch.file("out/frame-0098.png", scratch.contents("hello.png"))
            let command = Command(in: scratch.url)
            let run = try command.run("animate", "moving.table.yaml", "-o", "out")
            #expect(run.status == 0, "\(run.errors)")
            #expect(scratch.contents("out/frame-0099.png/note.txt") == Data("mine".utf8))
            #expect(scratch.contents("out/frame-0098.png").isEmpty)
        }
    }

    @Test func `frames of other programs remain, and the animation is an error`() throws {
        try suite { scratch in
            try scratch.file("out/frame-0500.png", "made by another program")
            let before = files(scratch)
            let run = try Command(in: scratch.url).run(
                "animate", "moving.table.yaml", "-o", "out")
            #expect(run.status == 2)
            #expect(
                run.errors.contains("out/frame-0500.png: error: the frames of moving.table.yaml"),
                "\(run.errors)")
            #expect(files(scratch) == before)
        }
    }

    @Test func theFontsOfARunAreProtectedInputs() throws {
        try suite { scratch in
            let list = try Command(in: scratch.url).run("doctor").text
            let font = try #require(
                list.split(whereSeparator: { $0 == " " || $0 == "\n" })
                    .first { $0.hasPrefix("/") && $0.hasSuffix(".ttf") })
            try scratch.file("fonts/a.ttf", Data(contentsOf: URL(fileURLWithPath: String(font))))
            try FileManager.default.linkItem(
                atPath: scratch.path("fonts/a.ttf"), toPath: scratch.path("font.png"))
            let run = try Command(in: scratch.url).run(
                "render", "hello.table.yaml", "--fonts", "fonts", "-o", "font.png")
            #expect(run.status == 2)
            #expect(run.errors.contains("which is also fonts/a.ttf, a font"), "\(run.errors)")
        }
    }

    // MARK: References

    @Test func aReferenceThatIsAnInputFileOfADocumentIsNotRecorded() throws {
        try suite { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("__Snapshots__/.keep", "")
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("__Snapshots__/sun.png"), withDestinationPath: "../sun.png")
            let before = scratch.contents("sun.png")
            let run = try runs.run("verify sun.table.yaml -u")
            #expect(run.status == 2)
            #expect(
                run.errors.contains(
                    "__Snapshots__/sun.png: error: the reference of sun would replace"),
                "\(run.errors)")
            #expect(!scratch.names.contains(".tableshot"))
            // A comparison writes no reference. An acceptance would.
            #expect(try runs.run("verify sun.table.yaml").status == 1)
            let accept = try runs.run("accept")
            #expect(accept.status == 2)
            #expect(accept.errors.contains("a file that sun.table.yaml reads"), "\(accept.errors)")
            #expect(scratch.contents("sun.png") == before)
        }
    }

    @Test func `accept keeps the files of documents without a failure`() throws {
        try suite { scratch in
            let runs = VerifyRuns(scratch)
            try scratch.file("__Snapshots__/.keep", "")
            try scratch.file(
                "moon.table.yaml",
                "assets: Media.xcassets\n" + Self.screen
                    + "table: {rows: [{text: A, image: {asset: Moon, size: [8, 8]}}]}\n")
            #expect(try runs.run("verify moon.table.yaml sun.table.yaml").status == 3)
            for (target, reader) in [
                ("sun.png", "a file that sun.table.yaml reads"),
                (
                    "Media.xcassets/Moon.imageset/moon.png",
                    "an asset catalogue that moon.table.yaml reads"
                ),
            ] {
                try? FileManager.default.removeItem(
                    atPath: scratch.path("__Snapshots__/star.png"))
                try FileManager.default.createSymbolicLink(
                    atPath: scratch.path("__Snapshots__/star.png"),
                    withDestinationPath: "../" + target)
                let before = scratch.contents(target)
                let names = "star.table.yaml moon.table.yaml sun.table.yaml"
                let run = try runs.run("verify \(names)")
                #expect(run.status == 1, "\(run.errors)")
                let accept = try runs.run("accept")
                #expect(accept.status == 2)
                #expect(accept.errors.contains(reader), "\(accept.errors)")
                #expect(scratch.contents(target) == before)
            }
        }
    }

    @Test func pruneKeepsTheInputFilesOfADocument() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("old", "Old")
            #expect(try runs.run("verify").status == 3)
            try FileManager.default.removeItem(atPath: scratch.path("old.table.yaml"))
            try scratch.file("new.table.yaml", Self.showing("__Snapshots__/old.png"))
            #expect(try runs.run("verify").status == 3)
            let run = try runs.run("prune")
            #expect(run.status == 0)
            #expect(
                run.errors.contains("kept: __Snapshots__/old.png: new.table.yaml reads the file"),
                "\(run.text)\(run.errors)")
            #expect(!scratch.contents("__Snapshots__/old.png").isEmpty)
        }
    }

    @Test func aMergeDoesNotReplaceTheResultsOfAShard() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "a")
            #expect(try runs.run("verify").status == 3)
            #expect(try runs.run("verify --record never --shard 1/1 -o shard").status == 0)
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("link"), withDestinationPath: "shard")
            let before = scratch.contents("shard/results.json")
            for output in ["shard", "link", "./shard/"] {
                let run = try runs.run("merge-reports shard -o \(output)")
                #expect(run.status == 2 && run.errors.contains("the joined results would replace"))
                #expect(scratch.contents("shard/results.json") == before)
            }
        }
    }

    /// Two files with canonically equal names.
    @Test func bothSpellingsOfANameAreProtected() throws {
        try Scratch.with { scratch in
            try scratch.file("hello.table.yaml", Documents.hello)
            let command = Command(in: scratch.url)
            #expect(try command.run("render", "hello.table.yaml").status == 0)
            let (composed, decomposed) = ("caf\u{E9}.png", "cafe\u{301}.png")
            #expect(
                try command.run(
                    "render", "hello.table.yaml", "--appearance", "dark", "-o", decomposed
                )
                .status == 0)
            try scratch.file(composed, scratch.contents("hello.png"))
            let screen = "screen: {width: 60, height: 100, scale: 1}\n"
            let rows = [composed, decomposed].map {
                "{text: A, image: {file: \($0), size: [8, 8]}}"
            }
            try scratch.file(
                "both.table.yaml",
                screen + "table: {rows: [\(rows.joined(separator: ", "))]}\n")
            for name in [composed, decomposed] {
                let run = try command.run("render", "both.table.yaml", "-o", name)
                #expect(run.status == 2, "\(run.text)\(run.errors)")
            }
            try scratch.file(
                "twice.table.yaml", screen + "table: {rows: [\(rows[0]), \(rows[0])]}\n")
            for name in ["both", "twice"] {
                let run = try command.run("render", name + ".table.yaml", "-o", name + ".png")
                #expect(run.status == 0, "\(run.errors)")
            }
            #expect(scratch.contents("both.png") != scratch.contents("twice.png"))
        }
    }
}
