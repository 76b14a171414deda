import Foundation
import TableDrawing
import TableImages
import Testing
import TestSupport

/// GIFs, read by independent decoders.
@Suite struct GIFSinkTests {
    @Test("A GIF has every frame, delays without drift, and exact colours of small palettes")
    func gif() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        try FrameSinkTests.write(try GIFSink(path: path))
        let read = try FrameSinkTests.decoded(path)
        #expect(read.loop == "0")
        #expect(read.delays == [30, 40, 30, 30, 500])
        #expect(read.pixels == FrameSinkTests.frames.map { FrameSinkTests.rgb($0.bitmap) })
    }

    @Test("A GIF plays the requested number of times, although its count excludes the first time")
    func gifLoops() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.gif")
        for (plays, written) in [(0, "0"), (1, "none"), (2, "1"), (5, "4")] {
            try FrameSinkTests.write(try GIFSink(path: path), loop: plays)
            #expect(try FrameSinkTests.decoded(path).loop == written)
        }
    }

    @Test("A GIF of 60 frames a second has no delay that browsers extend, and an exact duration")
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
        let read = try FrameSinkTests.decoded(path)
        #expect(read.delays.allSatisfy { $0 >= 20 && $0 <= 30 })
        #expect(read.delays.reduce(0, +) == 1_020)
        #expect(read.delays.count == 41)
        #expect(read.pixels.first == FrameSinkTests.rgb(frames[0].bitmap))
        #expect(read.pixels.last == FrameSinkTests.rgb(frames[60].bitmap))
    }

    @Test(
        "A GIF without all frames is reported, and a GIF with all frames is not",
        arguments: [(60.0, 3, 1), (50.1, 3, 1), (50.0, 3, 0), (60.0, 1, 0)])
    func gifRemark(rate: Double, count: Int, diagnostics: Int) throws {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) {
            try GIFSink(sink: MemorySink()).begin(FrameSinkTests.sequence(rate: rate, count: count))
        }
        #expect(log.diagnostics.count == diagnostics)
        #expect(log.diagnostics.allSatisfy { $0.identifier == "gif.frames-left-out" })
        if rate == 60, count > 1 {
            #expect(log.diagnostics[0].message.contains("60 a second"))
            #expect(log.diagnostics[0].message.contains("50 or fewer"))
        }
    }

    @Test("A loss of transparency in a GIF is reported", arguments: [true, false])
    func transparencyRemark(isOpaque: Bool) throws {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) {
            try GIFSink(sink: MemorySink()).begin(
                FrameSequence(
                    width: 4, height: 4, frameCount: 2, framesPerSecond: 10, isOpaque: isOpaque))
        }
        #expect(
            log.diagnostics.map(\.identifier) == (isOpaque ? [] : ["gif.transparency-on-white"]))
    }

    @Test("A GIF of many colours has a similar palette without dither")
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

    @Test("A GIF keeps 256 colours exactly, and the most frequent of more colours")
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
        // The second frame uses the same colours: all colours in the changed area, and an unchanged
        // row.
        var first = Bitmap(width: 16, height: 17)
        for place in first.pixels.indices { first.pixels[place] = color(place % 256) }
        var second = first
        for place in 0..<256 { second.pixels[place] = color((place + 1) % 256) }
        for (found, bitmap) in zip(try written([first, second]), [first, second]) {
            #expect(found == rgb(bitmap))
        }
        // A thousand colours, and two flat areas beside them.
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
}
