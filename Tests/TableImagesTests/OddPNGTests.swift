import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

/// PNGs with chunks that change the meaning of their samples.
@Suite struct OddPNGTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns a PNG of a single row, written chunk by chunk.
    private func png(
        width: Int, depth: Int, colour: Int, row: [Int], _ chunks: String
    ) throws -> Data {
        let path = folder.file("odd.png")
        try Pillow.run(
            """
            import zlib
            width, depth, colour = map(int, argv[1:4])
            def chunk(kind, data):
                return (struct.pack(">I", len(data)) + kind + data
                        + struct.pack(">I", zlib.crc32(kind + data)))
            extra = b"".join(chunk(kind, data) for kind, data in eval(argv[5]))
            open(argv[0], "wb").write(b"\\x89PNG\\r\\n\\x1a\\n"
                + chunk(b"IHDR", struct.pack(">IIBBBBB", width, 1, depth, colour, 0, 0, 0))
                + extra + chunk(b"IDAT", zlib.compress(bytes([0] + eval(argv[4]))))
                + chunk(b"IEND", b""))
            """, path, "\(width)", "\(depth)", "\(colour)", "\(row)", chunks)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test("Samples of another gamma are converted to sRGB")
    func gamma() throws {
        // Linear light: 0.5 is 188 in sRGB. libpng uses a power of 2.2.
        let data = try png(
            width: 3, depth: 8, colour: 0, row: [0, 128, 255],
            "[(b'gAMA', struct.pack('>I', 100000))]")
        let pixels = try #require(Decoded(data).bitmap?.pixels)
        #expect(pixels[0] == 0xFF00_0000 && pixels[2] == 0xFFFF_FFFF)
        #expect(abs(Int(pixels[1] & 0xFF) - 188) <= 2)
    }

    @Test("The chunk sRGB and an sRGB profile leave the samples unchanged")
    func profiles() throws {
        let plain = Bitmap(width: 2, height: 1, pixels: [0xFF10_2030, 0xFFC0_8040])
        for chunks in [
            "[(b'sRGB', b'\\0')]",
            "[(b'iCCP', b'p\\0\\0' + zlib.compress(b'not a profile'))]", "[]",
        ] {
            let data = try png(
                width: 2, depth: 8, colour: 2, row: [0x10, 0x20, 0x30, 0xC0, 0x80, 0x40], chunks)
            #expect(Decoded(data).bitmap == plain, "\(chunks)")
        }
    }

    @Test("A transparent colour and the alphas of a palette are decoded")
    func transparency() throws {
        let keyed = try png(
            width: 2, depth: 8, colour: 2, row: [1, 2, 3, 9, 8, 7],
            "[(b'tRNS', bytes([0, 1, 0, 2, 0, 3]))]")
        #expect(Decoded(keyed).bitmap?.pixels == [0, 0xFF09_0807])
        let palette = try png(
            width: 4, depth: 2, colour: 3, row: [0b0001_1000],
            "[(b'PLTE', bytes([255, 0, 0, 0, 255, 0, 0, 0, 255])), (b'tRNS', bytes([128, 255]))]")
        #expect(
            Decoded(palette).bitmap?.pixels
                == [0x8080_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_0000])
    }

    @Test("A colour index beyond the palette is reported, and shown as libpng shows it")
    func foreignColour() throws {
        func palette(_ row: [Int], depth: Int = 8) throws -> Decoded {
            Decoded(
                try png(
                    width: 2, depth: depth, colour: 3, row: row,
                    "[(b'PLTE', bytes([255, 0, 0, 0, 255, 0]))]"))
        }
        let odd = try palette([1, 9])
        #expect(odd.bitmap?.pixels.first == 0xFF00_FF00)
        #expect(odd.diagnostics.map(\.identifier) == ["image.palette"])
        #expect(odd.diagnostics.first?.location == "picture")
        #expect(try palette([1, 0]).diagnostics == [])
        // Four bits for each pixel.
        #expect(try palette([0x13], depth: 4).diagnostics.map(\.identifier) == ["image.palette"])
        #expect(try palette([0x10], depth: 4).diagnostics == [])
    }

    @Test("16-bit colours with alpha are rounded to 8 bits")
    func sixteen() throws {
        let data = try png(
            width: 1, depth: 16, colour: 6,
            row: [0x33, 0x33, 0x66, 0x66, 0x99, 0x99, 0xFF, 0xFF], "[]")
        #expect(Decoded(data).bitmap?.pixels == [0xFF33_6699])
    }

    @Test("An animated PNG shows its still picture, and a diagnostic reports it")
    func animated() throws {
        let data = try png(
            width: 1, depth: 8, colour: 0, row: [7], "[(b'acTL', bytes([0, 0, 0, 2, 0, 0, 0, 0]))]")
        let found = Decoded(data)
        #expect(found.bitmap?.pixels == [0xFF07_0707])
        #expect(found.diagnostics.map(\.identifier) == ["image.animated"])
    }
}
