import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct ImageTests {
    /// A bitmap of characters, each with its colour.
    private static let colors: [Character: UInt32] = [
        ".": 0, "#": 0xFF00_0000, "r": 0xFFFF_0000, "g": 0xFF00_FF00, "b": 0xFF00_00FF,
        "w": 0xFFFF_FFFF, "h": 0x8000_0000,
    ]
    private static let characters = Dictionary(
        uniqueKeysWithValues: colors.map { ($0.value, $0.key) })

    private func image(_ text: String, scale: CGFloat = 1) -> Image {
        let rows = text.split(separator: "\n")
        return Image(
            bitmap: Bitmap(
                width: rows[0].count, height: rows.count,
                pixels: rows.joined().map { Self.colors[$0] ?? 0 }), scale: scale)
    }

    private func drawn(
        _ image: Image, _ rect: CGRect, width: CGFloat, height: CGFloat, scale: Double = 1,
        quality: InterpolationQuality = .default, background: RGBA = .clear
    ) throws -> String {
        let bitmap = try Picture.drawn(
            width: width, height: height, scale: scale, background: background
        ) { canvas in
            canvas.interpolationQuality = quality
            canvas.draw(image, in: rect)
        }
        return PixelGrid.text(bitmap, Self.characters)
    }

    @Test(arguments: [1.0, 2, 3])
    func anImageAtItsOwnScaleKeepsEveryPixel(scale: Double) throws {
        let photo = RichScene.photo
        guard case .bitmap(let bitmap) = photo.source else { return }
        let image = Image(bitmap: bitmap, scale: scale)
        let found = try Picture.drawn(width: 30, height: 30, scale: scale) { canvas in
            canvas.draw(image, in: CGRect(origin: CGPoint(x: 1, y: 2), size: image.size))
        }
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                #expect(found[x + Int(scale), y + Int(2 * scale)] == bitmap[x, y])
            }
        }
    }

    @Test func nearestPixelsAreRepeated() throws {
        #expect(
            try drawn(
                image("rg\nb#"), CGRect(x: 0, y: 0, width: 4, height: 4), width: 5, height: 4,
                quality: .none) == """
                    rrgg.
                    rrgg.
                    bb##.
                    bb##.
                    """)
    }

    @Test(arguments: [InterpolationQuality.low, .medium, .high, .default])
    func anEnlargedImageDoesNotFadeAtItsEdges(quality: InterpolationQuality) throws {
        let found = try drawn(
            image("rr\nrr"), CGRect(x: 1, y: 0, width: 5, height: 3), width: 7, height: 3,
            quality: quality)
        #expect(
            found == """
                .rrrrr.
                .rrrrr.
                .rrrrr.
                """)
    }

    @Test(arguments: [InterpolationQuality.medium, .high])
    func aReducedImageAveragesPixels(quality: InterpolationQuality) throws {
        let stripes = image(String(repeating: "#w#w#w#w#w#w#w#w\n", count: 16))
        let bitmap = try Picture.drawn(width: 2, height: 2) { canvas in
            canvas.interpolationQuality = quality
            canvas.draw(stripes, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        for pixel in bitmap.pixels { #expect((0x6C...0x94).contains(pixel & 0xFF)) }
    }

    @Test func stretchedImageKeepsItsCaps() throws {
        let plate = image("#r#\nrgr\n#b#").resizableImage(
            withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            resizingMode: .stretch)
        #expect(
            try drawn(
                plate, CGRect(x: 1, y: 0, width: 6, height: 4), width: 8, height: 4) == """
                    .#rrrr#.
                    .rggggr.
                    .rggggr.
                    .#bbbb#.
                    """)
    }

    @Test func tiledImageRepeatsItsMiddle() throws {
        let plate = image("#rg#\n#gr#").resizableImage(
            withCapInsets: EdgeInsets(left: 1, right: 1), resizingMode: .tile)
        #expect(
            try drawn(
                plate, CGRect(x: 0, y: 0, width: 7, height: 3), width: 7, height: 3) == """
                    #rgrgr#
                    #grgrg#
                    #rgrgr#
                    """)
    }

    @Test func anImageWithoutCapsTilesOnlyOnRequest() throws {
        let tile = image("rg")
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
        #expect(
            try drawn(
                tile.resizableImage(withCapInsets: .zero), rect, width: 4, height: 1) == "rgrg")
        #expect(try drawn(tile, rect, width: 4, height: 1, quality: .none) == "rrgg")
    }

    @Test func capsThatDoNotFitShrink() throws {
        let plate = image("rrwgg").resizableImage(
            withCapInsets: EdgeInsets(left: 2, right: 2), resizingMode: .stretch)
        #expect(
            try drawn(
                plate, CGRect(x: 0, y: 0, width: 2, height: 1), width: 2, height: 1) == "rg")
    }

    @Test func piecesJoinWithoutASeamAtFractionsOfAPixel() throws {
        let plate = image("bbb\nbbb\nbbb").resizableImage(
            withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            resizingMode: .stretch)
        let bitmap = try Picture.drawn(width: 12, height: 12) { canvas in
            canvas.draw(plate, in: CGRect(x: 0.4, y: 0.3, width: 10.5, height: 10.7))
        }
        for y in 1..<10 {
            for x in 1..<10 { #expect(bitmap[x, y] == 0xFF00_00FF, "\(x) \(y)") }
        }
    }

    @Test func drawnImageStretchesByItsCaps() throws {
        let plate = GraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { canvas in
            canvas.setFillColor(.red)
            canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            canvas.setFillColor(.black)
            canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1), resizingMode: .stretch)
        #expect(
            try drawn(
                plate, CGRect(x: 0, y: 0, width: 6, height: 1), width: 6, height: 1, scale: 2)
                == "##rrrrrrrrrr\n##rrrrrrrrrr")
    }

    @Test func aDrawnImageIsSharpAtEveryScaleAndEndsAtItsSize() throws {
        let dot = GraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { canvas in
            canvas.fill(CGRect(x: 0.5, y: 0.5, width: 9, height: 9))
        }
        #expect(
            try drawn(
                dot, CGRect(x: 0, y: 0, width: 4, height: 4), width: 5, height: 5) == """
                    .....
                    .###.
                    .###.
                    .###.
                    .....
                    """)
    }

    @Test func aTemplateImageHasTheFillColour() throws {
        let mask = image("#h.").withRenderingMode(.alwaysTemplate)
        let bitmap = try Picture.drawn(width: 3, height: 1) { canvas in
            canvas.setFillColor(.red)
            canvas.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
        }
        #expect(bitmap.pixels == [0xFFFF_0000, 0x8080_0000, 0])
    }

    @Test func tintAlsoColoursDrawnAndScaledImages() throws {
        let dot = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
        #expect(
            try drawn(
                dot.withTintColor(Color(RGBA(hex: 0x00FF00))), rect, width: 3, height: 1) == "ggg")
        #expect(
            try drawn(
                image("##\n##").withTintColor(Color(RGBA(hex: 0x0000FF))), rect, width: 3,
                height: 1) == "bbb")
    }

    @Test func nodeShowsItsImageInItsRectangle() throws {
        let node = RenderNode(
            name: "image", frame: CGRect(x: 1, y: 1, width: 4, height: 2),
            contents: .image(
                image("#"), CGRect(x: 1, y: 0, width: 2, height: 2), tint: RGBA(hex: 0xFF0000)))
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 5, height: 4), Self.characters) == """
                    .....
                    ..rr.
                    ..rr.
                    .....
                    """)
    }

    @Test func alphaFadesAnImage() throws {
        let bitmap = try Picture.drawn(width: 2, height: 1) { canvas in
            canvas.setAlpha(0.5)
            canvas.draw(image("r"), in: CGRect(x: 0, y: 0, width: 1, height: 1))
            canvas.draw(image("rr\nrr"), in: CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(bitmap.pixels == [0x8080_0000, 0x8080_0000])
    }

    @Test func onlyTheVisiblePartOfAnImageTallerThanASurfaceIsPainted() throws {
        var tall = Bitmap(width: 1, height: 40_000, filling: 0xFF00_0000)
        tall[0, 39_999] = 0xFFFF_0000
        let node = RenderNode(
            name: "image", frame: CGRect(x: 0, y: -39_998, width: 1, height: 40_000),
            contents: .image(
                Image(bitmap: tall), CGRect(x: 0, y: 0, width: 1, height: 40_000), tint: nil))
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 1, height: 3), Self.characters) == "#\nr\n.")
    }

    @Test func anImageTooLargeToScaleIsReported() throws {
        let log = DiagnosticLog()
        let tall = Image(bitmap: Bitmap(width: 1, height: 40_000, filling: 0xFF00_0000))
        try DiagnosticLog.$current.withValue(log) {
            _ = try drawn(tall, CGRect(x: 0, y: 0, width: 2, height: 2), width: 2, height: 2)
        }
        #expect(log.diagnostics.map(\.identifier) == ["compositing.image-size"])
    }
}
