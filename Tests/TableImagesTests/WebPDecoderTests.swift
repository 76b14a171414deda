import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct WebPDecoderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(
        "A WebP has the pixels of Pillow",
        arguments: ["lossless", "lossless-alpha", "lossy", "lossy-alpha"])
    func still(kind: String) throws {
        let path = folder.file("\(kind).webp")
        try Pillow.run(
            """
            image = Image.new("RGBA", (37, 23))
            image.putdata([(x * 6, y * 11, 120, 255 if "alpha" not in argv[1] else (x * 7) % 256)
                           for y in range(23) for x in range(37)])
            image.save(argv[0], lossless="lossless" in argv[1], exact=True, quality=90)
            """, path, kind)
        let expected = try Pillow.decode(path).premultiplied
        let found = try Decoded(path: path)
        #expect(found.bitmap == expected)
        #expect(found.diagnostics.isEmpty)
    }

    @Test("An animated WebP shows its first picture in place, and a diagnostic reports it")
    func animation() throws {
        let path = folder.file("moving.webp")
        try Pillow.run(
            """
            first = Image.new("RGBA", (20, 10), (0, 0, 0, 0))
            first.paste((255, 0, 0, 255), (4, 2, 12, 8))
            second = Image.new("RGBA", (20, 10), (0, 0, 255, 255))
            first.save(argv[0], save_all=True, append_images=[second, first], lossless=True,
                       minimize_size=True)
            """, path)
        let found = try Decoded(path: path)
        let bitmap = try #require(found.bitmap)
        #expect(bitmap.width == 20 && bitmap.height == 10)
        #expect(bitmap[3, 2] == 0 && bitmap[4, 2] == 0xFFFF_0000 && bitmap[11, 7] == 0xFFFF_0000)
        #expect(bitmap[12, 7] == 0 && bitmap[11, 8] == 0)
        #expect(
            found.diagnostics.map(\.message) == [
                "of the animated WebP the first of 3 pictures is shown"
            ])
        #expect(found.diagnostics.first?.location == "picture")
    }

    @Test("A WebP is rotated upright", arguments: [1, 3, 6, 8])
    func orientation(value: Int) throws {
        let path = folder.file("turned.webp")
        let expectedPath = folder.file("expected.png")
        try Pillow.run(
            """
            from PIL import ImageOps
            image = Image.new("RGB", (6, 4), (255, 0, 0))
            image.putpixel((0, 0), (0, 255, 0))
            exif = image.getexif()
            exif[0x0112] = int(argv[1])
            image.save(argv[0], lossless=True, exif=exif)
            ImageOps.exif_transpose(Image.open(argv[0])).save(argv[2])
            """, path, "\(value)", expectedPath)
        #expect(try Decoded(path: path).bitmap == Pillow.decode(expectedPath).premultiplied)
    }

    @Test("A truncated WebP is an error at each length", arguments: ["still", "moving", "alpha"])
    func truncated(kind: String) throws {
        let path = folder.file("\(kind).webp")
        try Pillow.run(
            """
            image = Image.effect_noise((60, 50), 60).convert("RGB")
            if argv[1] == "moving":
                image.save(argv[0], save_all=True, append_images=[image.rotate(90)])
            elif argv[1] == "alpha":
                image.putalpha(image.convert("L"))
                image.save(argv[0])
            else: image.save(argv[0])
            """, path, kind)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(Decoded(bytes).reason == nil)
        for end in Array(stride(from: 12, to: bytes.count, by: 53)) + [bytes.count - 1] {
            switch Decoded(bytes.prefix(end)).reason {
            case .truncated, .damaged: break
            case let found: Issue.record("cut at \(end): \(String(describing: found))")
            }
        }
    }

    @Test("An enormous WebP is rejected after its header")
    func enormous() {
        // VP8X: flags, then width and height minus 1 in three bytes each.
        var bytes = Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0]
        bytes += [0, 0, 0, 0, 0x0F, 0x27, 0, 0x0F, 0x27, 0]
        #expect(
            Decoded(Data(bytes)).reason
                == .tooManyPixels(width: 10_000, height: 10_000, limit: 36_000_000))
    }

    @Test("Flipped bits cause an error or wrong pixels, but no crash")
    func flipped() throws {
        let path = folder.file("whole.webp")
        try Pillow.run(
            "Image.effect_noise((40, 30), 60).convert('RGB').save(argv[0], lossless=True)", path)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        var numbers = SampleNumbers(seed: 3)
        for _ in 0..<300 {
            var copy = bytes
            copy[Int.random(in: 12..<bytes.count, using: &numbers)] ^=
                1 << UInt8.random(in: 0...7, using: &numbers)
            let found = Decoded(copy)
            #expect((found.bitmap == nil) != (found.reason == nil))
        }
    }
}
