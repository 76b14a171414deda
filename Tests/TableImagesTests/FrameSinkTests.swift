import Foundation
import TableDrawing
import TableImages
import Testing
import TestSupport

/// Animations, read by independent decoders.
@Suite struct FrameSinkTests {
    /// Frames of a square that moves over a background of two colours.
    ///
    /// The last two frames are equal.
    static let frames: [Frame] = (0..<5).map { index in
        var bitmap = Bitmap(width: 24, height: 16, filling: 0xFFFF_FFFF)
        for y in 8..<16 { for x in 0..<24 { bitmap[x, y] = 0xFFE0_E0E8 } }
        for y in 4..<8 {
            for x in 0..<4 { bitmap[min(index, 3) * 5 + x, y] = 0xFF12_3456 &+ UInt32(x * 9) }
        }
        return Frame(
            index: index, time: Double(index) / 30, duration: index == 4 ? 0.5 : 1 / 30,
            bitmap: bitmap)
    }

    static func sequence(
        rate: Double = 30, loop: Int = 0, count: Int = frames.count
    ) -> FrameSequence {
        FrameSequence(
            width: 24, height: 16, scale: 2, frameCount: count, framesPerSecond: rate,
            loopCount: loop)
    }

    static func write(_ sink: any FrameSink, loop: Int = 0) throws {
        try sink.begin(sequence(loop: loop))
        for frame in frames { try sink.write(frame) }
        try sink.finish()
    }

    /// Properties of an animation that Pillow reads: loop count, and each frame's milliseconds and
    /// pixels.
    static func decoded(_ path: String) throws -> (loop: String, delays: [Double], pixels: [Data]) {
        let data = try Pillow.run(
            """
            from PIL import ImageSequence
            image = Image.open(argv[0])
            print(image.info.get("loop", "none"))
            for frame in ImageSequence.Iterator(image):
                print(frame.info["duration"], frame.convert("RGB").tobytes().hex())
            """, path)
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let parts = lines.dropFirst().map { $0.split(separator: " ") }
        return (
            String(lines[0]), parts.map { Double($0[0]) ?? -1 },
            parts.map { part in
                Data(
                    stride(from: 0, to: part[1].count, by: 2).map { place in
                        let start = part[1].index(part[1].startIndex, offsetBy: place)
                        return UInt8(part[1][start...].prefix(2), radix: 16) ?? 0
                    })
            }
        )
    }

    static func rgb(_ bitmap: Bitmap) -> Data {
        Data(
            bitmap.pixels.flatMap {
                [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
            })
    }

    @Test("An APNG has every frame, its exact delay and its pixels")
    func apng() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        try Self.write(try APNGSink(path: path), loop: 3)
        let read = try Self.decoded(path)
        #expect(read.loop == "3")
        #expect(try Self.fractions(path) == ["1/30", "1/30", "1/30", "1/30", "1/2"])
        #expect(read.pixels == Self.frames.map { Self.rgb($0.bitmap) })
        // Viewers without animation see the first frame.
        #expect(try Pillow.decode(path).width == 24)
    }

