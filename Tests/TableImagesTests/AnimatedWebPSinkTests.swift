import Foundation
import TableDrawing
import TableImages
import Testing
import TestSupport

/// Animated WebPs, read by Pillow.
@Suite struct AnimatedWebPSinkTests {
    /// Returns a sequence of frames of a common size.
    private func sequence(
        of frames: [Frame], rate: Double = 30, loop: Int = 0
    ) -> FrameSequence {
        FrameSequence(
            width: frames[0].bitmap.width, height: frames[0].bitmap.height,
            frameCount: frames.count, framesPerSecond: rate, loopCount: loop,
            isOpaque: frames.allSatisfy(\.bitmap.isOpaque))
    }

    /// Writes frames, and returns the properties that Pillow reads: loop count, end of each frame
    /// in milliseconds, and pixels as red, green, blue, alpha.
    private func readBack(
        _ frames: [Frame], rate: Double = 30, loop: Int = 0
    ) throws -> (loop: Int, ends: [Int], pixels: [Data]) {
        let folder = try TemporaryFolder()
        let path = folder.file("a.webp")
        let sink = try AnimatedWebPSink(path: path)
        try sink.begin(sequence(of: frames, rate: rate, loop: loop))
        for frame in frames { try sink.write(frame) }
        try sink.finish()
        #expect(folder.names == ["a.webp"])
        let data = try Pillow.run(
            """
            image = Image.open(argv[0])
            out = sys.stdout.buffer
            out.write(struct.pack("<iiii", image.info["loop"], image.n_frames, *image.size))
            for number in range(image.n_frames):
                image.seek(number)
                image.load()
                out.write(struct.pack("<i", image.info["timestamp"] + image.info["duration"]))
                out.write(image.convert("RGBA").tobytes())
            """, path)
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
        }
        let size = number(8) * number(12) * 4
        let starts = (0..<number(4)).map { 16 + $0 * (size + 4) }
        return (number(0), starts.map(number), starts.map { data[($0 + 4)..<($0 + 4 + size)] })
    }

    private func straight(_ bitmap: Bitmap) -> Data {
        Data(
            bitmap.pixels.flatMap { pixel -> [UInt8] in
                let alpha = pixel >> 24
                guard alpha > 0 else { return [0, 0, 0, 0] }
                let color = [16, 8, 0].map { shift -> UInt8 in
                    UInt8(min(255, (((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha))
                }
                return color + [UInt8(alpha)]
            })
    }

    /// Pictures of many colours.
    ///
    /// A part changes between the pictures.
    private func frames(
        _ count: Int, isOpaque: Bool, duration: (Int) -> Double
    ) -> [Frame] {
        let base = Bitmap.sample(width: 61, height: 47, isOpaque: isOpaque)
        return (0..<count).map { index in
            var bitmap = base
            for y in 9..<20 {
                for x in 0..<11 {
                    let level = UInt32((x * 17 + index * 31) % 200)
                    bitmap[x + index % 40, y] =
                        isOpaque || y > 14
                        ? 0xFF00_0000 | level << 16 | level << 8 | 0x30
                        : 0x8000_0000 | (level / 2) << 8
                }
            }
            return Frame(
                index: index, time: Double(index) / 30, duration: duration(index), bitmap: bitmap)
        }
    }

    @Test(
        "An animated WebP contains every frame with its pixels, opaque and translucent",
        arguments: [true, false])
    func pixels(isOpaque: Bool) throws {
        let frames = frames(7, isOpaque: isOpaque) { $0 == 0 || $0 == 6 ? 0.5 : 1 / 30 }
        let read = try readBack(frames, loop: 3)
        #expect(read.loop == 3)
        #expect(read.ends == [500, 533, 567, 600, 633, 667, 1_167])
        #expect(read.pixels == frames.map { straight($0.bitmap) })
    }

    @Test("Delays of a hundred frames at 60 a second do not drift")
    func delays() throws {
        let frames = frames(100, isOpaque: true) { _ in 1 / 60 }
        let read = try readBack(frames, rate: 60)
        #expect(read.loop == 0)
        #expect(read.ends == (1...100).map { Int((Double($0) * 1_000 / 60).rounded()) })
    }

    @Test("A frame equal to the previous frame extends its duration")
    func equalFrames() throws {
        let read = try readBack(FrameSinkTests.frames)
        #expect(read.ends == [33, 67, 100, 633])
        #expect(read.pixels == FrameSinkTests.frames.dropLast().map { straight($0.bitmap) })
    }

    @Test("Sizes, rates and lengths beyond the limits of WebP are errors that name them")
    func limits() throws {
        func refusal(_ sequence: FrameSequence) -> String {
            let error = #expect(throws: FrameSinkError.self) {
                try AnimatedWebPSink(sink: MemorySink()).begin(sequence)
            }
            return error?.description ?? ""
        }
        #expect(
            refusal(
                FrameSequence(width: 16_384, height: 10, frameCount: 1, framesPerSecond: 30)
            ).contains("at most 16383 px in each direction, not 16384 × 10"))
        #expect(
            refusal(FrameSequence(width: 1, height: 1, frameCount: 1, framesPerSecond: 2_000))
                .contains("at most 1000 frames per second"))
        let widest = Frame(
            index: 0, time: 0, duration: 1, bitmap: Bitmap(width: 16_383, height: 1))
        #expect(try readBack([widest]).pixels.count == 1)
    }
}
