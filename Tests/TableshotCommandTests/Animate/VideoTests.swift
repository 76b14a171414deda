import Foundation
import TestSupport
import Testing

/// Videos encoded by ffmpeg.
@Suite struct VideoTests {
    /// Document of an odd size, with 11 frames at 20 frames per second and a held last frame.
    private static let document = AnimationRuns.document
        .replacingOccurrences(of: "width: 160, height: 100", with: "width: 161, height: 101")
        .replacingOccurrences(of: "fps: 20", with: "fps: 20, hold: 1")

    /// Returns facts from ffprobe about a file's video stream.
    private func facts(of path: String) throws -> [String: String] {
        let output = try Program.run(
            [
                "/usr/bin/ffprobe",
                "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                "stream=codec_name,pix_fmt,width,height,avg_frame_rate,nb_read_frames,"
                    + "color_space,color_range",
                "-of", "default=noprint_wrappers=1", "file:" + path,
            ])
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        return Dictionary(
            uniqueKeysWithValues: lines.map {
                let parts = $0.split(separator: "=", maxSplits: 1).map(String.init)
                return (parts[0], parts.count > 1 ? parts[1] : "")
            })
    }

    @Test(arguments: [("a.mp4", "h264"), ("a.webm", "vp9")])
    func `players accept a video of an odd size`(name: String, codec: String) throws {
        try Scratch.with { scratch in
            let run = try AnimationRuns.run(
                "list.table.yaml -o \(name)", in: scratch, Self.document)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text == name + "\n")
            let facts = try facts(of: scratch.path(name))
            #expect(facts["codec_name"] == codec && facts["pix_fmt"] == "yuv420p")
            #expect(facts["width"] == "162" && facts["height"] == "102")
            #expect(facts["avg_frame_rate"] == "20/1" && facts["nb_read_frames"] == "31")
            #expect(facts["color_space"] == "bt709" && facts["color_range"] == "tv")
            // The index precedes the pixels, so that players can begin before they have loaded the
            // whole file.
            let bytes = scratch.contents(name)
            if codec == "h264" {
                let index = try #require(bytes.range(of: Data("moov".utf8)))
                let pixels = try #require(bytes.range(of: Data("mdat".utf8)))
                #expect(index.lowerBound < pixels.lowerBound)
            }
            #expect(scratch.names.filter { $0.hasSuffix(".tmp") } == [])
        }
    }

    @Test func `a frame of the video shows the colours of the picture`() throws {
        try Scratch.with { scratch in
            let red = """
                screen: {width: 101, height: 41, scale: 1}
                table: {rows: [], backgroundColor: "#c02040"}

                """
            try scratch.file("red.table.yaml", red + "animation: {fps: 10, duration: 0.5}\n")
            let run = try Command(in: scratch.url).run("animate", "red.table.yaml", "-o", "a.mp4")
            #expect(run.status == 0, "\(run.errors)")
            let pixels = try Program.run(
                [
                    "/usr/bin/ffmpeg",
                    "-v", "error", "-i", "file:" + scratch.path("a.mp4"), "-frames:v", "1", "-f",
                    "rawvideo", "-pix_fmt", "rgb24", "-",
                ])
            #expect(pixels.count == 102 * 42 * 3)
            // The last column is the extension of the odd width.
            for place in [20 * 102 + 50, 20 * 102 + 101, 41 * 102 + 50] {
                let color = pixels[
                    pixels.startIndex + place * 3..<pixels.startIndex + place * 3 + 3]
                for (found, wanted) in zip(color, [0xC0, 0x20, 0x40]) {
                    #expect(abs(Int(found) - wanted) <= 3, "\(Array(color))")
                }
            }
        }
    }

    @Test(arguments: ["-x.mp4", "concat:a|b.mp4", "a b'\"%03d.webm", "pipe:1.mp4", "é\n.mp4"])
    func `a video file can have any name`(name: String) throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", Self.document)
            let run = try Command(in: scratch.url)
                .run("animate", "list.table.yaml", "--output=" + name, "-q")
            #expect(run.status == 0, "\(run.errors)")
            #expect(Set(scratch.names) == ["list.table.yaml", name])
            #expect(try facts(of: scratch.path(name))["width"] == "162")
        }
    }

    @Test func `a missing ffmpeg and a missing encoder are errors that name the package`() throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", Self.document)
            try scratch.file("old.mp4", "before")
            var command = Command(in: scratch.url)
            command.environment = ["PATH": scratch.path("none") + ":."]
            let missing = try command.run("animate", "list.table.yaml", "-o", "old.mp4")
            #expect(missing.status == 2)
            #expect(missing.errors.contains("needs the program ffmpeg, which is not on the PATH"))
            #expect(missing.errors.contains("install it: "))
            let fake = try scratch.file("bin/ffmpeg", "#!/bin/sh\necho ' V..... mpeg4'\n")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: fake)
            command.environment = ["PATH": scratch.path("bin")]
            let poor = try command.run("animate", "list.table.yaml", "-o", "new.webm")
            #expect(poor.status == 2)
            #expect(poor.errors.contains("/bin/ffmpeg has no encoder libvpx-vp9"), "\(poor.errors)")
            #expect(scratch.contents("old.mp4") == Data("before".utf8))
            #expect(!scratch.names.contains("new.webm"))
        }
    }

    @Test func `a failing ffmpeg leaves the former video unchanged`() throws {
        try Scratch.with { scratch in
            try scratch.file("list.table.yaml", Self.document)
            try scratch.file("old.mp4", "before")
            let script = """
                #!/bin/sh
                case "$*" in
                *-encoders*) echo ' V..... libx264' ;;
                *) echo 'no space' >&2; exit 7 ;;
                esac

                """
            let fake = try scratch.file("bin/ffmpeg", script)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: fake)
            var command = Command(in: scratch.url)
            command.environment = ["PATH": scratch.path("bin")]
            let run = try command.run("animate", "list.table.yaml", "-o", "old.mp4")
            #expect(run.status == 2)
            #expect(run.errors.contains("ffmpeg could not write the animation: no space"))
            #expect(Set(scratch.names) == ["list.table.yaml", "old.mp4", "bin"])
            #expect(scratch.contents("old.mp4") == Data("before".utf8))
        }
    }
}
