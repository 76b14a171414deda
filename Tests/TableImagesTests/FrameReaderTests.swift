import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct FrameReaderTests {
    private func frames(_ path: String) throws -> [Frame] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try frames(data)
    }

    private func frames(_ data: Data) throws -> [Frame] {
        guard let reader = try FrameReaders.reader(of: data, name: "film") else { return [] }
        return try all(of: reader)
    }

    private func all(of reader: any FrameReader) throws -> [Frame] {
        var frames: [Frame] = []
        while let frame = try reader.next() { frames.append(frame) }
        return frames
    }

    @Test func writtenFramesAreReadBack() throws {
        let folder = try TemporaryFolder()
        let (png, gif) = (folder.file("a.png"), folder.file("a.gif"))
        let webp = folder.file("a.webp")
        try FrameSinkTests.write(try APNGSink(path: png), loop: 3)
        try FrameSinkTests.write(try GIFSink(path: gif), loop: 3)
        try FrameSinkTests.write(try AnimatedWebPSink(path: webp), loop: 3)
        let expected = FrameSinkTests.frames
        for path in [png, gif, webp] {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let reader = try #require(try FrameReaders.reader(of: data))
            #expect(reader.width == 24 && reader.height == 16)
            let read = try all(of: reader)
            #expect(reader.loopCount == 3, "\(path)")
            let total = read.last.map { $0.time + $0.duration } ?? 0
            #expect(abs(total - (4.0 / 30 + 0.5)) < 0.011, "\(path)")
            // A WebP extends the duration of a repeated frame.
            let isWebP = path == webp
            #expect(read.map(\.index) == Array(0..<(isWebP ? 4 : 5)))
            for (frame, original) in zip(read, expected) {
                #expect(frame.bitmap == original.bitmap, "\(path) \(frame.index)")
            }
        }
        #expect(try frames(png).map(\.duration) == expected.map(\.duration))
    }

    @Test func aFolderOfFramesIsReadInItsOrder() throws {
        let folder = try TemporaryFolder()
        try FrameSinkTests.write(FrameFolderSink(folder: folder.path))
        let reader = try #require(try FrameFolderReader(folder: folder.path))
        #expect(reader.frameCount == 5)
        #expect(try all(of: reader).map(\.bitmap) == FrameSinkTests.frames.map(\.bitmap))
        _ = try folder.write([1], to: "notes.txt")
        #expect(try FrameFolderReader(folder: folder.path) == nil, "other files are no frames")
    }

    @Test func stillPicturesHaveNoReader() throws {
        let still = try PNGEncoder.encode(Bitmap.sample(width: 8, height: 8))
        #expect(try FrameReaders.reader(of: Data(still)) == nil)
        #expect(try FrameReaders.reader(of: Data()) == nil)
        #expect(try FrameReaders.reader(of: Data("a text".utf8)) == nil)
    }

    /// Animations with every disposal and both blend modes, written and composited by Pillow.
    @Test(arguments: ["RGBA", "P", "L"])
    func disposalAndBlendingEqualTheResultsOfPillow(mode: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.png")
        let shown = try Pillow.run(
            """
            from PIL import ImageDraw, ImageSequence
            frames = []
            for i in range(7):
                image = Image.new("RGBA", (30, 20), (0, 0, 0, 0) if i else (200, 220, 240, 255))
                draw = ImageDraw.Draw(image)
                draw.rectangle((i * 3, i, i * 3 + 8, i + 9), fill=(250 - i * 30, i * 30, 90, 255))
                draw.rectangle((4, i + 4, 20, i + 6), fill=(10, 200, 30, 0 if i % 2 else 255))
                if argv[1] != "RGBA": image = image.convert("RGB").convert(argv[1])
                frames.append(image)
            frames[0].save(argv[0], save_all=True, append_images=frames[1:], duration=70,
                disposal=[0, 1, 2, 0, 2, 1, 0] if argv[1] == "RGBA" else 0,
                blend=[0, 1, 1, 0, 1, 1, 1] if argv[1] == "RGBA" else 0, format="PNG")
            for frame in ImageSequence.Iterator(Image.open(argv[0])):
                print(frame.convert("RGBA").tobytes().hex())
            """, path, mode)
        let expected = String(decoding: shown, as: UTF8.self).split(separator: "\n")
        let read = try frames(path)
        #expect(read.count == expected.count)
        for (frame, hex) in zip(read, expected) {
            #expect(abs(frame.duration - 0.07) < 1e-9)
            let pixels = frame.bitmap.pixels.map { pixel -> [Int] in
                let straight = Premultiplication.unpremultiplied(pixel)
                return [16, 8, 0, 24].map { Int(straight >> $0 & 0xFF) }
            }
            let digits = Array(hex.utf8)
            for (place, pixel) in pixels.enumerated() {
                let theirs = (0..<4).map { channel -> Int in
                    let start = (place * 4 + channel) * 2
                    let text = String(decoding: digits[start..<(start + 2)], as: UTF8.self)
                    return Int(text, radix: 16) ?? -1
                }
                if theirs[3] == 0 && pixel[3] == 0 { continue }
                #expect(pixel == theirs, "frame \(frame.index), pixel \(place)")
            }
        }
    }

    /// Pillow computes a wrong alpha for translucent pixels over opaque pixels, so the values are
    /// computed by hand.
    @Test func translucentPixelsAreBlended() {
        #expect(PixelBlending.over(0xFFFF_FFFF, 0x8000_0000) == 0xFF7F_7F7F)
        #expect(PixelBlending.over(0x8080_0000, 0x8000_8000) == 0xC040_8000)
        #expect(PixelBlending.over(0x1203_0405, 0) == 0x1203_0405)
        #expect(PixelBlending.over(0x1203_0405, 0xFF01_0203) == 0xFF01_0203)
    }

    @Test func aStillPictureOutsideOfTheAnimationIsOmitted() throws {
        let (red, blue) = (Bitmap(width: 2, height: 2, filling: 0xFFFF_0000), 0xFF00_00FF as UInt32)
        let still = try chunks(of: red)
        let frame = try chunks(of: Bitmap(width: 2, height: 2, filling: blue))
        let film = png(
            ("IHDR", still["IHDR"] ?? []), ("acTL", number(1) + number(0)),
            ("IDAT", still["IDAT"] ?? []), ("fcTL", control(0, 2, 2)),
            ("fdAT", number(1) + (frame["IDAT"] ?? [])), ("IEND", []))
        #expect(try frames(film).map(\.bitmap.pixels) == [[blue, blue, blue, blue]])
    }

    @Test func brokenAnimationsAreErrors() throws {
        let still = try chunks(of: Bitmap(width: 2, height: 2, filling: 0xFFFF_0000))
        let (head, data) = (still["IHDR"] ?? [], still["IDAT"] ?? [])
        func message(_ chunks: (StaticString, [UInt8])...) -> String {
            do {
                _ = try frames(
                    Data(
                        PNGChunk.signature
                            + ([("IHDR", head)] + chunks + [("IDAT", data), ("IEND", [])])
                            .flatMap { PNGChunk.bytes($0.0, $0.1) }))
                return "no error"
            } catch { return "\(error)" }
        }
        let one = number(1) + number(0)
        #expect(message(("acTL", one), ("fcTL", control(0, 2, 2))) == "no error")
        #expect(message(("acTL", one)).contains("says that it has 1 frame, and has 0"))
        #expect(message(("acTL", number(0) + number(0))).contains("has 0 frames"))
        #expect(message(("acTL", number(99_999_999) + number(0))).contains("are read at most"))
        #expect(message(("acTL", [1])).contains("acTL"))
        #expect(
            message(("acTL", one), ("fcTL", control(0, 3, 2))).contains("lies outside"))
        #expect(
            message(("acTL", one), ("fcTL", control(0, 2, 2, x: 0xFFFF_FFFF)))
                .contains("lies outside"))
        #expect(message(("acTL", one), ("fcTL", control(0, 0, 2))).contains("lies outside"))
        #expect(message(("acTL", one), ("fcTL", control(5, 2, 2))).contains("out of order"))
        #expect(
            message(("acTL", one), ("fcTL", control(0, 2, 2, end: [9, 0]))).contains("disposal"))
        #expect(
            message(("acTL", one), ("fcTL", control(0, 2, 2, end: [0, 7]))).contains("blending"))
        #expect(message(("acTL", one), ("fdAT", number(0))).contains("out of order"))
    }

    /// With any changed byte, the reader returns frames or an error.
    @Test(arguments: ["png", "gif", "webp"])
    func damagedAnimationsNeverCrashTheReader(kind: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.\(kind)")
        let sink: any FrameSink =
            switch kind {
            case "png": try APNGSink(path: path)
            case "gif": try GIFSink(path: path)
            default: try AnimatedWebPSink(path: path)
            }
        try FrameSinkTests.write(sink)
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        for end in stride(from: 0, to: bytes.count - 1, by: 3) {
            let read = try? frames(Data(bytes[..<end]))
            if let read, kind != "webp" { #expect(read.count < 5, "cut at \(end)") }
        }
        for place in bytes.indices {
            for value in [bytes[place] ^ 0x80, 0, 0xFF] {
                var damaged = bytes
                damaged[place] = value
                _ = try? frames(Data(damaged))
            }
        }
    }

    private func number(_ value: Int) -> [UInt8] { PNGChunk.bigEndian(value) }

    private func control(
        _ index: Int, _ width: Int, _ height: Int, x: Int = 0, end: [UInt8] = [0, 0]
    ) -> [UInt8] {
        number(index) + number(width) + number(height) + number(x) + number(0)
            + [0, 1, 0, 30] + end
    }

    private func png(_ chunks: (StaticString, [UInt8])...) -> Data {
        Data(PNGChunk.signature + chunks.flatMap { PNGChunk.bytes($0.0, $0.1) })
    }

    /// Chunks of a picture.
    ///
    /// The data of several chunks of a type is joined.
    private func chunks(of bitmap: Bitmap) throws -> [String: [UInt8]] {
        let bytes = try PNGEncoder.encode(bitmap)
        return try bytes.withUnsafeBytes { bytes in
            var reader = PNGChunkReader(bytes)
            var chunks: [String: [UInt8]] = [:]
            while let chunk = try reader.next() { chunks[chunk.type, default: []] += chunk.data }
            return chunks
        }
    }

    /// A canvas of 25 million pixels, which is valid for an image and not for a frame.
    @Test func `the limit of pixels is lower for a frame than for a still picture`() throws {
        let size = UInt16(5_000).littleEndian
        var gif = Data("GIF89a".utf8)
        for _ in 0..<2 { withUnsafeBytes(of: size) { gif.append(contentsOf: $0) } }
        gif.append(contentsOf: [0, 0, 0, 0x3B])
        do throws(ImageError) {
            _ = try FrameReaders.reader(of: gif, name: "a.gif")
            Issue.record("read")
        } catch {
            #expect(
                error.reason == .tooManyPixels(width: 5_000, height: 5_000, limit: 16_777_216))
        }
    }
}
