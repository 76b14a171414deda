import Foundation
import SharedLibraries
import TableDrawing
import TestSupport
import Testing

@testable import TableImages

/// Images in other colour spaces than sRGB.
///
/// The expected values were computed by hand from the matrices of CSS Color 4, section 18, and the
/// curves of the formats.
@Suite struct ColorProfileTests {
    private static let pixel: [UInt8] = [200, 80, 40]
    /// The pixel, interpreted as sRGB.
    private static let plain: UInt32 = 0xFFC8_5028
    /// The pixel of Display P3 in sRGB.
    private static let converted: UInt32 = 0xFFD8_4511
    /// White, red, green and blue of Display P3, in 100,000ths.
    private static let chromaticities: [UInt8] = [
        31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000,
    ].flatMap { PNGChunk.bigEndian($0) }

    private static func profile(_ profile: [UInt8]) throws -> [UInt8] {
        let stream = try ZlibStream(level: 6, isFramed: true).deflate(profile, flush: 4)
        return PNGChunk.bytes("iCCP", [0x70, 0, 0] + stream)
    }

    /// Returns a PNG of 4 × 2 pixels of a single value.
    private static func png(
        _ chunks: [[UInt8]], pixel: [UInt8] = Self.pixel, form: PNGForm = .rgb
    ) throws -> Data {
        let row: [UInt8] = [0] + Array(repeating: pixel, count: 4).joined()
        let rows = row + row
        let stream = try ZlibStream(level: 6, isFramed: true).deflate(rows, flush: 4)
        let sample = SamplePNG(width: 4, height: 2, form: form, filters: [0], chunks: chunks)
        return Data(try sample.bytes(stream: stream))
    }

