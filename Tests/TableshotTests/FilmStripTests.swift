import Foundation
import Testing

@testable import Tableshot

/// Strips of an animation's frames, read by an independent decoder.
@Suite struct FilmStripTests {
    /// Returns frames of a single colour with a growing bar, 40 × 30 points at 2×.
    private static func frames(_ count: Int, rate: Double = 10) -> [Frame] {
        (0..<count).map { index in
            var bitmap = Bitmap(width: 80, height: 60, filling: 0xFFFF_FFFF)
            for y in 20..<40 {
                for x in 0..<(80 * index / max(1, count - 1)) { bitmap[x, y] = color(index) }
            }
            return Frame(
                index: index, time: Double(index) / rate, duration: 1 / rate, bitmap: bitmap)
        }
    }

    private static func color(_ index: Int) -> UInt32 { 0xFF20_4000 | UInt32(index * 16 + 15) }

    private static func sequence(
        _ count: Int, name: String = "Deselecting a row", rate: Double = 10
    ) -> FrameSequence {
        FrameSequence(
            name: name, width: 80, height: 60, scale: 2, frameCount: count,
            framesPerSecond: rate)
    }

    private static func strip(
        _ frames: [Frame], _ sequence: FrameSequence, columns: Int?
    ) throws -> Data {
        let bytes = MemorySink()
        let sink = FilmStripSink(sink: bytes, columns: columns)
        try sink.begin(sequence)
        for frame in frames { try sink.write(frame) }
        try sink.finish()
        #expect(sink.diagnostics.isEmpty)
        return bytes.data
    }

    @Test func `a strip shows every frame in its own pixels, from the left and the top`() throws {
        let frames = Self.frames(7)
        let read = try Pillow.pixels(
            of: try Self.strip(frames, Self.sequence(7), columns: 3))
        // Margins of 32 points, gaps of 28, columns of at least 120.
        #expect(read.width == (32 + 120 + 28 + 120 + 28 + 120 + 32) * 2)
        #expect(!read.hasAlpha)
        // First pixel rows of the frames, found by the first frame's white.
        let white: [UInt8] = [255, 255, 255, 255]
        func pixel(_ x: Int, _ y: Int) -> [UInt8] {
            Array(read.rgba[((y * read.width + x) * 4)...].prefix(4))
        }
        func top(column: Int, below y: Int) -> Int? {
            (y..<read.height).first { pixel(64 + column * 296, $0) == white }
        }
        var y = 0
        for row in 0..<3 {
            let start = try #require(top(column: 0, below: y))
            for column in 0..<3 where row * 3 + column < 7 {
                let frame = frames[row * 3 + column].bitmap
                var found: [UInt8] = []
                for line in 0..<60 {
                    let place = ((start + line) * read.width + 64 + column * 296) * 4
                    found += read.rgba[place..<(place + 320)]
                }
                #expect(found == frame.straightRGBA, "frame \(row * 3 + column)")
            }
            y = start + 60
        }
        #expect(pixel(64 + 296, y - 30) != white)
    }

    @Test func `a strip of a few frames has a name and times`() throws {
        let png = try Self.strip(Self.frames(7), Self.sequence(7), columns: 3)
        try Snapshots.verify(ImageDecoder().decode(png), scale: 2, "Animation/film-strip")
    }

    @Test
    func `frames of a high rate have times of three digits, and an empty name is omitted`()
        throws
    {
        let png = try Self.strip(
            Self.frames(4, rate: 240), Self.sequence(4, name: "", rate: 240), columns: nil)
        try Snapshots.verify(ImageDecoder().decode(png), scale: 2, "Animation/film-strip-fast")
    }

