import Foundation
import TableDrawing
import Testing

@testable import TableCompositing

/// Caches of a compositor stay within their budgets and do not change pictures.
@Suite struct CacheBudgetTests {
    private static var small: CacheBudgets {
        var budgets = CacheBudgets.standard
        budgets.masks = 60_000
        budgets.outlines = 20_000
        budgets.faces = 4
        budgets.tiles = 1_500_000
        budgets.rasters = 80_000
        budgets.strikes = 600_000
        budgets.ramps = 140_000
        budgets.opacities = 8
        budgets.fontExtents = 4
        return budgets
    }

    private static func words(_ number: Int) -> [RenderNode] {
        (0..<8).map { line in
            Typesetter.node(
                "Row \(number * 8 + line) of many", x: 4, y: CGFloat(line) * 24,
                size: 9 + CGFloat((number * 8 + line) % 40) / 4)
        }
    }

    private static func photo(_ number: Int, width: Int = 64, height: Int = 40) -> Image {
        var bitmap = Bitmap(width: width, height: height, filling: 0xFF20_4060)
        for x in 0..<width {
            bitmap[x, (x * 3 + number) % height] = 0xFFFF_0000 | UInt32(number * 9)
        }
        return Image(bitmap: bitmap)
    }

    private static func stretched(_ number: Int) -> RenderNode {
        let size = CGSize(width: 30, height: 30)
        let canvas = Canvas(bounds: CGRect(origin: .zero, size: size))
        canvas.setFillColor(Color(hex: UInt32(number * 70_000)))
        canvas.fillEllipse(in: CGRect(origin: .zero, size: size))
        let caps = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        let image = Image(drawing: canvas.finish(), size: size).resizableImage(withCapInsets: caps)
        return Picture.drawingNode(width: 160, height: 200) { canvas in
            canvas.draw(image, in: CGRect(x: 3, y: 3, width: 120, height: 90))
        }
    }