    private static func near(_ one: UInt32?, _ other: UInt32) -> Bool {
        guard let one else { return false }
        return [24, 16, 8, 0].allSatisfy {
            abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) <= 1
        }
    }

    @Test func `each colour description of a PNG is converted, and the strongest has precedence`()
        throws
    {
        let p3 = try Self.profile(SampleProfile.displayP3.bytes)
        let cicp = PNGChunk.bytes("cICP", [12, 13, 0, 1])
        let own = PNGChunk.bytes("cICP", [1, 13, 0, 1])
        let sRGB = PNGChunk.bytes("sRGB", [0])
        let chrm = PNGChunk.bytes("cHRM", Self.chromaticities)
        let linear = PNGChunk.bytes("gAMA", PNGChunk.bigEndian(100_000))
        let cases: [(chunks: [[UInt8]], expected: UInt32)] = [
            ([p3], Self.converted), ([cicp], Self.converted), ([chrm], Self.converted),
            ([sRGB, p3], Self.converted), ([sRGB, chrm], Self.plain), ([own, p3], Self.plain),
            ([cicp, sRGB], Self.converted), ([linear, cicp], Self.converted),
            ([linear, own], Self.plain),
            ([linear, try Self.profile(SampleProfile.sRGB.bytes)], Self.plain),
        ]
        for (index, value) in cases.enumerated() {
            let found = Decoded(try Self.png(value.chunks))
            #expect(Self.near(found.bitmap?.pixels.first, value.expected), "\(index)")
            #expect(found.diagnostics.isEmpty, "\(index)")
        }
        // Linear light of the primaries of Display P3: brighter in every channel.
        let both = Decoded(try Self.png([chrm, linear])).bitmap?.pixels.first ?? 0
        #expect(both >> 8 & 0xFF > 0x90)
    }

    @Test func `a gamma is converted and named, and an impossible gamma is a warning`() throws {
        func gamma(_ value: Int) throws -> Data {
            try Self.png([PNGChunk.bytes("gAMA", PNGChunk.bigEndian(value))])
        }
        #expect(
            try ImageDecoder().convertedColors(of: gamma(100_000)) == "a stated gamma")
        // Linear light is brighter in sRGB.
        let linear = Decoded(try gamma(100_000))
        #expect((linear.bitmap?.pixels.first ?? 0) >> 8 & 0xFF > 0x90)
        #expect(linear.diagnostics.isEmpty)
        #expect(try ImageDecoder().convertedColors(of: gamma(45_000)) == nil)
        for impossible in [0, 0x7FFF_FFFF] {
            let found = Decoded(try gamma(impossible))
            #expect(found.bitmap?.pixels.first == Self.plain)
            #expect(
                found.diagnostics.map(\.message) == [
                    "the PNG has a gamma that cannot be used: its chunk gAMA has \(impossible); "
                        + "its colours are shown as sRGB"
                ])
        }
    }

    @Test func `a damaged gamma and damaged primaries cause a warning`() throws {
        for (type, size) in [("gAMA", 4), ("cHRM", 32)] as [(StaticString, Int)] {
            var broken = PNGChunk.bytes(type, Array(repeating: 0, count: size))
            broken[broken.count - 1] ^= 1
            for chunk in [broken, PNGChunk.bytes(type, [0, 1, 2])] {
                let found = Decoded(try Self.png([chunk]))
                #expect(found.bitmap?.pixels.first == Self.plain)
                let messages = found.diagnostics.map(\.message)
                #expect(
                    messages == [
                        "the PNG has a chunk \(type) that is damaged; its colours are shown as sRGB"
                    ])
                let sRGB = PNGChunk.bytes("sRGB", [0])
                #expect(Decoded(try Self.png([chunk, sRGB])).diagnostics.isEmpty)
            }
        }
    }

    @Test func `every description of sRGB leaves the pixels unchanged`() throws {
        let profile = try Self.profile(SampleProfile.sRGB.bytes)
        let bare = Decoded(try Self.png([]))
        #expect(bare.bitmap?.pixels == Array(repeating: Self.plain, count: 8))
        for chunks in [[profile], [PNGChunk.bytes("cICP", [1, 13, 0, 1])]] {
            let data = try Self.png(chunks)
            #expect(Decoded(data).bitmap == bare.bitmap)
            #expect(try ImageDecoder().convertedColors(of: data) == nil)
        }
        #expect(
            PNGScanlines(try Self.png([profile]), limits: ImageLimits()) != nil,
            "two files of sRGB are compared without decoding them")
        let wide = try Self.profile(SampleProfile.displayP3.bytes)
        #expect(PNGScanlines(try Self.png([wide]), limits: ImageLimits()) == nil)
    }

    @Test func `colours are converted before they are premultiplied, and alpha is kept`() throws {
        let data = try Self.png(
            [Self.profile(SampleProfile.displayP3.bytes)], pixel: Self.pixel + [128],
            form: .rgba)
        let expected = Premultiplication.premultiplied(0x8000_0000 | Self.converted & 0xFF_FFFF)
        #expect(Self.near(Decoded(data).bitmap?.pixels.first, expected))
    }

    @Test func `a grey profile applies to grey images only`() throws {
        let chunk = try Self.profile(SampleProfile.linearGray.bytes)
        // The curve of sRGB has 0.735 for half of the light.
        let gray = Decoded(try Self.png([chunk], pixel: [128], form: .grey))
        #expect(Self.near(gray.bitmap?.pixels.first, 0xFFBC_BCBC))
        #expect(gray.diagnostics.isEmpty)
        let colored = Decoded(try Self.png([chunk]))
        #expect(colored.bitmap?.pixels.first == Self.plain)
        #expect(
            colored.diagnostics.map(\.message) == [
                "the PNG has a colour profile that cannot be used: it is for grey, and the image "
                    + "has red, green and blue; its colours are shown as sRGB"
            ])
    }

    @Test func `an unusable profile is a warning, and the colours are shown as sRGB`() throws {
        var damaged = SampleProfile.displayP3.bytes
        damaged.replaceSubrange(36..<40, with: [1, 2, 3, 4])
        var link = SampleProfile.displayP3
        link.deviceClass = "link"
        var wrongSum = try Self.profile(SampleProfile.displayP3.bytes)
        wrongSum[wrongSum.count - 1] ^= 1
        let cases: [([UInt8], String)] = [
            (try Self.profile(damaged), "cannot be read: it is damaged"),
            (try Self.profile(link.bytes), "it describes no device or colour space"),
            (PNGChunk.bytes("iCCP", [0x70, 0, 0, 1, 2, 3]), "its zlib stream is damaged"),
            (PNGChunk.bytes("iCCP", [0x70]), "its chunk iCCP is no name and zlib stream"),
            (wrongSum, "the checksum of its chunk is wrong"),
            (
                try Self.profile(Array(repeating: 7, count: DeclaredColors.largestProfile + 1)),
                "it has more than 4 MiB"
            ),
            (
                PNGChunk.bytes("cICP", [9, 16, 0, 1]),
                "states the transfer function PQ of high dynamic range, which is not read (cICP 9 16 0 1)"
            ),
            (PNGChunk.bytes("cICP", [9, 18, 0, 1]), "the transfer function HLG"),
            (PNGChunk.bytes("cICP", [2, 13, 0, 1]), "states the primaries 2"),
            (PNGChunk.bytes("cICP", [1, 13, 0, 0]), "samples of narrow range"),
            (PNGChunk.bytes("cHRM", Array(repeating: 0, count: 32)), "no light can have"),
        ]
        for (chunk, words) in cases {
            let found = Decoded(try Self.png([chunk]))
            #expect(found.bitmap?.pixels == Array(repeating: Self.plain, count: 8))
            #expect(found.diagnostics.map(\.identifier) == ["image.profile"])
            let message = found.diagnostics.first?.message ?? ""
            #expect(message.contains(words), "\(message)")
            #expect(message.hasSuffix("its colours are shown as sRGB"))
        }
        // A profile beside an unsupported description is used.
        let both = try Self.png([
            PNGChunk.bytes("cICP", [9, 16, 0, 1]), Self.profile(SampleProfile.displayP3.bytes),
        ])
        #expect(Self.near(Decoded(both).bitmap?.pixels.first, Self.converted))
        #expect(Decoded(both).diagnostics.count == 1)
    }

    @Test func `profiles of JPEG, WebP and animated WebP are converted`() throws {
        let folder = try TemporaryFolder()
        let icc = folder.file("p3.icc")
        try Data(SampleProfile.displayP3.bytes).write(to: URL(fileURLWithPath: icc))
        try Pillow.run(
            """
            icc = open(argv[0], "rb").read()
            image = Image.new("RGB", (16, 16), (200, 80, 40))
            image.save(argv[1] + "/a.jpg", icc_profile=icc, quality=100, subsampling=0)
            image.save(argv[1] + "/a.webp", icc_profile=icc, lossless=True)
            image.save(argv[1] + "/b.webp", icc_profile=icc, lossless=True, save_all=True,
                append_images=[Image.new("RGB", (16, 16), (0, 0, 0))])
            """, icc, folder.path)
        for name in ["a.jpg", "a.webp", "b.webp"] {
            let data = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            // JPEG itself has an error of 1.
            #expect(
                worstDifference(
                    Decoded(data).bitmap ?? Bitmap(width: 1, height: 1),
                    Bitmap(width: 16, height: 16, filling: Self.converted)) <= 2, "\(name)")
            #expect(try ImageDecoder().convertedColors(of: data) == "Sample P3", "\(name)")
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("b.webp")))
        let reader = try #require(try FrameReaders.reader(of: data))
        #expect(Self.near(try reader.next()?.bitmap.pixels.first, Self.converted))
        // Profiles in several segments are joined in the order of their numbers.
        let jpeg = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file("a.jpg"))))
        let parts = Self.cut(jpeg, SampleProfile.displayP3.bytes)
        #expect(
            worstDifference(
                try #require(Decoded(Data(parts.whole)).bitmap),
                Bitmap(width: 16, height: 16, filling: Self.converted)) <= 2)
        let cut = Decoded(Data(parts.missing))
        #expect(
            cut.diagnostics.first?.message.contains("part 2 of 2 is missing") == true,
            "\(cut.diagnostics)")
        #expect(
            worstDifference(cut.bitmap!, Bitmap(width: 16, height: 16, filling: Self.plain)) <= 2)
    }

    /// A JPEG with its profile in two segments in reverse order, and a JPEG without the second
    /// segment.
    private static func cut(
        _ jpeg: [UInt8], _ profile: [UInt8]
    ) -> (whole: [UInt8], missing: [UInt8]) {
        // The only segment that Pillow writes.
        let start = jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xE2 }!
        let length = Int(jpeg[start + 2]) << 8 | Int(jpeg[start + 3])
        func segment(_ number: UInt8, _ data: ArraySlice<UInt8>) -> [UInt8] {
            let body = Array("ICC_PROFILE\0".utf8) + [number, 2] + data
            let length = body.count + 2
            return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + body
        }
        let (head, tail) = (Array(jpeg[..<start]), Array(jpeg[(start + 2 + length)...]))
        let (first, second) = (segment(1, profile[..<100]), segment(2, profile[100...]))
        return (head + second + first + tail, head + first + tail)
    }

    @Test func `frames of an animated PNG are converted`() throws {
        let memory = MemorySink()
        let sink = APNGSink(sink: memory)
        try sink.begin(FrameSequence(width: 4, height: 2, frameCount: 2, framesPerSecond: 10))
        for index in 0..<2 {
            let bitmap = Bitmap(
                width: 4, height: 2, filling: index == 0 ? Self.plain : 0xFF00_0000)
            try sink.write(
                Frame(index: index, time: Double(index) / 10, duration: 0.1, bitmap: bitmap))
        }
        try sink.finish()
        var bytes = [UInt8](memory.data)
        bytes.insert(
            contentsOf: try Self.profile(SampleProfile.displayP3.bytes), at: 33)
        let reader = try #require(try FrameReaders.reader(of: Data(bytes)))
        #expect(Self.near(try reader.next()?.bitmap.pixels.first, Self.converted))
    }

    @Test func `conversions stay within their budget, and are repeated without a budget`() throws {
        let data = try Self.png([Self.profile(SampleProfile.displayP3.bytes)])
        var budgets = CacheBudgets()
        budgets.colorProfiles = 2
        try CacheBudgets.$current.withValue(budgets) {
            for gamma in [1.5, 1.6, 1.7, 1.8] {
                var profile = SampleProfile.displayP3
                profile.gamma = gamma
                _ = Decoded(try Self.png([Self.profile(profile.bytes)]))
                #expect(ColorConversions.shared.count <= 2)
            }
            #expect(Self.near(Decoded(data).bitmap?.pixels.first, Self.converted))
        }
        CacheBudgets.$current.withValue(.none) {
            #expect(Self.near(Decoded(data).bitmap?.pixels.first, Self.converted))
            #expect(ColorConversions.shared.count == 0)
        }
    }

    @Test func `without Little CMS, an image with a profile is an error that names the library`()
        throws
    {
        let data = try Self.png([Self.profile(SampleProfile.displayP3.bytes)])
        let plain = try Self.png([])
        SharedLibrary.$missing.withValue([SharedLibrary.lcms.name]) {
            // Without budgets, no conversion of an earlier test is reused.
            CacheBudgets.$current.withValue(.none) {
                let found = Decoded(data)
                #expect(found.reason?.description.contains("install liblcms2-2") == true)
                #expect(Decoded(plain).reason == nil)
            }
        }
    }
}