    @Test func `many frames are drawn smaller, row by row`() throws {
        let count = 60
        let bytes = MemorySink()
        let sink = FilmStripSink(sink: bytes, columns: 12)
        try sink.begin(
            FrameSequence(
                name: "Scrolling", width: 1_200, height: 2_520, scale: 3, frameCount: count,
                framesPerSecond: 60))
        let bitmap = Bitmap(width: 1_200, height: 2_520, filling: 0xFF00_80FF)
        var rows: [Int] = []
        for index in 0..<count {
            let before = bytes.bytes.count
            try sink.write(Frame(index: index, time: 0, duration: 0.1, bitmap: bitmap))
            if bytes.bytes.count > before { rows.append(index) }
        }
        try sink.finish()
        #expect(rows == [11, 23, 35, 47, 59])
        let read = try Pillow.pixels(of: bytes.data)
        #expect(read.width * read.height <= 48_500_000)
        // 400 × 840 points at 1.25×. At 1.5×, they would have too many pixels.
        func isBlue(_ x: Int, _ y: Int) -> Bool {
            let place = (y * read.width + x) * 4
            return Array(read.rgba[place..<(place + 4)]) == [0, 0x80, 255, 255]
        }
        #expect((0..<read.width).count { isBlue($0, read.height / 10) } == 500 * 12)
        #expect((0..<read.height).count { isBlue(200, $0) } == 1_050 * 5)
    }

    @Test func `a strip shows the top of a tall frame`() throws {
        let bitmap = Bitmap(
            width: 50, height: 3_000,
            pixels: (0..<150_000).map { $0 < 50 * 1_400 ? 0xFFFF_0000 : 0xFF00_FF00 })
        let png = try Self.strip(
            [Frame(index: 0, time: 0, duration: 1, bitmap: bitmap)],
            FrameSequence(width: 50, height: 3_000, frameCount: 1, framesPerSecond: 1),
            columns: 1)
        let read = try Pillow.pixels(of: png)
        func count(_ color: [UInt8]) -> Int {
            stride(from: 0, to: read.rgba.count, by: 4).count {
                Array(read.rgba[$0..<($0 + 4)]) == color
            }
        }
        #expect(count([255, 0, 0, 255]) == 50 * 1_400)
        #expect(count([0, 255, 0, 255]) == 0)
    }

    @Test func `times have equal forms in every locale`() throws {
        #expect(FilmStripGrid.stamp(0.2, decimals: 2) == "0.20 s")
        #expect(FilmStripGrid.stamp(1.0 / 30, decimals: 2) == "0.03 s")
        #expect(FilmStripGrid.stamp(12.3456, decimals: 3) == "12.346 s")
        #expect(FilmStripGrid.stamp(-0.5, decimals: 2) == "-0.50 s")
        #expect(FilmStripGrid.stamp(.nan, decimals: 2) == "0.00 s")
    }

    @Test func `too many frames and too many pixels are errors before any output`() throws {
        let folder = NSTemporaryDirectory() + "/strip-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (sequence, words) in [
            (Self.sequence(1_001), "a strip of 1001 frames is asked for; it has at most 1000"),
            (
                FrameSequence(
                    width: 16_000, height: 5_600, scale: 4, frameCount: 1_000,
                    framesPerSecond: 30), "take fewer frames"
            ),
            (
                FrameSequence(
                    width: 10, height: 10, scale: 0, frameCount: 1, framesPerSecond: 30),
                "the scale is 0.0"
            ),
        ] {
            let sink = try FilmStripSink(path: folder + "/strip.png")
            let error = #expect(throws: RenderError.self) { try sink.begin(sequence) }
            #expect(error?.description.contains(words) == true)
        }
        do {
            let sink = try FilmStripSink(path: folder + "/strip.png", columns: 1)
            try sink.begin(Self.sequence(3))
            try sink.write(Self.frames(3)[0])
            #expect(throws: FrameSinkError.missingFrames(found: 1, expected: 3)) {
                try sink.finish()
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test func `a strip on a full disk is an error that names the disk`() throws {
        let sink = try FilmStripSink(path: "/dev/full")
        #expect(throws: OutputError(.write, path: "/dev/full", code: ENOSPC)) {
            try sink.begin(Self.sequence(1))
            try sink.write(Self.frames(1)[0])
            try sink.finish()
        }
    }
}
