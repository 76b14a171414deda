import Foundation
import Testing

/// Output of `animate`, read by other programs.
@Suite struct AnimateTests {
    @Test func anAPNGHasItsFramesAndTheTwoStatesAtItsEnds() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run("list.table.yaml", in: scratch)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.text == "list.apng\n")
            let facts = try FrameFacts(scratch.contents("list.apng"))
            #expect(facts.width == 160 && facts.height == 100)
            // Half a second at 20 frames per second.
            #expect(facts.frames.count == 11)
            #expect(facts.delays.allSatisfy { abs($0 - 50) < 0.01 })
            #expect(facts.loop == 0)
            #expect(facts.frames.first == (try AnimationRuns.still("on", in: scratch)))
            #expect(facts.frames.last == (try AnimationRuns.still("off", in: scratch)))
            #expect(Set(facts.frames).count == 11)
        }
    }

    @Test func severalOutputsAreWrittenInASinglePass() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
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
            #expect(png.pixels == (try AnimationRuns.still("off", in: scratch)))
            let apng = try FrameFacts(scratch.contents("a.apng"))
            #expect(apng.frames.last == png.pixels)
            #expect(apng.loop == 3 && abs((apng.delays.last ?? 0) - 1_050) < 0.01)
            #expect(try FrameFacts(scratch.contents("a.gif")).frames.count == 11)
            #expect(try FrameFacts(scratch.contents("a.webp")).frames.count == 11)
            // The last of 11 frames is held for a further second, at 20 frames per second.
            #expect(scratch.contents("a.raw").count == 31 * 160 * 100 * 4)
            #expect(try PNGFacts(scratch.contents("strip.png")).width > 320)
        }
    }

    @Test(arguments: ["--hold", "--hold-first"])
    func aFrameIsHeldForUpTo600Seconds(_ option: String) throws {
        try Scratch.with { scratch in
            let outputs = "-o a.apng -o a.gif -o a.webp"
            let run = try AnimationRuns.run("list.table.yaml \(option) 600 \(outputs)", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            for name in ["a.apng", "a.gif", "a.webp"] {
                let delays = try FrameFacts(scratch.contents(name)).delays
                #expect(try abs(#require(delays.max()) - 600_050) < 6, "\(name): \(delays)")
            }
            let more = try AnimationRuns.run("list.table.yaml \(option) 601", in: scratch)
            #expect(more.status == 64)
            #expect(
                more.errors.contains("'\(option)' is 601; give a time from 0 to 600 seconds"),
                "\(more.errors)")
            let help = try Command(in: scratch.url).run("animate", "--help").text
            let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.components(separatedBy: "frame, from 0 to 600 seconds.").count == 3)
        }
    }

    @Test(arguments: [("", "YUV4MPEG2 W160 H100 F20:1"), ("--format raw", "")])
    func framesGoToStandardOutput(_ option: String, _ head: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run("list.table.yaml -o - \(option)", in: scratch)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            #expect(run.output.starts(with: Data(head.utf8)))
            if head.isEmpty { #expect(run.output.count == 11 * 160 * 100 * 4) }
        }
    }

    @Test func framesAreOmittedHeldAndPlayedBackwards() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
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
        // Two and a half frames: an additional frame shows the end.
        ("--fps 20 --duration 0.13", [50, 50, 30, 50]),
        ("--fps 20 --duration 0.17 --hold 1", [50, 50, 70, 1_050]),
    ])
    func eachFrameIsShownUntilTheTimeOfTheNextFrame(_ options: String, _ delays: [Double]) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
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

    @Test(arguments: ["--loop 1 --back-and-forth", "--back-and-forth"])
    func backAndForthPlaybackEndsOnTheFirstFrame(_ options: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml --fps 10 \(options) -o a.apng -o a.gif -o a.webp -o frames/ "
                    + "-o a.y4m -o a.raw --strip strip.png", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let isEndless = !options.contains("--loop")
            // 6 frames, and 5 backwards. The next round of an endless loop begins with the first
            // frame.
            for name in ["a.apng", "a.gif", "a.webp"] {
                let facts = try FrameFacts(scratch.contents(name))
                #expect(facts.frames.count == (isEndless ? 10 : 11), "\(name)")
                #expect(facts.frames.last == facts.frames[isEndless ? 1 : 0], "\(name)")
                #expect(facts.frames[6] == facts.frames[4], "\(name)")
                #expect(facts.delays.allSatisfy { abs($0 - 100) < 0.01 }, "\(facts.delays)")
            }
            let names = try FileManager.default.contentsOfDirectory(
                atPath: scratch.path("frames"))
            #expect(names.count == 11)
            let first = try PNGFacts(scratch.contents("frames/frame-0000.png"))
            let last = try PNGFacts(scratch.contents("frames/frame-0010.png"))
            let middle = try PNGFacts(scratch.contents("frames/frame-0005.png"))
            #expect(first.pixels == last.pixels && first.pixels != middle.pixels)
            let raw = scratch.contents("a.raw")
            let size = 160 * 100 * 4
            #expect(raw.count == 11 * size && raw.prefix(size) == raw.suffix(size))
            let video = scratch.contents("a.y4m")
            let frame = 160 * 100 * 3 + 6
            #expect((video.count - frame * 11) < 60 && video.count > frame * 11)
            #expect(video.suffix(frame - 6) != video.suffix(frame * 6).prefix(frame - 6))
        }
    }

    @Test func aDocumentCanRequestBackAndForthPlayback() throws {
        try Scratch.with { scratch in
            let text =
                AnimationRuns.list + "timeline: [{at: 0, deselect: [0, 1], duration: 0.5}]\n"
                + "animation: {fps: 10, loop: 2, backAndForth: true}\n"
            let run = try AnimationRuns.run("list.table.yaml", in: scratch, text)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("list.apng"))
            #expect(facts.frames.count == 11 && facts.loop == 2)
            #expect(facts.frames.last == facts.frames.first)
        }
    }

    @Test(arguments: [
        // 0, 0.35 and 0.5 s: 7, 3 and 1 steps of a twentieth.
        ("--fps 20 --every 7", "F20:1", [7, 3, 1]),
        // 0, 0.25 and 0.5 s.
        ("--fps 20 --every 5", "F20:1", [5, 5, 1]),
        // 0, 0.4 and 0.5 s, the first half a second longer.
        ("--fps 10 --every 4 --hold-first 0.5", "F10:1", [9, 1, 1]),
    ])
    func aStreamShowsEachFrameForItsTime(
        _ options: String, _ rate: String, _ counts: [Int]
    ) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml \(options) -o a.raw -o a.y4m", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let raw = scratch.contents("a.raw")
            let size = 160 * 100 * 4
            let frames = stride(from: 0, to: raw.count, by: size).map {
                raw[raw.startIndex + $0..<raw.startIndex + min($0 + size, raw.count)]
            }
            var found: [Int] = []
            for (index, frame) in frames.enumerated() {
                if index > 0, frame == frames[index - 1] {
                    found[found.count - 1] += 1
                } else {
                    found.append(1)
                }
            }
            #expect(found == counts)
            let head = scratch.contents("a.y4m").prefix(40)
            #expect(String(decoding: head, as: UTF8.self).contains(" \(rate) "))
        }
    }

    @Test func twoDocumentsCanFadeAsTwoImages() throws {
        try Scratch.with { scratch in
            for fade in ["exact", "two-images"] {
                let run = try AnimationRuns.run(
                    "off.table.yaml on.table.yaml --duration 0.4 --fps 10 --fade \(fade) "
                        + "-o \(fade).apng", in: scratch)
                #expect(run.status == 0, "\(run.errors)")
            }
            let exact = try FrameFacts(scratch.contents("exact.apng"))
            let images = try FrameFacts(scratch.contents("two-images.apng"))
            #expect(exact.frames.first == images.frames.first)
            #expect(exact.frames.last == images.frames.last)
            #expect(exact.frames[2] != images.frames[2])
            let alone = try AnimationRuns.run("list.table.yaml --fade exact", in: scratch)
            #expect(alone.status == 64)
            #expect(alone.errors.contains("'--fade' applies to the fade of two documents"))
        }
    }

    @Test func twoDocumentsFadeFromTheFirstToTheSecond() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "off.table.yaml on.table.yaml --duration 0.4 --fps 10 --curve easeIn", in: scratch)
            #expect(run.status == 0 && run.text == "off.apng\n", "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("off.apng"))
            #expect(facts.frames.count == 5)
            #expect(facts.frames.first == (try AnimationRuns.still("off", in: scratch)))
            #expect(facts.frames.last == (try AnimationRuns.still("on", in: scratch)))
        }
    }

    @Test(arguments: [
        ("--crop row 0,1 list.table.yaml", 160, 44), ("list.table.yaml --crop 10,20,30,40", 30, 40),
        ("list.table.yaml --crop row 0,0 --scale 2", 320, 88),
        ("off.table.yaml on.table.yaml --crop row 0,1", 160, 44),
    ])
    func aRegionCanBeCropped(_ arguments: String, _ width: Int, _ height: Int) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run("\(arguments) -o a.apng", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let facts = try FrameFacts(scratch.contents("a.apng"))
            #expect(facts.width == width && facts.height == height)
        }
    }

    @Test func aCroppedRowCanBeASingleArgument() throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", AnimationRuns.document)
            let run = try Command(in: scratch.url)
                .run(["animate", "list.table.yaml", "--crop", "row 0,1", "-o", "a.apng"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try FrameFacts(scratch.contents("a.apng")).height == 44)
        }
    }

    @Test func theTreesBelongToTheFramesThatAreShown() throws {
        try Scratch.with { scratch in
            // A frame has 0.05 seconds.
            for (options, frames) in [
                ("--from 0.1 --to 0.3", [2, 3, 4, 5, 6]), ("--every 4", [0, 4, 8, 10]),
                ("--from 0.1 --to 0.3 --every 3", [2, 5, 6]),
            ] {
                let run = try AnimationRuns.run(
                    "list.table.yaml --tree all " + options, in: scratch)
                let found = run.text.split(separator: "\n").filter { $0.hasPrefix("frame ") }
                    .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
                #expect(run.status == 0 && found == frames, "\(options): \(found)")
            }
            let run = try AnimationRuns.run("list.table.yaml --tree all --from 2", in: scratch)
            #expect(run.status == 2 && run.text == "", "\(run.errors)")
        }
    }

    @Test func treesArePrintedAsText() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run("list.table.yaml --tree 0.25 --tree 0.5", in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.hasPrefix("frame 5 at 0.25 s\n"))
            #expect(run.text.contains("frame 10 at 0.5 s\n"))
            #expect(run.text.contains("row 0,1"))
            #expect(scratch.names == ["list.table.yaml", "off.table.yaml", "on.table.yaml"])
            let all = try AnimationRuns.run("list.table.yaml --tree all", in: scratch)
            #expect(all.text.components(separatedBy: " s\n").count == 12)
        }
    }

    @Test func theTreeOfTheLastFrameIsFoundByTheFramesNominalTime() throws {
        try Scratch.with { scratch in
            // 0.5 s at 15 frames per second are 9 frames. The nominal time of the ninth frame is
            // 0.533 s.
            for instant in ["0.5", "0.533", "0.53333"] {
                let run = try AnimationRuns.run(
                    "list.table.yaml --fps 15 --duration 0.5 --tree \(instant)", in: scratch)
                #expect(run.text.hasPrefix("frame 8 at 0.5 s\n"), "\(instant): \(run.errors)")
            }
            let run = try AnimationRuns.run(
                "list.table.yaml --fps 15 --duration 0.5 --tree 0.54", in: scratch)
            #expect(run.status == 2 && run.errors.contains("ends at 0.5 seconds"), "\(run.errors)")
        }
    }

    @Test func renderShowsTheStateBeforeTheTimelineOrAtAnInstant() throws {
        try Scratch.with { scratch in
            _ = try AnimationRuns.run("list.table.yaml --tree 0", in: scratch)
            #expect(
                try AnimationRuns.still("list", in: scratch)
                    == AnimationRuns.still("on", in: scratch))
            let later = try Command(in: scratch.url).run(
                "render", "list.table.yaml", "--at", "0.5", "-o", "-")
            #expect(try PNGFacts(later.output).pixels == AnimationRuns.still("off", in: scratch))
        }
    }

    @Test func progressIsShownOnATerminal() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                AnimationRuns.document.replacingOccurrences(of: "fps: 20", with: "fps: 900"))
            var command = Command(in: scratch.url)
            command.environment["TERM"] = "xterm"
            command.stderr = .terminal
            let run = try command.run("animate", "list.table.yaml")
            #expect(run.errors.contains("animating list.table.yaml"))
            #expect(run.errors.hasSuffix("\r\u{1B}[K"))
            #expect(try command.run("animate", "list.table.yaml", "--quiet").errors == "")
        }
    }

    @Test func aMatrixIsWrittenToAFolderForEachPicture() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
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

    @Test func aMatrixHasAStripForEachPicture() throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml --matrix theme=classic,modern --strip all.png -o frames/",
                in: scratch)
            #expect(run.status == 0, "\(run.errors)")
            let lines = run.text.split(separator: "\n").map(String.init)
            let strips = lines.filter { $0.hasPrefix("all") }
            let names = lines.filter { $0.hasPrefix("frames/") }.map {
                $0.replacingOccurrences(of: "frames/list", with: "all") + ".png"
            }
            #expect(strips.count == 2 && strips.sorted() == names.sorted(), "\(run.text)")
            let pictures = try strips.map { try PNGFacts(scratch.contents($0)).pixels }
            #expect(pictures[0] != pictures[1])
        }
    }

    @Test func theTwoFadesOfTheReadmeEqualTheOutputOfTheCommand() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
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

    @Test func theAnimationOfTheReadmeEqualsTheOutputOfTheCommand() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
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
