import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

/// PNGs decoded without libpng, and PNGs decoded by libpng.
@Suite struct CommonPNGTests {
    private func common(_ bytes: [UInt8]) -> [UInt32]? {
        var hasForeignNumber = false
        return bytes.withUnsafeBytes { CommonPNG($0)?.pixels(hasForeignNumber: &hasForeignNumber) }
    }

    /// Returns the pixels that libpng decodes from a file.
    private func libpng(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt32]? {
        bytes.withUnsafeBytes {
            try? PNGDecoder.decodeWithLibpng($0, width: width, height: height)
        }
    }

    private func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
        PNGChunk.bytes(type, data)
    }

    @Test("Every form with every filter has the pixels of libpng", arguments: PNGForm.allCases)
    func forms(form: PNGForm) throws {
        for filters: [UInt8] in [[0], [1], [2], [3], [4], [4, 2, 0, 1, 3, 4, 4]] {
            for width in [1, 2, 3, 5, 8, 33, 200] {
                for height in [1, 2, 21] {
                    let png = SamplePNG(width: width, height: height, form: form, filters: filters)
                    let bytes = try png.bytes()
                    let pixels = common(bytes)
                    #expect(pixels != nil && pixels?.count == width * height)
                    #expect(
                        pixels == libpng(bytes, width, height),
                        "\(form), filters \(filters), \(width) × \(height)")
                }
            }
        }
    }

    @Test("A stream in many parts, among chunks without an effect, has the pixels of libpng")
    func chunks() throws {
        var png = SamplePNG(width: 50, height: 40, form: .rgb, filters: [4])
        png.parts = 17
        png.chunks = [
            chunk("gAMA", PNGChunk.bigEndian(45_455)), chunk("sRGB", [0]),
            chunk("bKGD", [0, 255, 0, 0, 0, 0]), chunk("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 1]),
            chunk("tEXt", [0x41, 0, 0x42]),
            chunk("cHRM", (1...8).flatMap { PNGChunk.bigEndian($0 * 10_000) }),
            chunk("iCCP", [0x41, 0, 0, 1, 2, 3]),
        ]
        let bytes = try png.bytes()
        let pixels = common(bytes)
        #expect(pixels != nil)
        #expect(pixels == libpng(bytes, 50, 40))
        png.chunks = []
        #expect(try pixels == common(png.bytes()))
    }

    @Test("The alphas of a palette have the pixels of libpng")
    func palette() throws {
        var png = SamplePNG(width: 60, height: 9, form: .palette, filters: [0, 1])
        png.chunks = [chunk("tRNS", (0..<150).map { UInt8($0) })]
        let bytes = try png.bytes()
        let pixels = common(bytes)
        #expect(pixels != nil)
        #expect(pixels == libpng(bytes, 60, 9))
    }

    @Test("The project writes files of the common form", arguments: PNGCompression.allCases)
    func own(compression: PNGCompression) throws {
        for isOpaque in [true, false] {
            let bitmap = Bitmap.sample(width: 83, height: 301, isOpaque: isOpaque)
            let bytes = try PNGEncoder.encode(
                bitmap, scale: 2, text: [PNGText("Key", "text")], compression: compression)
            #expect(common(bytes) == bitmap.pixels)
        }
    }

    @Test("libpng decodes unusual PNGs")
    func odd() throws {
        let plain = SamplePNG(width: 20, height: 10, form: .rgb, filters: [0])
        var odd: [String: SamplePNG] = [:]
        odd["interlaced"] = plain
        odd["interlaced"]?.interlacing = 1
        odd["16 bits"] = plain
        odd["16 bits"]?.depth = 16
        odd["gamma"] = plain
        odd["gamma"]?.chunks = [chunk("gAMA", PNGChunk.bigEndian(100_000))]
        odd["transparent colour"] = plain
        odd["transparent colour"]?.chunks = [chunk("tRNS", [0, 1, 0, 1, 0, 1])]
        odd["significant bits"] = plain
        odd["significant bits"]?.chunks = [chunk("sBIT", [5, 5, 5])]
        odd["unknown critical chunk"] = plain
        odd["unknown critical chunk"]?.chunks = [chunk("ABCD", [])]
        odd["large chunk"] = plain
        odd["large chunk"]?.chunks = [chunk("tEXt", Array(repeating: 65, count: 9 << 20))]
        odd["no such filter"] = plain
        odd["no such filter"]?.filters = [5]
        odd["surplus"] = plain
        odd["surplus"]?.surplus = [0]
        odd["colour that the palette lacks"] = plain
        odd["colour that the palette lacks"]?.form = .palette
        odd["colour that the palette lacks"]?.chunks = [chunk("PLTE", [1, 2, 3])]
        for (name, png) in odd { #expect(try common(png.bytes()) == nil, "\(name)") }
        #expect(try common(plain.bytes()) != nil)
    }

    @Test("libpng decides on a colour index beyond a short palette")
    func shortPalette() throws {
        let png = SamplePNG(width: 2, height: 1, form: .grey, filters: [0])
        var bytes = try png.bytes()
        let stream = try SamplePNG.stream(of: bytes)
        bytes = PNGChunk.signature
        bytes += chunk(
            "IHDR", PNGChunk.bigEndian(2) + PNGChunk.bigEndian(1) + [8, 3, 0, 0, 0])
        bytes += chunk("PLTE", [9, 8, 7]) + chunk("IDAT", stream) + chunk("IEND", [])
        #expect(common(bytes) == nil)
        #expect(Decoded(Data(bytes)).bitmap?.pixels == libpng(bytes, 2, 1))
    }

    @Test("libpng decodes a stream with a stated window that is too small")
    func window() throws {
        let png = SamplePNG(width: 300, height: 200, form: .rgb, filters: [0])
        var stream = try SamplePNG.stream(of: png.bytes())
        #expect(stream[0] == 0x78)
        stream[0] = 0x18
        // The second byte makes the first two a multiple of 31.
        stream[1] = UInt8((31 - 0x1800 % 31) % 31)
        #expect(try common(png.bytes(stream: stream)) == nil)
    }

    @Test("Every changed file has the result of libpng", arguments: PNGForm.allCases)
    func fuzz(form: PNGForm) throws {
        var numbers = SampleNumbers(seed: UInt64(form.rawValue))
        let png = SamplePNG(width: 31, height: 17, form: form, filters: [4, 1, 0, 2, 3])
        let whole = try png.bytes()
        let stream = try SamplePNG.stream(of: whole)
        var read = 0
        for round in 0..<400 {
            var bytes = whole
            switch round % 4 {
            case 0:
                bytes[Int(numbers.next() % UInt64(bytes.count))] ^= 1 << UInt8(round % 8)
            case 1: bytes.removeLast(Int(numbers.next() % UInt64(bytes.count)))
            case 2:
                // With valid checksums of chunks, so that the stream is decoded.
                var changed = stream
                changed[Int(numbers.next() % UInt64(changed.count))] ^= 1 << UInt8(round / 4 % 8)
                bytes = try png.bytes(stream: changed)
            default:
                let end = stream.count - Int(numbers.next() % UInt64(stream.count))
                bytes = try png.bytes(stream: Array(stream[..<end]))
            }
            let found = Decoded(Data(bytes))
            #expect(found.bitmap != nil || found.reason != nil)
            guard let header = try? bytes.withUnsafeBytes({ try PNGChunkReader($0).header() }),
                header == (31, 17)
            else { continue }
            if let bitmap = found.bitmap {
                read += 1
                #expect(bitmap.pixels == libpng(bytes, 31, 17), "round \(round)")
            } else if case .damaged(let detail) = found.reason, detail.hasPrefix("libpng") {
                #expect(libpng(bytes, 31, 17) == nil, "round \(round)")
            }
        }
        // Changes are detected, except for bits of texts and of lengths.
        #expect(read < 100)
    }

    @Test("A picture of many pixels in few bytes has at most its stated size")
    func emptyPicture() throws {
        var png = SamplePNG(width: 4, height: 4, form: .rgb, filters: [0])
        let stream = try SamplePNG.stream(of: png.bytes())
        (png.width, png.height) = (6_000, 6_000)
        // The header states 36 million pixels, the stream contains 16.
        #expect(try Decoded(Data(png.bytes(stream: stream))).bitmap == nil)
    }
}
