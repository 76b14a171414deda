import Foundation
import Testing

/// Runs of `animate` that end early, and the files that they leave.
@Suite struct AnimateEndTests {
    @Test(arguments: [
        "-o a.apng", "-o a.gif", "-o a.webp", "-o a.y4m", "--strip a.png", "-o frames/",
    ])
    func aFullDiskIsAnErrorAndLeavesOnlyCompleteFrames(_ option: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                AnimationRuns.document.replacingOccurrences(of: "scale: 1", with: "scale: 6"))
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

    @Test func aDiskThatFillsUpIsAnErrorAndLeavesOnlyCompleteFrames() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                AnimationRuns.document.replacingOccurrences(of: "scale: 1", with: "scale: 4"))
            var bash = Command(in: scratch.url)
            bash.program = "/bin/bash"
            // A disk of 64 KiB if the tests may mount a disk, otherwise a limit of a block for each
            // file.
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
            // The error names the remaining files.
            #expect(frames.isEmpty || run.errors.contains("the written frames are complete"))
        }
    }

    @Test(arguments: ["y4m", "raw"])
    func aReaderThatClosesThePipeIsNoError(_ format: String) throws {
        try Scratch.with { scratch in
            _ = try AnimationRuns.run("list.table.yaml --tree 0", in: scratch)
            var command = Command(in: scratch.url)
            command.stdout = .closedPipe
            let run = try command.run("animate", "list.table.yaml", "-o", "-", "--format", format)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
            // Other outputs are written in any case.
            let both = try command.run(
                "animate", "list.table.yaml", "-o", "-", "--format", format, "-o", "a.apng")
            #expect(both.status == 0 && both.errors == "", "\(both.errors)")
            #expect(try FrameFacts(scratch.contents("a.apng")).frames.count == 11)
        }
    }

    @Test func anInterruptedRunLeavesOnlyCompleteFrames() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "list.table.yaml",
                AnimationRuns.document.replacingOccurrences(of: "fps: 20", with: "fps: 900"))
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

    @Test func aShorterRunRemovesTheFramesOfALongerRun() throws {
        try Scratch.with { scratch in
            _ = try AnimationRuns.run("list.table.yaml -o frames/", in: scratch)
            for other in ["frame-1.png", "frame-0099.jpg", "notes.png"] {
                try scratch.file("frames/" + other, "")
            }
            try scratch.file(
                "frames/frame-00003.png", scratch.contents("frames/frame-0003.png"))
            let run = try AnimationRuns.run("list.table.yaml -o frames/ --every 5", in: scratch)
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
}