    /// Returns the written delays of an APNG: numerators and denominators.
    private static func fractions(_ path: String) throws -> [String] {
        let text = try Pillow.run(
            """
            data = open(argv[0], "rb").read()
            at = 8
            while at < len(data):
                length, = struct.unpack_from(">I", data, at)
                if data[at + 4:at + 8] == b"fcTL":
                    print("%d/%d" % struct.unpack_from(">HH", data, at + 28))
                at += 12 + length
            """, path)
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test(
        "The delays of an APNG are the exact fractions of the rate and the holds",
        arguments: [
            (60.0, 0.0, "1/60", "1/60"), (24.0, 1.0, "1/24", "25/24"),
            (29.97, 0.0, "100/2997", "100/2997"),
            (30_000.0 / 1001, 0.25, "1001/30000", "8501/30000"),
            (1_000.0, 600.0, "1/1000", "600/1"),
            (0.1, 600.0, "10/1", "610/1"),
        ])
    func apngDelays(rate: Double, hold: Double, each: String, last: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        let sink = try APNGSink(path: path)
        try sink.begin(Self.sequence(rate: rate, count: 3))
        for index in 0..<3 {
            var frame = Self.frames[index]
            frame.duration = 1 / rate + (index == 2 ? hold : 0)
            try sink.write(frame)
        }
        try sink.finish()
        func value(_ text: String) -> Double {
            let parts = text.split(separator: "/").compactMap { Double($0) }
            return parts[0] / parts[1]
        }
        let found = try Self.fractions(path)
        #expect(Array(found.prefix(2)) == [each, each])
        if hold < 600 || rate < 1 {
            #expect(found.last == last)
        } else {
            // 600.001 s has no fraction of 16 bits. The nearest fraction is off by less than half a
            // step.
            #expect(abs(value(found[2]) - 600.001) < 0.005, "\(found)")
        }
    }

    @Test("The frames of an APNG contain only the changed area")
    func apngRegions() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        try Self.write(try APNGSink(path: path))
        let text = try Pillow.run(
            """
            data = open(argv[0], "rb").read()
            at = 8
            while at < len(data):
                length, = struct.unpack_from(">I", data, at)
                if data[at + 4:at + 8] == b"fcTL":
                    print(*struct.unpack_from(">IIIII", data, at + 8), data[at + 32], data[at + 33])
                at += 12 + length
            """, path)
        #expect(
            String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init) == [
                "0 24 16 0 0 0 0", "1 9 4 0 4 0 0", "3 9 4 5 4 0 0", "5 9 4 10 4 0 0",
                "7 1 1 0 0 0 0",
            ])
    }

    @Test("The held first and last frames have a delay in files, and are repeated in streams")
    func heldFrames() throws {
        var frames = Self.frames
        frames[0].duration = 0.75
        frames[4].duration = 1.25
        func write(_ sink: any FrameSink) throws {
            try sink.begin(Self.sequence())
            for frame in frames { try sink.write(frame) }
            try sink.finish()
        }
        let folder = try TemporaryFolder()
        try write(try APNGSink(path: folder.file("a.png")))
        let apng = try Self.decoded(folder.file("a.png")).delays
        #expect(apng.map { ($0 * 60 / 1_000).rounded() } == [45, 2, 2, 2, 75])
        try write(try GIFSink(path: folder.file("a.gif")))
        #expect(try Self.decoded(folder.file("a.gif")).delays == [750, 30, 40, 30, 1_250])
        let raw = MemorySink()
        try write(RawFrameSink(sink: raw))
        // 0.75 + 3 / 30 + 1.25 seconds at 30 frames a second.
        #expect(raw.bytes.count == 24 * 16 * 4 * 63)
        let y4m = MemorySink()
        try write(Y4MSink(sink: y4m))
        #expect(y4m.bytes.count == 37 + 63 * (6 + 24 * 16 * 3))
        let frameFolder = try TemporaryFolder()
        try write(FrameFolderSink(folder: frameFolder.path))
        #expect(frameFolder.names.count == 5)
    }

    @Test("Invalid rates and durations are errors")
    func badTimes() throws {
        for rate in [0, -1, Double.nan, .infinity] {
            #expect(throws: FrameSinkError.self) {
                try RawFrameSink(sink: MemorySink()).begin(Self.sequence(rate: rate))
            }
        }
        for duration in [-0.1, .nan, .infinity, 656] {
            let sink = Y4MSink(sink: MemorySink())
            try sink.begin(Self.sequence())
            var frame = Self.frames[0]
            frame.duration = duration
            let error = #expect(throws: FrameSinkError.self) { try sink.write(frame) }
            #expect(error?.description.contains("0 to 655 s") == true)
        }
    }

    @Test("A folder has a PNG for each frame, numbered from 0000")
    func folder() throws {
        let folder = try TemporaryFolder()
        try Self.write(FrameFolderSink(folder: folder.path))
        for frame in Self.frames {
            let read = try Pillow.decode(folder.file("frame-000\(frame.index).png"))
            #expect(read.pixels.flatMap { $0.prefix(3) } == Array(Self.rgb(frame.bitmap)))
        }
        #expect(
            FrameFolderSink.path(ofFrame: 3, of: 20_000, in: "x") == "x/frame-00003.png")
    }

    @Test("A stream of raw frames repeats a held frame")
    func raw() throws {
        let sink = MemorySink()
        try Self.write(RawFrameSink(sink: sink))
        #expect(sink.bytes.count == 24 * 16 * 4 * (4 + 15))
        #expect(Array(sink.bytes.suffix(4)) == [0xE0, 0xE0, 0xE8, 0xFF])
    }

    @Test("A Y4M stream states its size and rate and contains BT.601 planes")
    func y4m() throws {
        let sink = MemorySink()
        try Self.write(Y4MSink(sink: sink))
        let head = Array("YUV4MPEG2 W24 H16 F30:1 Ip A1:1 C444\nFRAME\n".utf8)
        #expect(Array(sink.bytes.prefix(head.count)) == head)
        // White is 235, 128, 128.
        #expect(sink.bytes[head.count] == 235)
        #expect(sink.bytes[head.count + 24 * 16] == 128)
        #expect(sink.bytes.count == head.count - 6 + (4 + 15) * (6 + 24 * 16 * 3))
    }

    @Test("A rate of 30000/1001 is kept exactly")
    func fractionalRate() throws {
        let sink = MemorySink()
        let writer = Y4MSink(sink: sink)
        try writer.begin(Self.sequence(rate: 30_000.0 / 1001))
        #expect(String(decoding: sink.bytes, as: UTF8.self).contains("F30000:1001"))
    }

    @Test(
        "An unfinished sink leaves no file, and frames out of order or of another size are errors")
    func unfinished() throws {
        let folder = try TemporaryFolder()
        do {
            let sink = try GIFSink(path: folder.file("a.gif"))
            try sink.begin(Self.sequence())
            try sink.write(Self.frames[0])
            #expect(throws: FrameSinkError.order(found: 2, expected: 1)) {
                try sink.write(Self.frames[2])
            }
            #expect(throws: FrameSinkError.missingFrames(found: 1, expected: 5)) {
                try sink.finish()
            }
        }
        do {
            let sink = try APNGSink(path: folder.file("a.png"))
            try sink.begin(Self.sequence())
            var small = Self.frames[0]
            small.bitmap = Bitmap(width: 2, height: 2)
            #expect(throws: FrameSinkError.size(found: "2 × 2", expected: "24 × 16")) {
                try sink.write(small)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func framesOfAnEarlierRunAreRemovedWhenTheFirstFrameIsWritten() throws {
        let folder = try TemporaryFolder()
        try Self.write(FrameFolderSink(folder: folder.path))
        try Data().write(to: URL(fileURLWithPath: folder.file("notes.png")))
        let kept = FrameFolderSink(folder: folder.path)
        try kept.begin(Self.sequence(count: 2))
        try kept.write(Self.frames[0])
        #expect(folder.names.count == 6)
        // The old frames remain until a new frame exists.
        let sink = FrameFolderSink(folder: folder.path, replacesFrames: true)
        try sink.begin(Self.sequence(count: 3))
        #expect(folder.names.count == 6)
        // No old frames are among the new frames, even if the run fails.
        try sink.write(Self.frames[0])
        #expect(folder.names.sorted() == ["frame-0000.png", "notes.png"])
        try sink.write(Self.frames[1])
        #expect(folder.names.sorted() == ["frame-0000.png", "frame-0001.png", "notes.png"])
    }
}
