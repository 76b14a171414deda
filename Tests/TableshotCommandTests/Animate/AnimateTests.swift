import Foundation
import Testing

/// What `animate` writes, read by other programs, and what it says of wrong input.
@Suite struct AnimateTests {
    private static let list = """
        screen: {width: 160, height: 100, scale: 1}
        table:
          rows: [{text: One}, {text: Two, selected: true}]

        """
    /// The selection goes within half a second.
    private static let document =
        list + "timeline: [{at: 0, deselect: [0, 1], duration: 0.5}]\nanimation: {fps: 20}\n"

    private static func run(
        _ arguments: String, in scratch: Scratch, _ text: String = document
    ) throws -> Command.Outcome {
        try scratch.file("list.table.yaml", text)
        try scratch.file("off.table.yaml", list.replacingOccurrences(of: "true", with: "false"))
        try scratch.file("on.table.yaml", list)
        return try Command(in: scratch.url)
            .run(["animate"] + arguments.split(separator: " ").map(String.init))
    }

    /// The pixels of a document's picture.
    private static func still(_ name: String, in scratch: Scratch) throws -> String {
        let run = try Command(in: scratch.url).run("render", "\(name).table.yaml", "-o", "-")
        return try PNGFacts(run.output).pixels
    }

    @Test func anAPNGHasItsFramesAndTheTwoStatesAtItsEnds() throws {
        try Scratch.with { scratch in
            let run = try Self.run("list.table.yaml", in: scratch)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.text == "list.apng\n")
            let facts = try FrameFacts(scratch.contents("list.apng"))
            #expect(facts.width == 160 && facts.height == 100)
            // Half a second at 20 frames a second.
            #expect(facts.frames.count == 11)
            #expect(facts.delays.allSatisfy { abs($0 - 50) < 0.01 })
            #expect(facts.loop == 0)
            #expect(facts.frames.first == (try Self.still("on", in: scratch)))
            #expect(facts.frames.last == (try Self.still("off", in: scratch)))
            #expect(Set(facts.frames).count == 11)
        }
    }

    @Test func severalOutputsAreMadeInOnePass() throws {
        try Scratch.with { scratch in
            let run = try Self.run(
                "list.table.yaml -o frames/ -o a.gif -o a.webp -o a.apng -o a.y4m -o a.raw "
                    + "--strip strip.png --loop 3 --hold 1", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                run.text
                    == "frames/\na.gif\na.webp\na.apng\na.y4m\na.raw\nstrip.png\n")
            let names = try FileManager.default.contentsOfDirectory(
                atPath: scratch.path("frames"))
            #expect(names.sorted() == (0...10).map { "frame-00\($0 < 10 ? "0" : "")\($0).png" })
            let png = try PNGFacts(scratch.contents("frames/frame-0010.png"))
            #expect(png.pixels == (try Self.still("off", in: scratch)))
            let apng = try FrameFacts(scratch.contents("a.apng"))
            #expect(apng.frames.last == png.pixels)
            #expect(apng.loop == 3 && abs((apng.delays.last ?? 0) - 1_050) < 0.01)
            #expect(try FrameFacts(scratch.contents("a.gif")).frames.count == 11)
            #expect(try FrameFacts(scratch.contents("a.webp")).frames.count == 11)
            // A second more of the last of 11 frames, at 20 a second.
            #expect(scratch.contents("a.raw").count == 31 * 160 * 100 * 4)
            #expect(try PNGFacts(scratch.contents("strip.png")).width > 320)
        }
    }

    @Test(arguments: ["--hold", "--hold-first"])
    func aFrameIsHeldForUpTo600Seconds(_ option: String) throws {
        try Scratch.with { scratch in
            let outputs = "-o a.apng -o a.gif -o a.webp"
            let run = try Self.run("list.table.yaml \(option) 600 \(outputs)", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            for name in ["a.apng", "a.gif", "a.webp"] {
                let delays = try FrameFacts(scratch.contents(name)).delays
                #expect(abs((delays.max() ?? 0) - 600_050) < 6, "\(name): \(delays)")
            }
            let more = try Self.run("list.table.yaml \(option) 601", in: scratch)
            #expect(more.status == 64)
            #expect(
                more.errors.contains("'\(option)' is 601; it is from 0 to 600 seconds"),
                "\(more.errors)")
            let help = try Command(in: scratch.url).run("animate", "--help").text
            let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.components(separatedBy: "in seconds; 0 to 600").count == 3)
        }
    }

    @Test func thatAGIFLeavesFramesOutIsSaidAndAnErrorInAStrictRun() throws {
        try Scratch.with { scratch in
            let loose = try Self.run("list.table.yaml --fps 60 -o a.gif", in: scratch)
            #expect(loose.status == 0 && loose.text == "a.gif\n")
            #expect(
                loose.errors.hasPrefix(
                    "list.table.yaml: warning: a GIF leaves out frames at 60 a second"),
                "\(loose.errors)")
            #expect(try FrameFacts(scratch.contents("a.gif")).frames.count < 31)
            let strict = try Self.run("list.table.yaml --fps 60 --strict -o b.gif", in: scratch)
            #expect(strict.status == 2 && strict.text == "")
            #expect(strict.errors.hasPrefix("list.table.yaml: error: a GIF leaves out frames"))
            #expect(!scratch.names.contains("b.gif"))
            for quiet in [
                "--fps 50 -o c.gif", "--fps 60 --every 2 -o d.gif", "--fps 60 -o e.apng",
            ] {
                let run = try Self.run("list.table.yaml --strict \(quiet)", in: scratch)
                #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            }
        }
    }

    @Test func aStepWithoutEffectIsSaidAndAnErrorInAStrictRun() throws {
        try Scratch.with { scratch in
            let text =
                Self.list + "timeline:\n  - {at: 0, deselect: [0, 0]}\nanimation: {duration: 1}\n"
            let place = "list.table.yaml:5:5: "
            let message = "the step has no effect: found [0, 0] not selected, expected [0, 1]\n"
            let loose = try Self.run("list.table.yaml", in: scratch, text)
            #expect(loose.status == 0)
            #expect(loose.errors == place + "warning: " + message)
            let strict = try Self.run("list.table.yaml --strict -o b.apng", in: scratch, text)
            #expect(strict.status == 2)
            #expect(strict.errors == place + "error: " + message)
            #expect(!scratch.names.contains("b.apng"))
        }
    }

    @Test(arguments: [("", "YUV4MPEG2 W160 H100 F20:1"), ("--format raw", "")])
    func framesGoToStandardOutput(_ option: String, _ head: String) throws {
        try Scratch.with { scratch in
            let run = try Self.run("list.table.yaml -o - \(option)", in: scratch)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.output.starts(with: Data(head.utf8)))
            if head.isEmpty { #expect(run.output.count == 11 * 160 * 100 * 4) }
        }
    }

    @Test func framesAreLeftOutHeldAndPlayedBackwards() throws {
        try Scratch.with { scratch in
            let run = try Self.run(
                "list.table.yaml -o a.apng --from 0.1 --to 0.4 --every 2 --hold-first 0.5 "
                    + "--back-and-forth", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("a.apng"))
            // 0.1, 0.2, 0.3 and 0.4 s, then 0.3 and 0.2 s.
            #expect(facts.frames.count == 6)
            #expect(facts.frames[1] == facts.frames[5] && facts.frames[2] == facts.frames[4])
            #expect(abs(facts.delays[0] - 600) < 0.01 && abs(facts.delays[1] - 100) < 0.01)
        }
    }

    @Test(arguments: [
        // 0, 0.15, 0.3, 0.45 and 0.5 s.
        ("--fps 20 --every 3", [150.0, 150, 150, 50, 50]),
        // 0, 0.4 and 0.5 s, and back.
        ("--fps 10 --every 4 --back-and-forth", [400, 100, 100, 400]),
        // Two frames and a half: the last one stands at the end.
        ("--fps 20 --duration 0.13", [50, 50, 30, 50]),
        ("--fps 20 --duration 0.17 --hold 1", [50, 50, 70, 1_050]),
    ])
    func eachFrameStandsUntilTheNextOnesTime(_ options: String, _ delays: [Double]) throws {
        try Scratch.with { scratch in
            let run = try Self.run(
                "list.table.yaml \(options) -o a.apng -o a.gif -o a.webp", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            for name in ["a.apng", "a.gif", "a.webp"] {
                let facts = try FrameFacts(scratch.contents(name))
                #expect(facts.delays.count == delays.count, "\(name): \(facts.delays)")
                for (found, wanted) in zip(facts.delays, delays) {
                    #expect(abs(found - wanted) < 0.01, "\(name): \(facts.delays)")
                }
            }
        }
    }

    @Test func aShorterRunTakesALongerOnesFramesAway() throws {
        try Scratch.with { scratch in
            _ = try Self.run("list.table.yaml -o frames/", in: scratch)
            for other in ["frame-00003.png", "frame-1.png", "frame-0099.jpg", "notes.png"] {
                try scratch.file("frames/" + other, "")
            }
            let run = try Self.run("list.table.yaml -o frames/ --every 5", in: scratch)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            let names = try FileManager.default.contentsOfDirectory(
                atPath: scratch.path("frames"))
            #expect(
                names.sorted() == [
                    "frame-0000.png", "frame-0001.png", "frame-0002.png", "frame-0099.jpg",
                    "frame-1.png", "notes.png",
                ])
        }
    }

    @Test func twoDocumentsFadeAsTwoImagesDo() throws {
        try Scratch.with { scratch in
            for fade in ["exact", "two-images"] {
                let run = try Self.run(
                    "off.table.yaml on.table.yaml --duration 0.4 --fps 10 --fade \(fade) "
                        + "-o \(fade).apng", in: scratch)
                #expect(run.status == 0, "\(run.errors)")
            }
            let exact = try FrameFacts(scratch.contents("exact.apng"))
            let images = try FrameFacts(scratch.contents("two-images.apng"))
            #expect(exact.frames.first == images.frames.first)
            #expect(exact.frames.last == images.frames.last)
            #expect(exact.frames[2] != images.frames[2])
            let alone = try Self.run("list.table.yaml --fade exact", in: scratch)
            #expect(alone.status == 64)
            #expect(alone.errors.contains("'--fade' is for the fade of two documents"))
        }
    }

    @Test func twoDocumentsFadeFromTheOneToTheOther() throws {
        try Scratch.with { scratch in
            let run = try Self.run(
                "off.table.yaml on.table.yaml --duration 0.4 --fps 10 --curve easeIn", in: scratch)
            #expect(run.status == 0 && run.text == "off.apng\n", "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("off.apng"))
            #expect(facts.frames.count == 5)
            #expect(facts.frames.first == (try Self.still("off", in: scratch)))
            #expect(facts.frames.last == (try Self.still("on", in: scratch)))
        }
    }

    @Test(arguments: [
        ("--crop row 0,1 list.table.yaml", 160, 44), ("list.table.yaml --crop 10,20,30,40", 30, 40),
        ("list.table.yaml --crop row 0,0 --scale 2", 320, 88),
        ("off.table.yaml on.table.yaml --crop row 0,1", 160, 44),
    ])
    func aPartIsCutOut(_ arguments: String, _ width: Int, _ height: Int) throws {
        try Scratch.with { scratch in
            let run = try Self.run("\(arguments) -o a.apng", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("a.apng"))
            #expect(facts.width == width && facts.height == height)
        }
    }

    @Test func aRowThatIsCutOutMayBeOneArgument() throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", Self.document)
            let run = try Command(in: scratch.url)
                .run(["animate", "list.table.yaml", "--crop", "row 0,1", "-o", "a.apng"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try FrameFacts(scratch.contents("a.apng")).height == 44)
        }
    }

    @Test func treesArePrintedAsText() throws {
        try Scratch.with { scratch in
            let run = try Self.run("list.table.yaml --tree 0.25 --tree 0.5", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasPrefix("frame 5 at 0.25 s\n"))
            #expect(run.text.contains("frame 10 at 0.5 s\n"))
            #expect(run.text.contains("row 0,1"))
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
            let all = try Self.run("list.table.yaml --tree all", in: scratch)
            #expect(all.text.components(separatedBy: " s\n").count == 12)
        }
    }

    @Test func renderShowsWhatIsBeforeOrAnInstant() throws {
        try Scratch.with { scratch in
            _ = try Self.run("list.table.yaml --tree 0", in: scratch)
            #expect(try Self.still("list", in: scratch) == Self.still("on", in: scratch))
            let later = try Command(in: scratch.url).run(
                "render", "list.table.yaml", "--at", "0.5", "-o", "-")
            #expect(try PNGFacts(later.output).pixels == Self.still("off", in: scratch))
        }
    }

    @Test func progressIsShownOnATerminal() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                Self.document.replacingOccurrences(of: "fps: 20", with: "fps: 900"))
            var command = Command(in: scratch.url)
            command.environment["TERM"] = "xterm"
            command.stderr = .terminal
            let run = try command.run("animate", "list.table.yaml")
            #expect(run.errors.contains("animating list.table.yaml"))
            #expect(run.errors.hasSuffix("\r\u{1B}[K"))
            #expect(try command.run("animate", "list.table.yaml", "--quiet").errors == "")
        }
    }

    @Test(arguments: [
        "", "a b c", "list.table.yaml --fps 0", "list.table.yaml --fps 10000",
        "list.table.yaml --duration 0", "list.table.yaml --duration -1",
        "list.table.yaml --every 0",
        "list.table.yaml --loop -1", "list.table.yaml --hold -1", "list.table.yaml --from 2 --to 1",
        "list.table.yaml --crop row", "list.table.yaml --crop 1,2,3",
        "list.table.yaml --crop 0,0,0,10", "list.table.yaml -o a.mp4", "list.table.yaml -o",
        "list.table.yaml -o a.gif -o a.gif", "list.table.yaml --strip a.gif",
        "list.table.yaml --format raw", "list.table.yaml -o - --tree 0",
        "list.table.yaml --curve linear", "list.table.yaml --row 0,0", "list.table.yaml --tree x",
    ])
    func wrongUsageEndsWith64(_ arguments: String) throws {
        try Scratch.with { scratch in
            let run = try Self.run(arguments, in: scratch)
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.errors.hasPrefix("error: ") && run.text == "")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test(arguments: [
        ("off.table.yaml", "off.table.yaml: error: the document has no timeline"),
        (
            "list.table.yaml --crop row 0,9",
            "there is no row 9 in a section 0 to be cut out; section 0 has rows 0 to 1"
        ),
        (
            "list.table.yaml --crop row 3,0",
            "there is no row 0 in a section 3 to be cut out; the table has section 0 alone"
        ),
        ("list.table.yaml --crop 500,0,10,10", "is beside the screen"),
        ("list.table.yaml --from 3", "expected a stretch within 0 to 0.5 s"),
        ("list.table.yaml --tree 9", "the animation ends at 0.5 seconds"),
        ("list.table.yaml -o nowhere/a.apng", "there is no folder nowhere"),
        ("list.table.yaml -o /dev/full -o a.apng", "neither a folder nor a file"),
        ("none.table.yaml", "none.table.yaml"),
        ("list.table.yaml on.table.yaml --matrix scale=1,2", "the matrix has 2 variants"),
    ])
    func whatCannotBeMadeIsAnErrorAndLeavesNothing(_ arguments: String, _ reason: String) throws {
        try Scratch.with { scratch in
            let run = try Self.run(arguments, in: scratch)
            #expect([2, 64].contains(run.status) && run.text == "", "\(run.errors)")
            #expect(run.errors.contains(reason), "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test func aWrongStepIsReportedWithItsPlace() throws {
        try Scratch.with { scratch in
            let text =
                Self.list + "timeline:\n  - {at: 0, delete: [0, 1]}\n  - {at: 1, select: [0, 1]}\n"
            let run = try Self.run("list.table.yaml", in: scratch, text)
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "list.table.yaml:6:21: error: found row 1, expected one that section 0 has then: "
                        + "it has row 0 alone\n"), "\(run.errors)")
        }
    }

    @Test(arguments: [
        "-o a.apng", "-o a.gif", "-o a.webp", "-o a.y4m", "--strip a.png", "-o frames/",
    ])
    func aFullDiskIsAnErrorAndLeavesWholeFramesOnly(_ option: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                Self.document.replacingOccurrences(of: "scale: 1", with: "scale: 6"))
            var bash = Command(in: scratch.url)
            bash.program = "/bin/bash"
            // The system refuses files larger than two blocks of 1 KiB, as a full disk does.
            let run = try bash.run(
                "-c", "ulimit -f 2; exec \"$0\" animate list.table.yaml \(option)",
                Command.product("tableshot"))
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("cannot be written"))
            let left = scratch.names.filter { $0 != "list.table.yaml" && $0 != "frames" }
            #expect(left == [])
            let frames = try? FileManager.default.contentsOfDirectory(
                atPath: scratch.path("frames"))
            #expect((frames ?? []).allSatisfy { !$0.hasSuffix(".tmp") })
        }
    }

    @Test func aDiskThatFillsUpIsAnErrorAndLeavesWholeFramesOnly() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                Self.document.replacingOccurrences(of: "scale: 1", with: "scale: 4"))
            var bash = Command(in: scratch.url)
            bash.program = "/bin/bash"
            // A disk of 64 KiB where one may be mounted; else no file may be larger than a block.
            let script = """
                mkdir disk
                if unshare -m true 2>/dev/null; then
                  exec unshare -m bash -c 'mount -t tmpfs -o size=64k none disk || exit 9
                    "$0" animate list.table.yaml -o disk/frames/ -o disk/a.gif; status=$?
                    find disk -type f > names; mkdir kept; cp disk/frames/* kept/; exit $status' "$0"
                fi
                ulimit -f 1
                exec "$0" animate list.table.yaml -o kept/ -o disk/a.gif
                """
            let run = try bash.run("-c", script, Command.product("tableshot"))
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("cannot be written: "), "\(run.errors)")
            #expect(run.errors.contains("no part of this file was left behind"))
            let names =
                scratch.names.contains("names")
                ? String(decoding: scratch.contents("names"), as: UTF8.self) : ""
            #expect(!names.contains("tmp") && !names.contains("gif"), "\(names)")
            let frames =
                (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("kept"))) ?? []
            #expect(frames.count < 11)
            for frame in frames {
                #expect(try PNGFacts(scratch.contents("kept/" + frame)).width == 640)
            }
            // What stays is said.
            #expect(frames.isEmpty || run.errors.contains("those that are there are whole"))
        }
    }

    @Test(arguments: [
        "-o f -o f/", "-o a.apng -o ./a.apng", "-o x/../a.gif -o a.gif", "-o a.png --strip ./a.png",
    ])
    func theSameOutputTwiceIsRefused(_ outputs: String) throws {
        try Scratch.with { scratch in
            let run = try Self.run("list.table.yaml \(outputs)", in: scratch)
            #expect(run.status == 64)
            #expect(run.errors.contains("are the same output; give it once"), "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test func aMatrixGoesIntoAFolderForEachPicture() throws {
        try Scratch.with { scratch in
            let run = try Self.run(
                "list.table.yaml --matrix theme=classic,modern -o frames/ -o more", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let pictures = try Command(in: scratch.url).run(
                "render", "list.table.yaml", "--matrix", "theme=classic,modern", "-o", "stills/")
            let names = pictures.text.split(separator: "\n").map {
                String($0.dropFirst("stills/".count).dropLast(".png".count))
            }
            #expect(names.count == 2)
            #expect(
                run.text == names.map { "frames/\($0)\nmore/\($0)\n" }.joined(), "\(run.text)")
            for name in names {
                let frame = try PNGFacts(scratch.contents("frames/\(name)/frame-0000.png"))
                let still = try PNGFacts(scratch.contents("stills/\(name).png"))
                #expect(frame.pixels == still.pixels)
                let last = scratch.contents("more/\(name)/frame-0010.png")
                #expect(try PNGFacts(last).pixels != still.pixels)
            }
        }
    }

    @Test(arguments: ["", "-o a.apng", "-o frames/ -o a.gif", "-o frames/ --strip a.png"])
    func aMatrixIsNoSingleFile(_ outputs: String) throws {
        try Scratch.with { scratch in
            let run = try Self.run("list.table.yaml --matrix scale=1,2 \(outputs)", in: scratch)
            #expect(run.status == 2 && run.text == "")
            #expect(
                run.errors.contains("which are animated into folders alone; give '-o FOLDER/'"),
                "\(run.errors)")
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
        }
    }

    @Test(arguments: ["y4m", "raw"])
    func aReaderThatGoesAwayHasReadWhatItWanted(_ format: String) throws {
        try Scratch.with { scratch in
            _ = try Self.run("list.table.yaml --tree 0", in: scratch)
            var command = Command(in: scratch.url)
            command.stdout = .closedPipe
            let run = try command.run("animate", "list.table.yaml", "-o", "-", "--format", format)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            // Other outputs are made all the same.
            let both = try command.run(
                "animate", "list.table.yaml", "-o", "-", "--format", format, "-o", "a.apng")
            #expect(both.status == 0 && both.errors == "", "\(both.errors)")
            #expect(try FrameFacts(scratch.contents("a.apng")).frames.count == 11)
        }
    }

    @Test func anInterruptedRunLeavesWholeFramesOnly() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                Self.document.replacingOccurrences(of: "fps: 20", with: "fps: 900"))
            var command = Command(in: scratch.url)
            command.isInterrupted = true
            let run = try command.run(
                "animate", "list.table.yaml", "-o", "a.apng", "-o", "frames/", "-o", "a.gif")
            #expect(run.status == -2, "\(run.errors)")
            #expect(scratch.names.filter { $0 != "frames" } == ["list.table.yaml"])
            let frames =
                (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("frames"))) ?? []
            #expect(frames.count < 451)
            for frame in frames { _ = try PNGFacts(scratch.contents("frames/" + frame)) }
        }
    }

    @Test func theReadmesTwoFadesAreWhatTheCommandMakes() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let shown = try Data(
            contentsOf: root.appendingPathComponent("Documentation/two-fades.png"))
        try Scratch.with { scratch in
            let document = "Fixtures/documents/animations/two-fades.table.yaml"
            let run = try Command(in: scratch.url).run(
                "animate", root.appendingPathComponent(document).path, "--every", "5", "--strip",
                "a.png")
            #expect(run.status == 0, "\(run.errors)")
            let made = try PNGFacts(scratch.contents("a.png"))
            #expect(try made.pixels == PNGFacts(shown).pixels)
        }
    }

    @Test func theReadmesAnimationIsWhatTheCommandMakes() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let shown = try Data(
            contentsOf: root.appendingPathComponent("Documentation/crossfade.png"))
        #expect(shown.count < 300_000)
        try Scratch.with { scratch in
            let document = "Fixtures/documents/animations/crossfade.table.yaml"
            let run = try Command(in: scratch.url).run(
                "animate", root.appendingPathComponent(document).path, "-o", "a.png")
            #expect(run.status == 0, "\(run.errors)")
            let made = try FrameFacts(scratch.contents("a.png"))
            let known = try FrameFacts(shown)
            #expect(made.frames == known.frames && made.delays == known.delays)
        }
    }
}
