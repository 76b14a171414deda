import Foundation
import TableDrawing
import Testing
import TestSupport

@testable import TableImages

@Suite struct HostileImageTests {
    private let decoder = ImageDecoder()

    private func reason(_ data: Data) -> ImageError.Reason? {
        do {
            _ = try decoder.decode(data)
            return nil
        } catch {
            return error.reason
        }
    }

    /// Returns a PNG of chunks with valid CRCs.
    private func png(_ chunks: (StaticString, [UInt8])...) -> Data {
        Data(PNGChunk.signature + chunks.flatMap { PNGChunk.bytes($0.0, $0.1) })
    }

    private func header(_ width: Int, _ height: Int) -> [UInt8] {
        PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height) + [8, 2, 0, 0, 0]
    }

    @Test(arguments: PNGCompression.allCases)
    func aTruncatedPNGIsAnErrorAtEachLength(compression: PNGCompression) throws {
        let bytes = try PNGEncoder.encode(
            .sample(width: 80, height: 200), text: [PNGText("Key", "text")],
            compression: compression)
        for end in Array(stride(from: 0, to: bytes.count, by: 97)) + [bytes.count - 1] {
            let found = reason(Data(bytes[..<end]))
            switch found {
            case .empty: #expect(end == 0)
            case .truncated, .damaged: break
            default: Issue.record("cut at \(end): \(String(describing: found))")
            }
        }
    }

    /// Bytes of a JPEG with different neighbouring pixels.
    ///
    /// `progressive` is Python's `True` or `False`.
    private static func noise(in folder: TemporaryFolder, progressive: String) throws -> Data {
        let path = folder.file("whole.jpg")
        try Pillow.run(
            """
            image = Image.effect_noise((120, 90), 60).convert("RGB")
            image.save(argv[0], quality=80, progressive=argv[1] == "True")
            """, path, progressive)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    @Test func aTruncatedJPEGIsAnErrorAtEachLength() throws {
        let folder = try TemporaryFolder()
        for progressive in ["False", "True"] {
            let bytes = try Self.noise(in: folder, progressive: progressive)
            #expect(reason(bytes) == nil)
            for end in stride(from: 97, to: bytes.count - 2, by: 97) {
                switch reason(bytes.prefix(end)) {
                case .truncated, .damaged: break
                case let found: Issue.record("cut at \(end): \(String(describing: found))")
                }
            }
        }
    }

    @Test func aJPEGWithOtherBytesInItsScanIsAnError() throws {
        let folder = try TemporaryFolder()
        for progressive in ["False", "True"] {
            let whole = try Self.noise(in: folder, progressive: progressive)
            let scan = try #require(whole.firstRange(of: Data([0xFF, 0xDA]))).upperBound + 12
            for seed in 0..<60 {
                // Half of the scan is overwritten, by zeros for the first seed.
                var state = UInt64(seed)
                var bytes = whole
                for index in (scan + (whole.count - scan) / 4)..<(whole.count * 3 / 4) {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    bytes[index] = seed == 0 ? 0 : UInt8(truncatingIfNeeded: state >> 33)
                }
                switch reason(bytes) {
                case .truncated, .damaged: break
                case let found: Issue.record("seed \(seed): \(String(describing: found))")
                }
            }
        }
    }

    @Test func strayBytesBeforeTheScanDoNotHideDamageInTheScan() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("whole.jpg")
        try Pillow.run(
            """
            Image.effect_noise((120, 90), 60).convert("RGB").save(argv[0], quality=80)
            """, path)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        let at = try #require(whole.firstRange(of: Data([0xFF, 0xC4]))).lowerBound
        var bytes = whole.prefix(at) + Data("abc".utf8) + whole.suffix(from: at)
        #expect(reason(bytes) == nil)
        for index in (bytes.count / 2)..<(bytes.count * 3 / 4) { bytes[index] = 0 }
        switch reason(bytes) {
        case .truncated, .damaged: break
        case let found: Issue.record("\(String(describing: found))")
        }
    }

    @Test func aFlippedByteInAPNGIsAnError() throws {
        var bytes = try PNGEncoder.encode(.sample(width: 80, height: 200))
        // Within the compressed pixels, and within the CRC of the header.
        for index in [bytes.count / 2, 30] {
            bytes[index] ^= 0x10
            switch reason(Data(bytes)) {
            case .damaged: break
            case let found: Issue.record("byte \(index): \(String(describing: found))")
            }
            bytes[index] ^= 0x10
        }
        #expect(reason(Data(bytes)) == nil)
    }

    @Test func anEnormousPNGIsRejectedAfterItsHeader() {
        let found = reason(png(("IHDR", header(100_000, 100_000)), ("IDAT", [])))
        #expect(
            found == .tooManyPixels(width: 100_000, height: 100_000, limit: 36_000_000))
        #expect(
            found?.description
                == "is 100000 × 100000 px; an image may have at most 36000000 pixels")
        // The bytes after the header are not needed, not even a complete chunk.
        let head = PNGChunk.signature + PNGChunk.bytes("IHDR", header(0x7FFF_FFFF, 0x7FFF_FFFF))
        #expect(
            reason(Data(head))
                == .tooManyPixels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, limit: 36_000_000))
    }

    @Test func anEnormousJPEGIsRejectedAfterItsHeader() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("large.jpg")
        try Pillow.run(
            """
            Image.new("RGB", (8, 8)).save(argv[0])
            data = bytearray(open(argv[0], "rb").read())
            at = data.index(b"\\xff\\xc0") + 5
            data[at:at + 4] = struct.pack(">HH", 65500, 65500)
            open(argv[0], "wb").write(data)
            """, path)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(
            reason(bytes) == .tooManyPixels(width: 65_500, height: 65_500, limit: 36_000_000))
    }

    @Test func anImageWithoutPixelsIsAnError() {
        #expect(
            reason(png(("IHDR", header(0, 7)), ("IDAT", []), ("IEND", [])))
                == .noPixels(width: 0, height: 7))
        #expect(
            reason(png(("IHDR", header(7, 7)), ("IEND", [])))
                == .damaged("it has no pixels (no IDAT chunk)"))
    }

    @Test func aDecompressionBombIsInflatedOnlyToTheSizeOfItsHeader() throws {
        // 200 MiB of zeros in 200 kB, for a picture of 300 bytes.
        let stream = try ZlibStream(level: 9, isFramed: true)
        let zeros = [UInt8](repeating: 0, count: 8 << 20)
        var bomb: [UInt8] = []
        for _ in 0..<25 { bomb += try stream.deflate(zeros, flush: 0) }
        bomb += try stream.deflate([], flush: 4)
        let data = png(("IHDR", header(10, 10)), ("IDAT", bomb), ("IEND", []))
        let before = try ProcessMemory.residentBytes()
        if let bitmap = try? decoder.decode(data) {
            #expect(bitmap == Bitmap(width: 10, height: 10, filling: 0xFF00_0000))
        }
        // Other tests of the process need memory at this time, so the limit is well below the
        // bomb's size.
        #expect(try ProcessMemory.residentBytes() - before < 128 << 20)
    }

    @Test func aDecompressionBombOfTextIsNotInflated() throws {
        let stream = try ZlibStream(level: 9, isFramed: true)
        let letters = [UInt8](repeating: 0x41, count: 64 << 20)
        // 256 MiB of text.
        var text: [UInt8] = []
        for _ in 0..<3 { text += try stream.deflate(letters, flush: 0) }
        text += try stream.deflate(letters, flush: 4)
        var bytes = try PNGEncoder.encode(Bitmap(width: 1, height: 1, filling: ~0))
        let chunk = PNGChunk.bytes("zTXt", [0x61, 0, 0] + text)
        bytes.insert(contentsOf: chunk, at: 33)
        let before = try ProcessMemory.residentBytes()
        #expect(try decoder.decode(Data(bytes)).pixels == [0xFFFF_FFFF])
        #expect(try PNGMetadata(Data(bytes)).texts == [])
        #expect(try ProcessMemory.residentBytes() - before < 128 << 20)
    }

    @Test func chunksWithWrongLengthsAreErrors() {
        let start = PNGChunk.signature + PNGChunk.bytes("IHDR", header(4, 4))
        for length in [0xFFFF_FFFF, 0x8000_0000, 0x7FFF_FFFF, 1_000] {
            let data = Data(
                start + PNGChunk.bigEndian(length) + [0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0])
            switch reason(data) {
            case .damaged, .truncated: break
            case let found: Issue.record("length \(length): \(String(describing: found))")
            }
        }
    }

    @Test(
        arguments: [
            ("Hello, this is text.\n", "a text file"),
            ("GIF89a\u{1}\u{0}", "a GIF image"),
            ("<!-- <svg --><!DOCTYPE html><svg/>", "a web page (HTML)"),

            ("<!DOCTYPE html><html></html>", "a web page (HTML)"),
            ("\u{0}\u{0}\u{0}\u{18}ftypheic\u{0}\u{0}\u{0}\u{0}", "a HEIC image"),
            ("\u{0}\u{0}\u{0}\u{18}ftypavif\u{0}\u{0}\u{0}\u{0}", "an AVIF image"),
            ("II*\u{0}\u{8}\u{0}\u{0}\u{0}", "a TIFF image"),
            ("%PDF-1.7\n", "a PDF document"),
            (
                "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
                "a Git LFS pointer (git lfs pull fetches the file)"
            ),
            ("Zürich, 東京: a text in UTF-8", "a text file"),
            ("\u{1}\u{2}\u{3}\u{4}", "of an unknown format"),
        ])
    func errorsNameTheKindOfFilesThatAreNotImages(content: String, expected: String) {
        #expect(reason(Data(content.utf8)) == .unsupported(expected))
    }

    private static func svg(in encoding: String) -> String {
        "an SVG in \(encoding), of whose encodings UTF-8 alone is read; save it in UTF-8, and declare "
            + "encoding=\"UTF-8\" or no encoding in its first line"
    }

    @Test(
        "The error for an SVG in an encoding of single bytes names the declared encoding",
        arguments: [
            (" encoding=\"ISO-8859-1\"", "ISO-8859-1"),
            (" encoding='windows-1252'", "windows-1252"),
            (" encoding=\"UTF-8\"", "another encoding than UTF-8"),
            ("", "another encoding than UTF-8"),
        ])
    func narrowEncodings(declaration: String, name: String) throws {
        let svg =
            "<?xml version=\"1.0\"\(declaration)?><svg xmlns=\"http://www.w3.org/2000/svg\">"
            + "<title>Café</title><rect width=\"9\" height=\"9\"/></svg>"
        let data = try #require(svg.data(using: .isoLatin1))
        #expect(reason(data) == .unsupported(Self.svg(in: name)))
    }

    @Test(
        "The error for an SVG in another encoding names it",
        arguments: [
            (String.Encoding.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"),
            (.utf16, "UTF-16"), (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
        ])
    func wideEncodings(encoding: String.Encoding, name: String) throws {
        let svg = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        let data = try #require(svg.data(using: encoding))
        #expect(reason(data) == .unsupported(Self.svg(in: name)))
        let marked = Data([0xFF, 0xFE]) + (try #require("Hello".data(using: .utf16LittleEndian)))
        #expect(reason(marked) == .unsupported("a text file in UTF-16"))
    }

    @Test func errorsNamePNGsInXcodesOwnFormat() {
        let data = png(("CgBI", [0x50, 0, 0x20, 2]), ("IHDR", header(1, 1)), ("IEND", []))
        guard case .unsupported(let kind) = reason(data) else {
            Issue.record("not refused")
            return
        }
        #expect(kind.contains("Xcode"))
    }

    @Test func missingFilesFoldersDevicesAndEmptyFilesHaveDifferentErrors() throws {
        let folder = try TemporaryFolder()
        let missing = folder.file("missing.png")
        #expect(throws: ImageError(.missing, name: missing)) {
            try decoder.image(contentsOf: missing)
        }
        #expect(throws: ImageError(.notAFile, name: folder.path)) {
            try decoder.image(contentsOf: folder.path)
        }
        #expect(throws: ImageError(.notAFile, name: "/dev/zero")) {
            try decoder.image(contentsOf: "/dev/zero")
        }
        let empty = try folder.write([], to: "empty.png")
        #expect(throws: ImageError(.empty, name: empty)) {
            try decoder.image(contentsOf: empty)
        }
        #expect("\(ImageError(.missing, name: "a.png"))" == "a.png: there is no such file")
    }

    @Test func aFileAboveTheLimitIsRejectedUnread() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(PNGChunk.signature, to: "large.png")
        #expect(truncate(path, 65 << 20) == 0)
        #expect(
            throws: ImageError(.tooManyBytes(found: 65 << 20, limit: 64 << 20), name: path)
        ) { try decoder.image(contentsOf: path) }
    }

    @Test func exifWithAnInvalidOffsetMeansUpright() {
        let little: [UInt8] = [0x49, 0x49, 42, 0]
        let directories: [[UInt8]] = [
            [], little, little + [0xFF, 0xFF, 0xFF, 0xFF], little + [4, 0, 0, 0],
            little + [8, 0, 0, 0, 0xFF, 0xFF], little + [8, 0, 0, 0, 1, 0, 0x12, 0x01],
            little + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6],
        ]
        let found = directories.map { tiff in
            let body: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
            let jpeg: [UInt8] =
                [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + [0xFF, 0xD9]
            return jpeg.withUnsafeBufferPointer { EXIFOrientation($0) }
        }
        #expect(found == Array(repeating: .upright, count: 7) + [.turnedRight])
    }

    @Test func `names of invalid chunks are shown in hexadecimal`() throws {
        func message(_ name: [UInt8]) -> String {
            let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            let size: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89]
            let chunk: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + size
            let bytes = header + chunk + [0, 0, 1, 0] + name + [1, 2, 3, 4]
            return bytes.withUnsafeBytes { bytes in
                var reader = PNGChunkReader(bytes)
                do {
                    while try reader.next() != nil {}
                    return ""
                } catch { return "\(error)" }
            }
        }
        #expect(message([0xFF, 0x0A, 0x41, 0x42]).contains("0xFF0A4142"))
        #expect(message(Array("IDAT".utf8)).contains("IDAT"))
    }
}
