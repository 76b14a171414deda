import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct ImageDecoderTests {
    /// Pictures of every unusual kind, made by Pillow, with the decoder's own reading.
    @Test(
        arguments: [
            "rgba.png", "palette.png", "transparent-palette.png", "grey.png", "grey-alpha.png",
            "bit.png",
        ])
    func pngsOfEveryColourTypeHaveThePixelsOfPillow(name: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.file(name)
        try Pillow.run(
            """
            image = Image.new("RGBA", (37, 23))
            image.putdata([((x * 7) % 256, (y * 11) % 256, (x * y) % 256, (x * 5 + y * 3) % 256)
                           for y in range(23) for x in range(37)])
            name = argv[0].rsplit("/", 1)[1]
            if name == "rgba.png": image.save(argv[0])
            if name == "palette.png": image.convert("RGB").quantize(200).save(argv[0])
            if name == "transparent-palette.png":
                image.convert("RGB").quantize(16).save(argv[0], transparency=3)
            if name == "grey.png": image.convert("L").save(argv[0])
            if name == "grey-alpha.png": image.convert("LA").save(argv[0])
            if name == "bit.png": image.convert("1").save(argv[0])
            """, path)
        let expected = try Pillow.decode(path).premultiplied
        let image = try ImageDecoder().image(contentsOf: path)
        #expect(image.size == CGSize(width: 37, height: 23))
        #expect(bitmap(of: image) == expected)
    }

    @Test func sixteenBitGreyIsInterpretedAsSRGB() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("16.png")
        try Pillow.run(
            """
            image = Image.new("I;16", (256, 1))
            for x in range(256): image.putpixel((x, 0), x * 257)
            image.save(argv[0])
            """, path)
        let decoded = bitmap(of: try ImageDecoder().image(contentsOf: path))
        #expect(decoded?.pixels == (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0101 })
    }

    @Test func interlacedPNGsDecode() throws {
        // Pillow cannot write Adam7, so the test makes the passes.
        let folder = try TemporaryFolder()
        let path = folder.file("adam7.png")
        try Pillow.run(
            """
            import zlib
            w, h = 19, 13
            at = lambda x, y: bytes([(x * 13) % 256, (y * 17) % 256, (x ^ y) * 8])
            rows = b""
            for x0, y0, dx, dy in [(0,0,8,8), (4,0,8,8), (0,4,4,8), (2,0,4,4), (0,2,2,4),
                                   (1,0,2,2), (0,1,1,2)]:
                for y in range(y0, h, dy):
                    line = b"".join(at(x, y) for x in range(x0, w, dx))
                    if line: rows += b"\\0" + line
            def chunk(kind, data):
                return (struct.pack(">I", len(data)) + kind + data
                        + struct.pack(">I", zlib.crc32(kind + data)))
            open(argv[0], "wb").write(b"\\x89PNG\\r\\n\\x1a\\n"
                + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 8, 2, 0, 0, 1))
                + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
            """, path)
        let decoded = try #require(bitmap(of: try ImageDecoder().image(contentsOf: path)))
        #expect(decoded == (try Pillow.decode(path).premultiplied))
        #expect(decoded[18, 12] == 0xFFEA_CCF0)
    }

    @Test(arguments: [0, 2, 4, 6], [false, true])
    func interlacedSixteenBitPNGsEqualSequentialPNGs(form: Int, hasKey: Bool) throws {
        let folder = try TemporaryFolder()
        let paths = ["plain.png", "adam7.png"].map(folder.file)
        try Pillow.run(
            """
            import zlib
            w, h, form, key = 19, 13, int(argv[2]), argv[3] == "true" and int(argv[2]) in (0, 2)
            channels = {0: 1, 2: 3, 4: 2, 6: 4}[form]
            at = lambda x, y: b"".join(struct.pack(">H", (x * 3371 + y * 4801 + c * 9001) % 65536)
                                       for c in range(channels))
            passes = [(0,0,8,8), (4,0,8,8), (0,4,4,8), (2,0,4,4), (0,2,2,4), (1,0,2,2), (0,1,1,2)]
            def filtered(kind, line, above):
                n, out = 2 * channels, bytearray()
                for i, v in enumerate(line):
                    a = line[i - n] if i >= n else 0
                    b = above[i]
                    c = above[i - n] if i >= n else 0
                    p = a + b - c
                    paeth = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                    out.append((v - [0, a, b, (a + b) // 2, paeth][kind]) % 256)
                return bytes([kind]) + bytes(out)
            def chunk(kind, data):
                return (struct.pack(">I", len(data)) + kind + data
                        + struct.pack(">I", zlib.crc32(kind + data)))
            for path, layout in [(argv[0], [(0,0,1,1)]), (argv[1], passes)]:
                rows = b""
                for x0, y0, dx, dy in layout:
                    above = bytes(2 * channels * w)
                    for n, y in enumerate(range(y0, h, dy)):
                        line = b"".join(at(x, y) for x in range(x0, w, dx))
                        if line:
                            rows += filtered(n % 5, line, above)
                            above = line
                open(path, "wb").write(b"\\x89PNG\\r\\n\\x1a\\n"
                    + chunk(b"IHDR", struct.pack(">IIBBBBB", w, h, 16, form, 0, 0, len(layout) // 7))
                    + (chunk(b"tRNS", at(5, 4)) if key else b"")
                    + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
            """, paths[0], paths[1], "\(form)", "\(hasKey)")
        let plain = try #require(bitmap(of: try ImageDecoder().image(contentsOf: paths[0])))
        #expect(try bitmap(of: ImageDecoder().image(contentsOf: paths[1])) == plain)
        #expect(Set(plain.pixels).count > 150)
        if hasKey, form < 4 { #expect(plain[5, 4] == 0) }
        // A file truncated within the pixels is an error, not a picture.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: paths[1]))
        #expect(throws: (any Error).self) {
            try ImageDecoder().image(Data(bytes.prefix(bytes.count - 40)))
        }
    }

    @Test func jpegsDecodeCloseToTheirSource() throws {
        let folder = try TemporaryFolder()
        for mode in ["RGB", "L", "CMYK"] {
            let path = folder.file("\(mode).jpg")
            try Pillow.run(
                """
                image = Image.new("RGB", (40, 30))
                image.putdata([(x * 6, y * 8, 120) for y in range(30) for x in range(40)])
                image.convert(argv[1]).save(argv[0], quality=100, subsampling=0)
                """, path, mode)
            let expected = try Pillow.decode(path).premultiplied
            let decoded = try #require(bitmap(of: try ImageDecoder().image(contentsOf: path)))
            #expect(decoded.width == 40 && decoded.height == 30)
            #expect(worstDifference(decoded, expected) <= 2, "\(mode)")
        }
    }

    @Test(arguments: 1...8)
    func photographsAreRotatedUpright(orientation: Int) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("turned.jpg")
        let expectedPath = folder.file("expected.png")
        try Pillow.run(
            """
            from PIL import ImageOps
            image = Image.new("RGB", (48, 32), (255, 0, 0))
            image.paste((0, 255, 0), (0, 0, 24, 16))
            image.paste((0, 0, 255), (24, 16, 48, 32))
            exif = image.getexif()
            exif[0x0110] = "camera"
            exif[0x0112] = int(argv[1])
            image.save(argv[0], quality=100, subsampling=0, exif=exif)
            ImageOps.exif_transpose(Image.open(argv[0])).save(argv[2])
            """, path, "\(orientation)", expectedPath)
        let expected = try Pillow.decode(expectedPath).premultiplied
        let decoded = try #require(bitmap(of: try ImageDecoder().image(contentsOf: path)))
        #expect(decoded.width == expected.width && decoded.height == expected.height)
        #expect(worstDifference(decoded, expected) <= 2)
    }

    @Test(arguments: 1...8, [false, true])
    func pngsAreRotatedUpright(orientation: Int, hasPalette: Bool) throws {
        let folder = try TemporaryFolder()
        let path = folder.file("turned.png")
        let expectedPath = folder.file("expected.png")
        try Pillow.run(
            """
            from PIL import ImageOps
            image = Image.new("RGB", (6, 4), (255, 0, 0))
            image.putpixel((0, 0), (0, 255, 0))
            image.putpixel((5, 0), (0, 0, 255))
            if argv[3] == "true":
                image = image.convert("P")
            exif = image.getexif()
            exif[0x0112] = int(argv[1])
            image.save(argv[0], exif=exif)
            ImageOps.exif_transpose(Image.open(argv[0])).convert("RGB").save(argv[2])
            """, path, "\(orientation)", expectedPath, "\(hasPalette)")
        #expect(try Decoded(path: path).bitmap == Pillow.decode(expectedPath).premultiplied)
    }

    @Test func aDamagedOrientationIsIgnored() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("turned.png")
        try Pillow.run(
            """
            image = Image.new("RGB", (6, 4), (255, 0, 0))
            exif = image.getexif()
            exif[0x0112] = 6
            image.save(argv[0], exif=exif)
            data = bytearray(open(argv[0], "rb").read())
            data[data.index(b"eXIf") + 5] ^= 1
            open(argv[0], "wb").write(data)
            """, path)
        let bitmap = try #require(try Decoded(path: path).bitmap)
        #expect(bitmap.width == 6 && bitmap.height == 4)
    }

    @Test func strayBytesInAPhotographCauseADiagnostic() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("stray.jpg")
        let cutPath = folder.file("cut.jpg")
        try Pillow.run(
            """
            Image.new("RGB", (64, 64), (10, 200, 90)).save(argv[0], quality=90)
            data = open(argv[0], "rb").read()
            at = data.index(b"\\xff\\xc4")
            stray = data[:at] + b"abc" + data[at:]
            open(argv[0], "wb").write(stray)
            open(argv[1], "wb").write(stray[:-2])
            """, path, cutPath)
        let log = DiagnosticLog()
        let decoded = try DiagnosticLog.$current.withValue(log) {
            try ImageDecoder().image(contentsOf: path)
        }
        #expect(bitmap(of: decoded) == (try Pillow.decode(path).premultiplied))
        #expect(log.diagnostics.map(\.identifier) == ["image.damaged"])
        #expect(log.diagnostics.first?.location == path)
        #expect(throws: ImageError.self) { try ImageDecoder().image(contentsOf: cutPath) }
    }

    private func bitmap(of image: Image) -> Bitmap? {
        if case .bitmap(let bitmap) = image.source { bitmap } else { nil }
    }

    private func worstDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
        guard one.width == other.width, one.height == other.height else { return .max }
        return zip(one.pixels, other.pixels).reduce(0) { worst, pair in
            [0, 8, 16, 24].reduce(worst) { worst, shift in
                max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
            }
        }
    }
}
