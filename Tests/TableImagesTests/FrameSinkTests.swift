import Foundation
import TableDrawing
import TableImages
import Testing
import TestSupport

/// Animations as independent decoders read them back.
@Suite struct FrameSinkTests {
    /// Frames of a square that moves over a background of two colours, the last two alike.
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

    /// What Pillow says of an animation: loop, and each frame's milliseconds and pixels.
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

    /// The delays of an APNG as they are written: numerators and denominators.
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
        "An APNG's delays are the fractions that the rate and the hold make, exactly",
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
            // 600.001 s has no fraction of 16 bits; the nearest is off by less than half a step.
            #expect(abs(value(found[2]) - 600.001) < 0.005, "\(found)")
        }
    }

    @Test("An APNG's frames hold only what changed")
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

    @Test("A GIF has every frame, delays that do not drift, and exact colours where they are few")
    func gif() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        try Self.write(try GIFSink(path: path))
        let read = try Self.decoded(path)
        #expect(read.loop == "0")
        #expect(read.delays == [30, 40, 30, 30, 500])
        #expect(read.pixels == Self.frames.map { Self.rgb($0.bitmap) })
    }

    @Test("A GIF is played as often as asked: its own count leaves out the first time")
    func gifLoops() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        for (plays, written) in [(0, "0"), (1, "none"), (2, "1"), (5, "4")] {
            try Self.write(try GIFSink(path: path), loop: plays)
            #expect(try Self.decoded(path).loop == written)
        }
    }

    @Test("At 60 frames a second a GIF has no delay that browsers lengthen, and the whole is exact")
    func fastGIF() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        let frames = (0..<61).map { index in
            Frame(
                index: index, time: Double(index) / 60, duration: 1 / 60,
                bitmap: Bitmap(width: 4, height: 4, filling: 0xFF00_0000 | UInt32(index)))
        }
        let sink = try GIFSink(path: path)
        try sink.begin(
            FrameSequence(width: 4, height: 4, frameCount: 61, framesPerSecond: 60))
        for frame in frames { try sink.write(frame) }
        try sink.finish()
        let read = try Self.decoded(path)
        #expect(read.delays.allSatisfy { $0 >= 20 && $0 <= 30 })
        #expect(read.delays.reduce(0, +) == 1_020)
        #expect(read.delays.count == 41)
        #expect(read.pixels.first == Self.rgb(frames[0].bitmap))
        #expect(read.pixels.last == Self.rgb(frames[60].bitmap))
    }

    @Test(
        "That a GIF leaves frames out is said; where it shows all, nothing is",
        arguments: [(60.0, 3, 1), (50.1, 3, 1), (50.0, 3, 0), (60.0, 1, 0)])
    func gifRemark(rate: Double, count: Int, diagnostics: Int) throws {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) {
            try GIFSink(sink: MemorySink()).begin(Self.sequence(rate: rate, count: count))
        }
        #expect(log.diagnostics.count == diagnostics)
        #expect(log.diagnostics.allSatisfy { $0.identifier == "gif.frames-left-out" })
        if rate == 60, count > 1 {
            #expect(log.diagnostics[0].message.contains("60 a second"))
            #expect(log.diagnostics[0].message.contains("50 or fewer"))
        }
    }

    @Test("First and last frame are held: once in files with delays, repeated in streams")
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
        // 0.75 + 3 / 30 + 1.25 seconds at 30 frames each.
        #expect(raw.bytes.count == 24 * 16 * 4 * 63)
        let y4m = MemorySink()
        try write(Y4MSink(sink: y4m))
        #expect(y4m.bytes.count == 37 + 63 * (6 + 24 * 16 * 3))
        let frameFolder = try TemporaryFolder()
        try write(FrameFolderSink(folder: frameFolder.path))
        #expect(frameFolder.names.count == 5)
    }

    @Test("Rates and durations that are none are refused")
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

    @Test("A GIF of many colours has a palette that comes near, and no dither")
    func gifPalette() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        var bitmap = Bitmap(width: 64, height: 64)
        for y in 0..<64 {
            for x in 0..<64 {
                bitmap[x, y] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | 0x40
            }
        }
        let sink = try GIFSink(path: path)
        try sink.begin(
            FrameSequence(width: 64, height: 64, frameCount: 1, framesPerSecond: 1))
        try sink.write(Frame(index: 0, time: 0, duration: 1, bitmap: bitmap))
        try sink.finish()
        let read = try Pillow.decode(path)
        var total = 0
        for (pixel, found) in zip(bitmap.pixels, read.pixels) {
            let red = Int(pixel >> 16 & 0xFF) - Int(found[0])
            let green = Int(pixel >> 8 & 0xFF) - Int(found[1])
            let blue = Int(pixel & 0xFF) - Int(found[2])
            total += abs(red) + abs(green) + abs(blue)
            #expect(max(abs(red), abs(green), abs(blue)) < 24)
        }
        #expect(total / bitmap.pixels.count < 14)
    }

    @Test("A GIF keeps 256 colours exactly, and of more those that cover most")
    func gifExact() throws {
        let folder = try TemporaryFolder()
        func written(_ frames: [Bitmap]) throws -> [[[UInt8]]] {
            let path = folder.file("\(UUID().uuidString).gif")
            let sink = try GIFSink(path: path)
            try sink.begin(
                FrameSequence(
                    width: frames[0].width, height: frames[0].height, frameCount: frames.count,
                    framesPerSecond: 10))
            for (index, bitmap) in frames.enumerated() {
                try sink.write(
                    Frame(index: index, time: Double(index) / 10, duration: 0.1, bitmap: bitmap))
            }
            try sink.finish()
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let reader = try #require(try FrameReaders.reader(of: data))
            return try (0..<frames.count).map { _ in
                let frame = try #require(try reader.next())
                return frame.bitmap.pixels.map {
                    [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
                }
            }
        }
        func color(_ index: Int) -> UInt32 {
            0xFF00_0000 | UInt32(index) << 16 | UInt32(255 - index) << 8 | UInt32(index * 7 % 256)
        }
        func rgb(_ bitmap: Bitmap) -> [[UInt8]] {
            bitmap.pixels.map {
                [UInt8($0 >> 16 & 0xFF), UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)]
            }
        }
        // The second frame has the same colours, all of them where they change, and a row that stays.
        var first = Bitmap(width: 16, height: 17)
        for place in first.pixels.indices { first.pixels[place] = color(place % 256) }
        var second = first
        for place in 0..<256 { second.pixels[place] = color((place + 1) % 256) }
        for (found, bitmap) in zip(try written([first, second]), [first, second]) {
            #expect(found == rgb(bitmap))
        }
        // A thousand colours and two flat areas beside them.
        var many = Bitmap(width: 60, height: 60)
        for place in many.pixels.indices {
            many.pixels[place] =
                place >= 2_600
                ? 0xFF00_0000 | UInt32(place % 40 * 6) << 16 | UInt32(place % 25 * 10) << 8 | 0x30
                : place >= 1_300 ? 0xFFF2_F2F7 : 0xFFFF_FFFF
        }
        let found = try written([many])[0]
        #expect(Array(found.prefix(2_600)) == Array(rgb(many).prefix(2_600)))
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

    @Test("A stream of raw frames repeats a frame that is held")
    func raw() throws {
        let sink = MemorySink()
        try Self.write(RawFrameSink(sink: sink))
        #expect(sink.bytes.count == 24 * 16 * 4 * (4 + 15))
        #expect(Array(sink.bytes.suffix(4)) == [0xE0, 0xE0, 0xE8, 0xFF])
    }

    @Test("A Y4M stream says its size and rate and holds BT.601 planes")
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

    @Test("What is not finished leaves no file; frames out of order or of another size are refused")
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

    @Test func framesOfAnEarlierRunGoAsTheFirstOneIsWritten() throws {
        let folder = try TemporaryFolder()
        try Self.write(FrameFolderSink(folder: folder.path))
        try Data().write(to: URL(fileURLWithPath: folder.file("notes.png")))
        let kept = FrameFolderSink(folder: folder.path)
        try kept.begin(Self.sequence(count: 2))
        try kept.write(Self.frames[0])
        #expect(folder.names.count == 6)
        // Nothing goes before there is something.
        let sink = FrameFolderSink(folder: folder.path, replacesFrames: true)
        try sink.begin(Self.sequence(count: 3))
        #expect(folder.names.count == 6)
        // Whatever becomes of the run, no others are among its frames.
        try sink.write(Self.frames[0])
        #expect(folder.names.sorted() == ["frame-0000.png", "notes.png"])
        try sink.write(Self.frames[1])
        #expect(folder.names.sorted() == ["frame-0000.png", "frame-0001.png", "notes.png"])
    }
}
