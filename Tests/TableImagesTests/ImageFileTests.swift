import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct ImageFileTests {
    @Test(
        arguments: [
            ("icon.png", 1.0), ("icon@2x.png", 2), ("folder@2x/icon.png", 1), ("icon@3x.jpg", 3),
            ("icon@2x", 2), ("icon@4x.png", 1), ("2x.png", 1),
        ])
    func theNameContainsTheScale(path: String, scale: Double) {
        #expect(ImageFile(path: path).scale == CGFloat(scale))
    }

    @Test(
        arguments: [
            // The existing files, the requested scale, and the best file.
            (["a.png", "a@2x.png", "a@3x.png"], 1.0, "a.png"),
            (["a.png", "a@2x.png", "a@3x.png"], 2, "a@2x.png"),
            (["a.png", "a@2x.png", "a@3x.png"], 3, "a@3x.png"),
            (["a.png", "a@3x.png"], 2, "a@3x.png"),
            (["a.png", "a@2x.png"], 3, "a@2x.png"),
            (["a@2x.png"], 1, "a@2x.png"),
            (["a.png"], 3, "a.png"),
            ([], 2, nil),
        ] as [([String], Double, String?)])
    func theBestVariantIsTheExactThenALargerThenASmaller(
        files: [String], scale: Double, expected: String?
    ) {
        let found = ImageFile.find("f/a.png", scale: scale) { path in
            files.contains { "f/\($0)" == path }
        }
        #expect(found?.path == expected.map { "f/\($0)" })
    }

    @Test func aNameWithAScaleIsUsedUnchanged() {
        let found = ImageFile.find("a@2x.png", scale: 3) { _ in true }
        #expect(found == ImageFile(path: "a@2x.png"))
    }

    @Test("A file holds bytes only if its contents equal the bytes")
    func equalFiles() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
        var other = bytes
        other[99_999] ^= 1
        for (found, isEqual) in [
            (bytes, true), (other, false), (bytes.dropLast(), false), (bytes + [0], false),
            ([], false),
        ] {
            let path = try folder.write(found, to: "file")
            #expect(ImageDecoder.file(path, holds: Data(bytes)) == isEqual, "\(found.count)")
        }
        #expect(ImageDecoder.file(try folder.write([], to: "file"), holds: Data()))
        #expect(!ImageDecoder.file("/nowhere/file", holds: Data(bytes)))
        #expect(!ImageDecoder.file(NSTemporaryDirectory(), holds: Data()))
    }

    @Test func aDecodedImageHasTheScaleOfItsName() throws {
        let folder = try TemporaryFolder()
        let bytes = try PNGEncoder.encode(Bitmap(width: 40, height: 20, filling: ~0))
        let path = try folder.write(bytes, to: "icon@2x.png")
        let image = try ImageDecoder().image(contentsOf: path)
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
        #expect(image.name == "icon@2x.png")
    }
}
