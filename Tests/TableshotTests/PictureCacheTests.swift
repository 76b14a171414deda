import Foundation
import TableCompositing
import TableImages
import TableSamples
import Testing

@testable import Tableshot

/// Pictures with cached strips.
@Suite struct PictureCacheTests {
    private static let reader = DocumentReader(catalogue: .samples)

    private static func document(_ name: String) throws -> TableDocument {
        try reader.read(path: DocumentSnapshotTests.folder.appendingPathComponent(name).path)
    }

    @Test(arguments: DocumentSnapshotTests.names)
    func
        `a scrolled document has equal pixels with a cache, without a cache and on threads`(
            name: String
        ) throws
    {
        let document = try Self.document(name)
        let cache = PictureCache()
        let places: [(CGFloat, Int)] = [
            (0, 1), (17.5, 3), (22, 1), (100 + 1.0 / 3, 1), (17.5, 1),
        ]
        for (offset, threads) in places {
            let plain = try document.picture(scrolledTo: offset)
            plain.threads = 4 - threads
            let bytes = try plain.pngData()
            let picture = try document.picture(scrolledTo: offset)
            picture.cache = cache
            picture.threads = threads
            #expect(try picture.pngData() == bytes, "at \(offset)")
            #expect(picture.diagnostics == plain.diagnostics, "at \(offset)")
            #expect(try picture.bitmap() == plain.bitmap(), "at \(offset)")
            guard threads == 1 else { continue }
            #expect(try ImageDecoder().decode(bytes) == plain.bitmap(), "at \(offset)")
        }
    }

    @Test func `the cache provides a scrolled row`() throws {
        let cache = PictureCache()
        var growth: [Int] = []
        for offset in [0, 6, 13.5, 300, 6] as [CGFloat] {
            let before = cache.byteCount
            let picture = try Self.document("contacts.table.yaml").picture(
                scrolledTo: offset)
            picture.cache = cache
            _ = try picture.pngData()
            growth.append(cache.byteCount - before)
        }
        #expect(growth[0] > 4_000)
        #expect(growth[1] < growth[0] / 3)
        #expect(growth[2] < growth[0] / 3)
        #expect(growth[4] == 0)
    }

    @Test func `the cache provides rows of a bitmap`() throws {
        let cache = PictureCache()
        var growth: [Int] = []
        for offset in [0, 6, 300, 6] as [CGFloat] {
            let before = cache.byteCount
            let picture = try Self.document("contacts.table.yaml").picture(
                scrolledTo: offset)
            picture.cache = cache
            let bitmap = try picture.bitmap()
            growth.append(cache.byteCount - before)
            // Stretches of a uniform colour are stored once.
            #expect(growth[0] <= bitmap.pixels.count + 256 * 100)
        }
        #expect(growth[0] > 100_000)
        #expect(growth[1] < growth[0] / 3)
        #expect(growth[3] == 0)
    }

    @Test func `a row cut by an edge or by a floating header is stored once as a whole`() throws {
        let cache = PictureCache()
        var sizes: [Int] = []
        var document = try Self.document("contacts.table.yaml")
        // Rows are visible through the floating headers of later themes.
        document.theme = .ios13
        for offset in stride(from: 40, to: 56, by: 2.0) {
            let picture = try document.picture(scrolledTo: offset)
            picture.cache = cache
            let bitmap = try picture.bitmap()
            sizes.append(cache.byteCount)
            #expect(try bitmap == document.picture(scrolledTo: offset).bitmap())
        }
        // At most two rows enter within 16 points. The header's band changes each time.
        let growth = zip(sizes.dropFirst(), sizes).map(-)
        #expect(growth.filter { $0 > 6_000 }.count <= 2, "\(growth)")
    }

    @Test func `bitmaps share strips on threads, and equal strips are painted once`()
        throws
    {
        let document = try Self.document("contacts.table.yaml")
        func picture() throws -> Picture {
            try render(
                size: CGSize(width: 900, height: 1_700), context: document.context()
            ) { document.makeTable() }
        }
        let plain = try picture().bitmap()
        for threads in [1, 3] {
            let cached = try picture()
            cached.cache = PictureCache(budget: 64 << 20)
            cached.threads = threads
            #expect(try cached.bitmap() == plain)
            #expect(try cached.bitmap() == plain)
        }
    }

    @Test func `a cache stays within its budget and removes the least recently used strips`() throws
    {
        let cache = PictureCache(budget: 60_000)
        var most = 0
        for row in 0..<80 {
            let picture = try render(context: RenderContext()) {
                let label = Label(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
                label.text = "Row \(row) of many that are all different"
                return label
            }
            picture.cache = cache
            _ = try picture.pngData()
            most = max(most, cache.byteCount)
            #expect(cache.byteCount <= 60_000)
        }
        #expect(most > 40_000)
        #expect(cache.byteCount > 0)
    }

    @Test func `the diagnostics of a cached strip are reported again`()
        throws
    {
        let cache = PictureCache()
        for _ in 0..<2 {
            let picture = try render(context: RenderContext()) {
                let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                let inner = StrangeView(frame: view.bounds)
                view.addSubview(inner)
                return view
            }
            picture.cache = cache
            _ = try picture.pngData()
            #expect(picture.diagnostics.map(\.identifier) == ["compositing.not-a-number"])
        }
    }

    private final class StrangeView: View {
        override func draw(_ rect: CGRect) {
            let path = BezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 10))
            path.stroke()
        }
    }

    @Test func `diagnostics of a strip count in the budget`() {
        func bytes(_ said: [Diagnostic]) -> Int {
            let cache = PictureCache()
            let key = PictureCache.Key(
                fingerprint: StableHasher().finalize(), height: 1, form: .pixels)
            let pixels = [UInt32](repeating: 0, count: 4).withUnsafeBufferPointer(PixelRuns.init)
            cache.store(PaintedStrip(pixels: pixels, diagnostics: said), for: key)
            return cache.byteCount
        }
        let long = Diagnostic("a.b", message: String(repeating: "x", count: 10_000))
        #expect(bytes([long]) >= bytes([]) + 10_000)
    }
}
