import Foundation
import TableDrawing
import Testing

@testable import TableImages

/// Texts after the pixels, and animations with a palette.
@Suite struct PNGTailTests {
    private let bitmap = Bitmap(width: 3, height: 2, filling: 0xFF12_3456)

    @Test func textsAfterThePixelsAreReadAndRemoved() throws {
        let plain = try PNGEncoder.encode(bitmap, text: [PNGText("Software", "x")])
        let long = String(repeating: "Zürich ", count: 40_000)
        let whole = try PNGTail.adding(
            [PNGText("Fonts", "Inter")], compressed: [PNGText("Long", long)], to: plain)
        #expect(whole.count < plain.count + 1_500)
        #expect(PNGTail.compressedText("Long", in: Data(whole)) == long)
        #expect(PNGTail.compressedText("Other", in: Data(whole)) == nil)
        #expect(try PNGMetadata(Data(whole)).texts.map(\.keyword) == ["Software", "Fonts"])
        #expect(PNGTail.removed(from: Data(whole)) == Data(plain))
        #expect(PNGTail.removed(from: Data(plain)) == Data(plain))
        #expect(PNGTail.removed(from: Data("hello".utf8)) == Data("hello".utf8))
        #expect(try ImageDecoder().decode(Data(whole)) == bitmap)
        #expect(try PNGTail.adding([PNGText("a", "b")], to: [1, 2]) == [1, 2])
    }

    @Test func aDamagedOrTooLongCompressedTextIsIgnored() throws {
        var bytes = try PNGTail.adding(
            [], compressed: [PNGText("Long", "abc")], to: PNGEncoder.encode(bitmap))
        bytes[bytes.count - 20] ^= 0xFF
        #expect(PNGTail.compressedText("Long", in: Data(bytes)) == nil)
        let bomb = try PNGTail.adding(
            [], compressed: [PNGText("Long", String(repeating: "a", count: PNGTail.limit + 1))],
            to: PNGEncoder.encode(bitmap))
        #expect(PNGTail.compressedText("Long", in: Data(bomb)) == nil)
    }

    /// Returns an animation of frames, written by `APNGSink`.
    private func animation(_ frames: [Bitmap]) throws -> Data {
        let sink = MemorySink()
        let writer = APNGSink(sink: sink, compression: .recorded)
        try writer.begin(
            FrameSequence(
                width: 40, height: 30, scale: 2, frameCount: frames.count, framesPerSecond: 10,
                isOpaque: false, text: [PNGText("Software", "x")]))
        for (index, frame) in frames.enumerated() {
            try writer.write(
                Frame(index: index, time: Double(index) / 10, duration: 0.1, bitmap: frame))
        }
        try writer.finish()
        return sink.data
    }

    @Test(arguments: [2, 3, 16, 100, 256])
    func anAnimationOfFewColoursHasAPalette(count: Int) throws {
        // Some of the colours are translucent, in an order without benefit for filters.
        let colors = (0..<count).map { index -> UInt32 in
            let alpha: UInt32 = index % 5 == 4 ? 0x80 : 0xFF
            return alpha << 24 | UInt32(index * 37 % 0x80)
        }
        var number: UInt32 = 1
        let frames = (0..<4).map { _ in
            var frame = Bitmap(width: 40, height: 30)
            for index in frame.pixels.indices {
                number = number &* 1_664_525 &+ 1_013_904_223
                frame.pixels[index] = colors[Int(number >> 16) % count]
            }
            return frame
        }
        let plain = try animation(frames)
        let small = Data(try #require(try PaletteAPNG.encode(plain)))
        #expect(small.count < plain.count)
        let (one, other) = (
            try APNGReader(plain, name: nil, limits: ImageLimits()),
            try APNGReader(small, name: nil, limits: ImageLimits())
        )
        for frame in frames {
            let (old, new) = (try #require(try one.next()), try #require(try other.next()))
            #expect(new.bitmap == frame)
            #expect(old.bitmap == new.bitmap && old.duration == new.duration)
        }
        #expect(try other.next() == nil)
        #expect(try PNGMetadata(small).texts == [PNGText("Software", "x")])
    }

    @Test func anAnimationOfManyColoursHasNoPalette() throws {
        var bitmap = Bitmap(width: 40, height: 30, filling: 0xFF00_0000)
        for index in 0..<256 { bitmap.pixels[index] = 0xFF00_0100 + UInt32(index) }
        #expect(try PaletteAPNG.encode(animation([bitmap])) == nil)
    }
}
