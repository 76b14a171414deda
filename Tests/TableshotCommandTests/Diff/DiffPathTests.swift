import Foundation
import Testing

/// Folders and links that `diff` cannot compare.
@Suite struct DiffPathTests {
    @Test func aMissingFrameIsNamed() throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A", more: "timeline: [{at: 0.1, select: [0, 0]}]")
            let made = try runs.run("animate a.table.yaml --fps 10 -o frames/ -o a.apng")
            #expect(made.status == 0, "\(made.errors)")
            #expect(access(scratch.path("frames/frame-0002.png"), F_OK) == 0)
            for number in [1, 0] {
                try FileManager.default.removeItem(
                    atPath: scratch.path("frames/frame-000\(number).png"))
                let run = try runs.run("diff frames a.apng")
                #expect(run.status == 2)
                #expect(
                    run.errors == """
                        frames: error: is a folder of frames without frame-000\(number).png; all \
                        frames from the first were expected

                        """)
            }
            try scratch.file("frames/notes.txt", "")
            let other = try runs.run("diff frames a.apng")
            #expect(other.status == 2)
            #expect(
                other.errors == """
                    frames: error: is a folder without frames; a folder of frames (frame-0000.png and \
                    so on), or a PNG, GIF, WebP, JPEG or SVG was expected

                    """)
        }
    }

    @Test(arguments: ["old new", "new old", "old old"])
    func aDanglingLinkIsAnError(_ folders: String) throws {
        try Scratch.with { scratch in
            let runs = VerifyRuns(scratch)
            try runs.write("a", "A")
            #expect(try runs.run("render a.table.yaml -o a.png").status == 0)
            for folder in ["old", "new"] {
                try scratch.file(folder + "/a.png", scratch.contents("a.png"))
            }
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("old/lost.png"), withDestinationPath: "nowhere.png")
            let run = try runs.run("diff \(folders)")
            #expect(run.status == 2, "\(run.text)")
            #expect(run.errors == "old/lost.png: error: there is no such file\n")
            #expect(!run.text.contains("lost.png"), "\(run.text)")
        }
    }
}
