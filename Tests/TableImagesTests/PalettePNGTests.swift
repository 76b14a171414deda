import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

@Suite struct PalettePNGTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Every colour at least once, in rows whose bits are not a multiple of 8.
    private func bitmap(_ count: Int, width: Int = 37, height: Int = 23, alpha: Bool) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, filling: 0xFFFF_FFFF)
        for index in bitmap.pixels.indices {
            let number = UInt32(index % count)
            // Premultiplied: no colour exceeds alpha.
            let opacity = alpha && number % 3 == 0 ? 255 - number : 255
            bitmap.pixels[index] =
                opacity << 24 | min(opacity, number) << 16 | min(opacity, number * 7 % 256) << 8
                | min(opacity, 200)
        }
        return bitmap
    }

    /// An independent decoder reads the number of bits of an index, and equal pixels.
    @Test(
        arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)],
        [false, true])
    func fewColoursBecomeAPalette(_ colours: (count: Int, bits: Int), alpha: Bool) throws {
        let bitmap = bitmap(colours.count, alpha: alpha)
        let bytes = try #require(
            try PalettePNG.encode(bitmap, scale: 2, text: [PNGText("Libraries", "cairo 1.18.0")]))
        #expect(bytes[24] == UInt8(colours.bits) && bytes[25] == 3)
        let path = try folder.write(bytes, to: "palette.png")
        #expect(try ImageDecoder().decode(Data(bytes), name: path) == bitmap)
        #expect(try Pillow.decode(path).premultiplied == bitmap)
        #expect(try PNGMetadata(Data(bytes))["Libraries"] == "cairo 1.18.0")
        #expect(
            try Pillow.run("print(round(Image.open(argv[0]).info['dpi'][0]))", path)
                == Data("144\n".utf8))
    }

    @Test func manyColoursHaveNoPalette() throws {
        #expect(try PalettePNG.encode(bitmap(257, alpha: false)) == nil)
    }

    @Test func transparencyIsWrittenOnlyForTranslucentPictures() throws {
        func hasAlpha(_ alpha: Bool) throws -> Bool {
            let bytes = try #require(try PalettePNG.encode(bitmap(9, alpha: alpha)))
            return Data(bytes).firstRange(of: Data("tRNS".utf8)) != nil
        }
        #expect(try hasAlpha(true))
        #expect(try !hasAlpha(false))
    }

    @Test func theFileIsSmallerAndEqualOnEachRun() throws {
        let bitmap = bitmap(16, width: 400, height: 300, alpha: false)
        let bytes = try #require(try PalettePNG.encode(bitmap))
        #expect(try PalettePNG.encode(bitmap) == bytes)
        let plain = try PNGEncoder.encode(bitmap, compression: .recorded)
        #expect(Double(bytes.count) < 0.7 * Double(plain.count))
    }

    @Test func anEmptyPictureHasNoPalette() throws {
        #expect(try PalettePNG.encode(Bitmap(width: 0, height: 0, filling: 0)) == nil)
    }
}