    private static let faces: [String] = {
        let folders = [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/urw-base35",
        ]
        return folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(".otf") }.sorted().prefix(6).map { folder + "/" + $0 }
        }
    }()

    /// Returns a picture with unique parts for each number.
    private static func tree(_ number: Int) -> RenderTree {
        let gradient = Picture.drawingNode(width: 160, height: 30) { canvas in
            canvas.drawLinearGradient(
                Gradient(colors: [Color(hex: UInt32(number * 4_000)), .yellow]), start: .zero,
                end: CGPoint(x: 160, y: 3))
        }
        let images = Picture.drawingNode(width: 160, height: 200) { canvas in
            canvas.draw(photo(number), in: CGRect(x: 5.5, y: 100.5, width: 130, height: 77))
            // A pixel of the image for each pixel of the picture.
            canvas.draw(photo(number + 90), in: CGRect(x: 5, y: 30, width: 32, height: 20))
        }
        let emoji = Unicode.Scalar(0x1F600 + UInt32(number)).map(String.init) ?? ""
        let face = faces[number % faces.count]
        return Picture.tree(
            Picture.group(
                width: 160, height: 200,
                [gradient, images, stretched(number)] + words(number) + [
                    Typesetter.node(
                        emoji, x: 100, y: 60, size: 20, file: Typesetter.emoji),
                    Typesetter.node("Face", x: 90, y: 120, size: 20, file: face),
                ]),
            width: 160, height: 200, scale: 2, background: .white)
    }

    @Test func `each cache of a painter is filled beyond its budget, and stays within it`() throws {
        let budgets = Self.small
        let compositor = Compositor(budgets)
        // Two rounds, so that removed entries are requested again.
        for number in Array(0..<24) + Array(0..<24) {
            let tree = Self.tree(number)
            let bitmap = try compositor.bitmap(of: tree)
            #expect(try bitmap == Compositor(.none).bitmap(of: tree), "picture \(number)")
            _ = try compositor.placed(tree)
            try compositor.painters.withPainter { painter in
                #expect(painter.masks.total <= budgets.masks)
                #expect(painter.tiles.total <= budgets.tiles)
                #expect(painter.rasters.total <= budgets.rasters)
                #expect(painter.strikes.total <= budgets.strikes)
                #expect(painter.ramps.total <= budgets.ramps)
                #expect(painter.opacities.total <= budgets.opacities)
                #expect(painter.fonts.faces.total <= budgets.faces)
                #expect(painter.fonts.outlines.total <= budgets.outlines)
            }
            #expect(compositor.fontExtents.count <= budgets.fontExtents)
        }
        try compositor.painters.withPainter { painter in
            #expect(painter.masks.evictions > 0)
            #expect(painter.tiles.evictions > 0)
            #expect(painter.rasters.evictions > 0)
            #expect(painter.strikes.evictions > 0)
            #expect(painter.ramps.evictions > 0)
            #expect(painter.opacities.evictions > 0)
            #expect(painter.fonts.faces.evictions > 0)
            #expect(painter.fonts.outlines.evictions > 0)
        }
        #expect(compositor.fontExtents.count > 0)
    }

    @Test func `extents are correct for more faces than the cache holds`() {
        var budgets = CacheBudgets.standard
        budgets.fontExtents = 4
        let (few, none) = (
            FontInkExtentsCache(budgets, PainterPool(budgets)),
            FontInkExtentsCache(.none, PainterPool(.none))
        )
        for file in Self.faces + Self.faces {
            let face = FontFace(file: file, index: 0, name: "test")
            let (one, other) = (few.extents(of: face), none.extents(of: face))
            #expect(one.ascent == other.ascent && one.descent == other.descent)
            #expect(few.count <= 4 && none.count == 0)
        }
        #expect(Self.faces.count > 4 && few.count > 0)
    }

    @Test func `idle painters are limited by their total memory and their number`() throws {
        var budgets = CacheBudgets.standard
        budgets.painters = 3_000_000
        budgets.idlePainters = 3
        let pool = PainterPool(budgets)
        var largest = 0
        /// Uses a number of painters at a time.
        func nest(_ depth: Int, _ body: (Painter, Int) throws -> Void) throws {
            guard depth > 0 else { return }
            try pool.withPainter { painter in
                try body(painter, depth)
                try nest(depth - 1, body)
            }
        }
        try nest(6) { _, _ in }
        #expect(pool.kept.painters == 3)
        try nest(6) { painter, depth in
            _ = painter.memory(for: 100_000 * depth)
            largest = max(largest, painter.keptBytes)
        }
        #expect(largest > 2_000_000)
        #expect(pool.kept.bytes <= 3_000_000)
        #expect(pool.kept.painters >= 1)
        try nest(1) { painter, _ in _ = painter.memory(for: 1_000_000) }
        // A painter with more memory than the total limit is released, too.
        #expect(pool.kept.bytes <= 3_000_000)
        let none = PainterPool(.none)
        try none.withPainter { _ in }
        #expect(none.kept.painters == 0)
    }

    @Test func `a page of PDF whose images exceed their budget shows all images`() throws {
        func size(_ budget: Int) throws -> Int {
            var budgets = CacheBudgets.standard
            budgets.pageImages = budget
            return try CacheBudgets.$current.withValue(budgets) {
                let node = Picture.drawingNode(width: 200, height: 200) { canvas in
                    for index in 0..<12 {
                        canvas.draw(
                            Self.photo(index % 6),
                            in: CGRect(x: 10 * index, y: 12 * index, width: 64, height: 40))
                    }
                }
                let tree = Picture.tree(node, width: 200, height: 200, background: .white)
                var bytes: [UInt8] = []
                let writer = try VectorWriter(.pdf, of: tree) { bytes += $0 }
                try writer.append(tree, rows: 200, firstRow: 0)
                try writer.finish(creator: "test", stamp: "")
                return bytes.count
            }
        }
        // The file contains each image once, or once for each removal from the cache.
        let whole = try size(64 << 20)
        #expect(try size(4 * 64 * 40 * 4) >= whole)
        #expect(try size(0) > whole)
    }

    /// Returns the size of a file with a text in each of some faces, twice.
    private func size(
        _ format: VectorFormat, as text: VectorText, _ change: (inout CacheBudgets) -> Void
    ) throws -> Int {
        var budgets = CacheBudgets.standard
        change(&budgets)
        return try CacheBudgets.$current.withValue(budgets) {
            let nodes = (0..<12).map { index in
                Typesetter.node(
                    "Face \(index % 6)", x: 4, y: CGFloat(index) * 16, size: 12,
                    file: Self.faces[index % 6])
            }
            let tree = Picture.tree(
                Picture.group(width: 200, height: 200, nodes), width: 200, height: 200,
                background: .white)
            var bytes: [UInt8] = []
            let writer = try VectorWriter(format, of: tree, text: text) { bytes += $0 }
            try writer.append(tree, rows: 200, firstRow: 0)
            try writer.finish(creator: "test", stamp: "")
            return bytes.count
        }
    }

    @Test
    func `a page of PDF embeds a face again after its removal from the cache`()
        throws
    {
        let whole = try size(.pdf, as: .text) { _ in }
        #expect(try size(.pdf, as: .text) { $0.pageFonts = 3 } > whole)
        #expect(try size(.pdf, as: .text) { $0.pageFonts = 0 } > whole)
    }

    @Test
    func `an SVG defines a shape again after its removal from the cache`()
        throws
    {
        let whole = try size(.svg, as: .outlines) { _ in }
        let few = try size(.svg, as: .outlines) { $0.definitions = 4 }
        #expect(few > whole)
        #expect(try size(.svg, as: .outlines) { $0.definitions = 0 } >= few)
    }

    @Test
    func `the character maps of faces stay within their budget and equal the maps of the files`()
        throws
    {
        var budgets = CacheBudgets.standard
        let all = try FontLibrary(budgets)
        let one = try all.face(FontFace(file: Self.faces[0], index: 0, name: "test"))
        let cost = one.characterMap.byteCount
        #expect(cost > 10_000)
        budgets.characterMaps = cost * 2
        let (few, none) = (try FontLibrary(budgets), try FontLibrary(.none))
        for file in Self.faces + Self.faces {
            let face = FontFace(file: file, index: 0, name: "test")
            let map = try few.face(face).characterMap
            let fresh = try none.face(face).characterMap
            for glyph in 0..<400 as Range<UInt32> { #expect(map[glyph] == fresh[glyph]) }
            #expect(few.characterMaps.total <= cost * 2)
        }
        #expect(few.characterMaps.total > 0 && few.characterMaps.evictions > 0)
        #expect(none.characterMaps.total == 0)
    }
}
