import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct PNGEncoderTests {
    private func encode(
        _ bands: [Band], like bitmap: Bitmap, isOpaque: Bool, compression: PNGCompression
    ) throws -> [UInt8] {
        let sink = MemorySink()
        let encoder = try PNGEncoder(
            width: bitmap.width, height: bitmap.height, isOpaque: isOpaque,
            compression: compression, sink: sink)
        for band in bands { try encoder.write(band) }
        try encoder.finish()
        return sink.bytes
    }

    @Test(arguments: PNGCompression.allCases, [true, false])
    func pillowAndLibpngDecodeTheEncodedPixels(
        compression: PNGCompression, isOpaque: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let bitmap = Bitmap.sample(width: 61, height: 150, isOpaque: isOpaque)
        for bandHeight in [1, 13, 64, 150] {
            let bytes = try encode(
                bitmap.bands(of: bandHeight), like: bitmap, isOpaque: isOpaque,
                compression: compression)
            let path = try folder.write(bytes, to: "\(bandHeight).png")
            let independent = try Pillow.decode(path)
            #expect(independent.mode == (isOpaque ? "RGB" : "RGBA"))
            #expect(independent.premultiplied == bitmap)
            #expect(try ImageDecoder().decode(Data(bytes)) == bitmap)
        }
    }

    @Test(arguments: PNGCompression.allCases, [1, 3, 300])
    func incompressibleNoiseIsKept(compression: PNGCompression, height: Int) throws {
        var numbers = SampleNumbers(seed: 11)
        let pixels = (0..<(257 * height)).map { _ in
            UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000
        }
        let bitmap = Bitmap(width: 257, height: height, pixels: pixels)
        let bytes = try encode(
            [Band(y: 0, bitmap: bitmap)], like: bitmap, isOpaque: true, compression: compression)
        #expect(try ImageDecoder().decode(Data(bytes)) == bitmap)
        #expect(bytes.count < 257 * height * 3 * 102 / 100 + 300)
    }

    @Test(arguments: Array(1...9) + [780], [true, false])
    func repeatedRowsAndRowsOfAnyWidthAreKept(width: Int, isNoise: Bool) throws {
        var numbers = SampleNumbers(seed: 12)
        var pixels: [UInt32] = []
        for _ in 0..<6 {
            let color = UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000
            let row = (0..<width).map { x in
                isNoise || x == width - 1
                    ? UInt32(truncatingIfNeeded: numbers.next()) | 0xFF00_0000 : color
            }
            pixels += row + row + row
        }
        let bitmap = Bitmap(width: width, height: 18, pixels: pixels)
        for isOpaque in [true, false] {
            let bytes = try encode(
                bitmap.bands(of: 7), like: bitmap, isOpaque: isOpaque, compression: .portable)
            #expect(try ImageDecoder().decode(Data(bytes)) == bitmap)
        }
    }

    @Test func recordedBytesDoNotDependOnTheBands() throws {
        let bitmap = Bitmap.sample(width: 61, height: 150)
        let files = try [1, 7, 64, 150].map {
            try encode(
                bitmap.bands(of: $0), like: bitmap, isOpaque: true, compression: .recorded)
        }
        #expect(Set(files).count == 1)
    }

    @Test(arguments: [PNGCompression.recorded, .portable])
    func bandsCompressedInParallelHaveTheBytesOfASerialRun(compression: PNGCompression) async throws
    {
        let bitmap = Bitmap.sample(width: 97, height: 500)
        let bands = bitmap.bands(of: 32)
        let serial = try encode(bands, like: bitmap, isOpaque: true, compression: compression)

        let sink = MemorySink()
        let encoder = try PNGEncoder(
            width: bitmap.width, height: bitmap.height, isOpaque: true, compression: compression,
            sink: sink)
        let compressor = encoder.compressor
        let compressed = try await withThrowingTaskGroup { group in
            for band in bands.shuffled() {
                group.addTask { try compressor.compress(band) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for band in compressed.sorted(by: { $0.y < $1.y }) { try encoder.append(band) }
        try encoder.finish()
        #expect(sink.bytes == serial)
    }

    @Test("Runs of a colour are kept at every position and length", arguments: 1...70)
    func stretches(width: Int) throws {
        let colors: [UInt32] = [0xFF12_3456, 0xFFAB_CDEF, 0xFFFF_FFFF, 0xFF00_0102]
        var (pixels, step): ([UInt32], Int) = ([], width)
        while pixels.count < 40 * width {
            pixels += [UInt32](repeating: colors[step * 7 % 4], count: 1 + step * 37 % 90)
            step += 1
        }
        let bitmap = Bitmap(width: width, height: 40, pixels: Array(pixels.prefix(40 * width)))
        let bytes = try encode(
            [Band(y: 0, bitmap: bitmap)], like: bitmap, isOpaque: true, compression: .portable)
        #expect(try ImageDecoder().decode(Data(bytes)) == bitmap)
    }

    @Test func aPictureAboveTheLimitOfLibdeflateIsStreamed() throws {
        let width = 4_096
        let height = PNGCompression.recordedLimit / (3 * width) + 2
        let sink = MemorySink()
        let encoder = try PNGEncoder(
            width: width, height: height, isOpaque: true, compression: .recorded, sink: sink)
        let start = sink.bytes.count
        let strip = Bitmap(width: width, height: height / 2, filling: 0xFF12_3456)
        try encoder.write(Band(y: 0, bitmap: strip))
        #expect(sink.bytes.count > start, "bytes are written before the end")
        let rest = Bitmap(width: width, height: height - height / 2, filling: 0xFF65_4321)
        try encoder.write(Band(y: height / 2, bitmap: rest))
        try encoder.finish()
        let folder = try TemporaryFolder()
        let path = try folder.write(sink.bytes, to: "large.png")
        let answer = try Pillow.run(
            """
            image = Image.open(argv[0])
            print(image.size, image.getpixel((5, 0)), image.getpixel((5, image.height - 1)))
            """, path)
        #expect(
            String(decoding: answer, as: UTF8.self)
                == "(4096, \(height)) (18, 52, 86) (101, 67, 33)\n")
    }

    @Test func everyPremultipliedPixelIsKeptByTheConversions() {
        for alpha in UInt32(0)...255 {
            for colour in 0...alpha {
                let pixel = alpha << 24 | colour << 16 | (alpha - colour) << 8 | colour / 2
                let expected = alpha == 0 ? 0 : pixel
                let straight = Premultiplication.unpremultiplied(pixel)
                #expect(Premultiplication.premultiplied(straight) == expected)
            }
        }
    }

    @Test func coloursAreDividedByAlphaToTheNearestValue() throws {
        // 100 of 128 is 199.2, 101 is 201.2. 1 of 2 is 127.5, which is rounded up.
        let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8064_6500, 0x0201_0002])
        let folder = try TemporaryFolder()
        let path = try folder.write(PNGEncoder.encode(bitmap), to: "a.png")
        let pixels = try Pillow.decode(path).pixels
        #expect(pixels == [[199, 201, 0, 128], [128, 0, 255, 2]])
    }

    @Test func pillowAndTheMetadataReaderReadTheTexts() throws {
        let texts = [
            PNGText("Cairo", "1.16.0"), PNGText("Comment", "Zeitzone: Zürich, 東京"),
            PNGText("Empty", ""),
        ]
        let bytes = try PNGEncoder.encode(Bitmap(width: 1, height: 1, filling: ~0), text: texts)
        let metadata = try PNGMetadata(Data(bytes))
        #expect(metadata.texts == texts)
        #expect(metadata["Cairo"] == "1.16.0")
        #expect(metadata.width == 1 && metadata.height == 1)
        let folder = try TemporaryFolder()
        let answer = try Pillow.run(
            """
            for key, value in Image.open(argv[0]).text.items(): print(ascii((key, str(value))))
            """, folder.write(bytes, to: "text.png"))
        #expect(
            String(decoding: answer, as: UTF8.self) == """
                ('Cairo', '1.16.0')
                ('Comment', 'Zeitzone: Z\\xfcrich, \\u6771\\u4eac')
                ('Empty', '')

                """)
    }

    @Test func theScaleIsWrittenAsDotsPerInch() throws {
        let folder = try TemporaryFolder()
        let bytes = try PNGEncoder.encode(Bitmap(width: 1, height: 1, filling: ~0), scale: 3)
        let answer = try Pillow.run(
            "print(round(Image.open(argv[0]).info['dpi'][0]))", folder.write(bytes, to: "a.png"))
        #expect(String(decoding: answer, as: UTF8.self) == "216\n")
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (1 << 31, 1), (1, Int.max)])
    func impossibleSizesAreErrorsBeforeAByteIsWritten(width: Int, height: Int) {
        let sink = MemorySink()
        #expect(throws: PNGEncodingError.size(width: width, height: height)) {
            try PNGEncoder(width: width, height: height, isOpaque: true, sink: sink)
        }
        #expect(sink.bytes.isEmpty)
    }

    @Test func bandsThatDoNotFitAreErrors() throws {
        let encoder = try PNGEncoder(width: 4, height: 4, isOpaque: true, sink: MemorySink())
        let white: UInt32 = 0xFFFF_FFFF
        let two = Bitmap(width: 4, height: 2, filling: white)
        #expect(throws: PNGEncodingError.bandOrder(found: 2, expected: 0)) {
            try encoder.write(Band(y: 2, bitmap: two))
        }
        #expect(throws: PNGEncodingError.bandWidth(found: 3, expected: 4)) {
            try encoder.write(Band(y: 0, bitmap: Bitmap(width: 3, height: 2, filling: white)))
        }
        try encoder.write(Band(y: 0, bitmap: two))
        #expect(throws: PNGEncodingError.missingRows(found: 2, height: 4)) {
            try encoder.finish()
        }
        #expect(throws: PNGEncodingError.tooManyRows(found: 5, height: 4)) {
            try encoder.write(Band(y: 2, bitmap: Bitmap(width: 4, height: 3, filling: white)))
        }
        var holed = two
        holed[3, 1] = 0xFE00_0000
        #expect(throws: PNGEncodingError.translucentPixel(row: 3)) {
            try encoder.write(Band(y: 2, bitmap: holed))
        }
        try encoder.write(Band(y: 2, bitmap: two))
        try encoder.finish()
        #expect(throws: PNGEncodingError.finished) { try encoder.finish() }
        #expect(throws: PNGEncodingError.finished) {
            try encoder.write(Band(y: 4, bitmap: two))
        }
    }

    @Test(arguments: ["", " leading", "trailing ", "Zürich", String(repeating: "a", count: 80)])
    func keywordsForbiddenByPNGAreErrors(keyword: String) {
        #expect(throws: PNGEncodingError.keyword(keyword)) {
            try PNGEncoder.encode(
                Bitmap(width: 1, height: 1, filling: ~0), text: [PNGText(keyword, "")])
        }
    }

    @Test func photographsAreFilteredAndTextIsNot() throws {
        var photograph = Bitmap(width: 256, height: 1)
        var text = Bitmap(width: 256, height: 1, filling: 0xFFFF_FFFF)
        for x in 0..<256 {
            photograph[x, 0] = 0xFF00_0000 | UInt32(100 + x / 3 + x % 7) * 0x01_0101
            if x % 9 < 3 { text[x, 0] = 0xFF00_0000 | UInt32(x % 9) * 0x50_5050 }
        }
        #expect(photograph.pixels.withUnsafeBufferPointer(PNGFilter.init) == .sub)
        #expect(text.pixels.withUnsafeBufferPointer(PNGFilter.init) == .none)
    }
}
