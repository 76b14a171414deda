import Foundation
import TableDrawing
import TableImages
import TestSupport
import Testing

@testable import TableSnapshots

/// Comparisons of files decode only the differing rows and agree with comparisons of pixels.
@Suite struct ScanlineComparisonTests {
    private static let (width, height) = (200, 300)

    /// Rows as in tables: flat stretches, texts, repeated lines.
    private static func picture(_ numbers: inout SampleNumbers, isOpaque: Bool) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, filling: 0xFFFF_FFFF)
        for y in 0..<height where numbers.next() % 3 == 0 {
            let color = 0xFF00_0000 | UInt32(truncatingIfNeeded: numbers.next() & 0xFFFFFF)
            let start = Int(numbers.next() % UInt64(width))
            for x in start..<min(width, start + Int(numbers.next() % 60)) {
                bitmap[x, y] = numbers.next() % 4 == 0 ? 0xFF00_0000 : color
            }
            if !isOpaque { bitmap[start, y] = 0x4010_2030 }
        }
        return bitmap
    }

    /// Returns the picture with a few changed pixels, with small or large changes.
    private static func changed(
        _ bitmap: Bitmap, _ numbers: inout SampleNumbers, isOpaque: Bool
    ) -> Bitmap {
        var result = bitmap
        for _ in 0..<(numbers.next() % 40) {
            let (x, y) = (
                Int(numbers.next() % UInt64(width)), Int(numbers.next() % UInt64(height))
            )
            for x in x..<min(width, x + Int(numbers.next() % 9) + 1) {
                switch numbers.next() % 3 {
                case 0: result[x, y] ^= 0x0000_0001
                case 1: result[x, y] ^= 0x0003_0200
                default: result[x, y] = 0xFF00_0000 | UInt32(numbers.next() & 0xFFFFFF)
                }
            }
            if !isOpaque, numbers.next() % 5 == 0 { result[x, y] = 0 }
        }
        return result
    }

    /// Data of a file with several `IDAT` chunks, filtered by this project's encoder.
    private static func data(
        _ bitmap: Bitmap, isOpaque: Bool, _ compression: PNGCompression, bands: Int
    ) throws -> Data {
        let sink = MemorySink()
        let encoder = try PNGEncoder(
            width: width, height: height, isOpaque: isOpaque, compression: compression, sink: sink)
        for y in stride(from: 0, to: height, by: bands) {
            let rows = bitmap.pixels[(y * width)..<(min(height, y + bands) * width)]
            let part = Bitmap(width: width, height: rows.count / width, pixels: Array(rows))
            try encoder.write(Band(y: y, bitmap: part))
        }
        try encoder.finish()
        return sink.data
    }

    /// Returns the file written by libpng, with its own choice of filters and parts.
    private static func libpng(_ data: Data) throws -> Data {
        let folder = try TemporaryFolder()
        let path = try folder.write([UInt8](data), to: "a.png")
        try Program.python([
            "-c",
            """
            import ctypes, sys
            from PIL import Image
            picture = Image.open(sys.argv[1])
            class Head(ctypes.Structure):
                _fields_ = [("opaque", ctypes.c_void_p)] + [
                    (name, ctypes.c_uint32) for name in
                    ("version", "width", "height", "format", "flags", "colors", "status")
                ] + [("message", ctypes.c_char * 64)]
            head = Head(version=1, width=picture.width, height=picture.height,
                        format={"RGB": 2, "RGBA": 3}[picture.mode])
            library = ctypes.CDLL("libpng16.so.16")
            if not library.png_image_write_to_file(
                    ctypes.byref(head), sys.argv[2].encode(), 0, picture.tobytes(), 0, None):
                sys.exit(head.message.decode())
            """, path, folder.file("b.png"),
        ])
        return try Data(contentsOf: URL(fileURLWithPath: folder.file("b.png")))
    }

    private static func idats(_ data: Data) -> Int {
        var (count, rest) = (0, data[...])
        while let range = rest.range(of: Data("IDAT".utf8)) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    private static func compared(_ data: Data) throws -> ComparedPicture {
        let scanlines = try #require(PNGScanlines(data, limits: ImageLimits()))
        return .scanlines(scanlines)
    }

    private static func tolerances() throws -> [Tolerance] {
        [
            .exact, try Tolerance(channelThreshold: 2), try Tolerance(perceptualDistance: 4),
            try Tolerance(maximumPixels: 50), try Tolerance(ignoresAntialiasing: true),
        ]
    }

    @Test(arguments: PNGCompression.allCases)
    func `a comparison of two files equals the comparison of their pixels`(
        compression: PNGCompression
    ) throws {
        var numbers = SampleNumbers(seed: 11)
        let tolerances = try Self.tolerances()
        for round in 0..<24 {
            let areOpaque = (round % 3 != 1, round % 3 != 2)
            let one = Self.picture(&numbers, isOpaque: areOpaque.0 && areOpaque.1)
            let isEqual = round % 6 == 0
            let other =
                isEqual
                ? one
                : Self.changed(one, &numbers, isOpaque: areOpaque.0 && areOpaque.1)
            // An opaque picture may be in a file with alpha.
            let isMixed = round % 4 == 3
            let old = try Self.data(
                one, isOpaque: one.isOpaque && !isMixed, compression, bands: 7 + round)
            let new = try Self.data(other, isOpaque: other.isOpaque, compression, bands: 31)
            if compression != .recorded { #expect(Self.idats(old) > 3) }
            let places = ComparedPlaces(
                ignored: round % 2 == 0
                    ? []
                    : [
                        IgnoredRegion(
                            reason: "clock",
                            frame: PixelFrame(x: 20, y: 30, width: 90, height: 120))
                    ],
                named: [
                    NamedRegion(
                        name: "top", frame: PixelFrame(x: 0, y: 0, width: 200, height: 150)),
                    NamedRegion(
                        name: "left", frame: PixelFrame(x: 0, y: 150, width: 80, height: 150)),
                ], recorded: [])
            let tolerance = tolerances[round % tolerances.count]
            let quick = SnapshotComparison(
                expected: try Self.compared(old), actual: try Self.compared(new),
                tolerance: tolerance, places: places)
            let plain = SnapshotComparison(
                expected: one, actual: other, tolerance: tolerance, places: places)
            #expect(quick.verdict == plain.verdict, "round \(round)")
            #expect(quick.count == plain.count, "round \(round)")
            #expect(quick.tolerated == plain.tolerated, "round \(round)")
            #expect(quick.ignored == plain.ignored, "round \(round)")
            #expect(quick.total == plain.total && quick.worst == plain.worst, "round \(round)")
            #expect(quick.regions == plain.regions, "round \(round)")
            #expect(quick.place?.frame == plain.place?.frame, "round \(round)")
            #expect(quick.description == plain.description, "round \(round)")
            #expect(quick.expected == one && quick.actual == other)
        }
    }

    @Test func `files of this project and of libpng are compared without decoding them completely`()
        throws
    {
        var numbers = SampleNumbers(seed: 5)
        for isOpaque in [true, false] {
            var one = Self.picture(&numbers, isOpaque: isOpaque)
            // A photograph, so that libpng's file has several parts.
            for y in 100..<200 {
                for x in 50..<150 { one[x, y] = 0xFF00_0000 | UInt32(numbers.next() & 0xFFFFFF) }
            }
            let other = Self.changed(one, &numbers, isOpaque: isOpaque)
            let own = try PNGCompression.allCases.map {
                try Self.data(one, isOpaque: isOpaque, $0, bands: 20)
            }
            let foreign = try Self.libpng(own[0])
            #expect(Self.idats(foreign) > 3)
            let folder = try TemporaryFolder()
            let changed = try Self.data(other, isOpaque: isOpaque, .portable, bands: 20)
            let path = try folder.write([UInt8](changed), to: "new.png")
            let source = try PictureSource(path: path, limits: ImageLimits())
            let plain = SnapshotComparison(expected: one, actual: other)
            for data in own + [foreign] {
                let file = try folder.write([UInt8](data), to: "old.png")
                let old = try PictureSource(path: file, limits: ImageLimits())
                guard case .scanlines(let left) = try old.picture(),
                    case .scanlines(let right) = try source.picture()
                else {
                    Issue.record("the rows of a common PNG are compared as they are")
                    continue
                }
                #expect(left.isComparable(with: right))
                let quick = SnapshotComparison(
                    expected: .scanlines(left), actual: .scanlines(right), tolerance: .exact,
                    places: ComparedPlaces())
                #expect(quick.count == plain.count && quick.worst == plain.worst)
                #expect(quick.regions == plain.regions)
                let files = try PictureFileComparison(expected: file, actual: path)
                guard case .still(let still) = files.content else {
                    Issue.record("two pictures of other bytes are compared")
                    continue
                }
                #expect(still.count == plain.count)
            }
        }
    }
}
