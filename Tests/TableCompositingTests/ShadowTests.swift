import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct ShadowTests {
    private func shadowed(
        blur: CGFloat, offset: CGSize = .zero, scale: Double = 1
    ) throws -> Bitmap {
        var node = Picture.box(20, 20, 9, 9, .white)
        node.shadow = Shadow(offset: offset, blur: blur, color: .black)
        return try Picture.bitmap(node, width: 49, height: 49, scale: scale)
    }

    @Test(arguments: [1.0, 2, 5, 9.3])
    func blurIsSymmetric(blur: Double) throws {
        let bitmap = try shadowed(blur: blur)
        for y in 0..<49 {
            for x in 0..<49 {
                #expect(bitmap[x, y] == bitmap[48 - x, y])
                #expect(bitmap[x, y] == bitmap[x, 48 - y])
                #expect(bitmap[x, y] == bitmap[y, x])
            }
        }
        #expect(bitmap[19, 24] >> 24 > 0)
    }

    @Test(arguments: [2.0, 4, 8])
    func aBlurIsAGaussianOfHalfItsRadius(blur: Double) throws {
        // The integral of a Gaussian over the box: the product of two differences of erf.
        let bitmap = try shadowed(blur: blur)
        let sigma = blur / 2
        func share(_ middle: Double) -> Double {
            (erf((29 - middle) / sigma / 2.0.squareRoot())
                - erf((20 - middle) / sigma / 2.0.squareRoot())) / 2
        }
        for y in 0..<49 {
            for x in 0..<49 where !(20..<29).contains(x) || !(20..<29).contains(y) {
                let wanted = share(Double(x) + 0.5) * share(Double(y) + 0.5) * 255
                let found = Double(bitmap[x, y] >> 24)
                #expect(abs(found - wanted) < 7, "\(x) \(y)")
            }
        }
    }

    @Test func aHardShadowIsTheMovedShape() throws {
        var node = Picture.box(1, 1, 3, 2, .white)
        node.shadow = Shadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .black)
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 7, height: 5),
                [0: ".", 0xFFFF_FFFF: "w", 0xFF00_0000: "#"]) == """
                    .......
                    .www...
                    .www##.
                    ...###.
                    .......
                    """)
    }

    @Test func theShadowOfATransparentNodeIsTheShadowOfItsContents() throws {
        var node = Picture.group(width: 7, height: 3, [Picture.box(1, 0, 1, 1, .white)])
        node.shadow = Shadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .black)
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 7, height: 3),
                [0: ".", 0xFFFF_FFFF: "w", 0xFF00_0000: "#"]) == """
                    .w.....
                    ...#...
                    .......
                    """)
    }

    @Test func theClipOfANodeDoesNotClipItsShadow() throws {
        var node = Picture.box(1, 0, 2, 1, .white)
        node.clipsToBounds = true
        node.shadow = Shadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .black)
        let bitmap = try Picture.bitmap(node, width: 4, height: 2)
        #expect(bitmap[1, 1] == 0xFF00_0000)
    }

    @Test func theShadowOfADrawingFollowsTheScaleButNotTheTransform() throws {
        for scale in [1.0, 2] {
            let bitmap = try Picture.drawn(width: 8, height: 8, scale: scale) { canvas in
                canvas.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .black)
                canvas.setFillColor(.white)
                canvas.translateBy(x: 4, y: 4)
                canvas.rotate(by: .pi)
                canvas.scaleBy(x: 2, y: 2)
                canvas.fill(CGRect(x: -1, y: 0, width: 2, height: 1))
            }
            // The box lies in rows 2 and 3, its shadow two points below.
            let column = Int(4 * scale)
            #expect(bitmap[column, Int(2 * scale)] == 0xFFFF_FFFF)
            #expect(bitmap[column, Int(4 * scale)] == 0xFF00_0000)
            #expect(bitmap[column, Int(6 * scale) - 1] == 0xFF00_0000)
            #expect(bitmap[column, Int(6 * scale)] == 0)
        }
    }

    @Test func theShadowOfANodeRotatesWithIt() throws {
        var node = Picture.box(3, 3, 2, 2, .white)
        node.transform = CGAffineTransform(rotationAngle: .pi)
        node.shadow = Shadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .black)
        let bitmap = try Picture.bitmap(node, width: 8, height: 8)
        #expect(bitmap[3, 1] == 0xFF00_0000)
        #expect(bitmap[3, 5] == 0)
    }

    @Test func aShadowFromOutsideEntersTheClip() throws {
        func drawn(_ draw: @escaping (Canvas) -> Void) throws -> UInt32 {
            try Picture.drawn(width: 4, height: 4) { canvas in
                canvas.clip(to: CGRect(x: 0, y: 2, width: 4, height: 2))
                canvas.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: .black)
                draw(canvas)
            }[0, 2]
        }
        let rect = CGRect(x: 0, y: 0, width: 4, height: 1)
        #expect(try drawn { $0.fill(rect) } == 0xFF00_0000)
        #expect(
            try drawn {
                $0.beginTransparencyLayer()
                $0.fill(rect)
                $0.endTransparencyLayer()
            } == 0xFF00_0000)
    }

    @Test func aTransparencyLayerHasASingleShadowBelowIt() throws {
        let bitmap = try Picture.drawn(width: 4, height: 1) { canvas in
            canvas.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
            canvas.setFillColor(.white)
            canvas.beginTransparencyLayer()
            canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            canvas.endTransparencyLayer()
        }
        #expect(bitmap.pixels == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0])
    }

    @Test func giganticShadowsAreHarmless() throws {
        for blur in [1e300, CGFloat.infinity, .nan] {
            var node = Picture.box(1, 1, 2, 2, .white)
            node.shadow = Shadow(
                offset: CGSize(width: blur, height: -blur), blur: blur, color: .black)
            #expect(try Picture.bitmap(node, width: 4, height: 4)[1, 1] == 0xFFFF_FFFF)
        }
    }

    @Test func textHasAHardAndASoftShadow() throws {
        for blur in [0.0, 3] {
            let plain = try Picture.bitmap(
                Typesetter.node("I", x: 4, y: 4, color: .white), width: 16, height: 30)
            let shadowed = try Picture.bitmap(
                Typesetter.node(
                    "I", x: 4, y: 4, color: .white,
                    shadow: Shadow(
                        offset: CGSize(width: 0, height: 3), blur: blur, color: .black)),
                width: 16, height: 30)
            func ink(_ bitmap: Bitmap, _ y: Int) -> UInt32 {
                (0..<16).reduce(0) { max($0, bitmap[$1, y] >> 24) }
            }
            let last = try #require((0..<30).last { ink(plain, $0) > 128 })
            #expect(ink(plain, last + 3) == 0)
            #expect(ink(shadowed, last + 3) > 40)
        }
    }

    @Test func nestedShadowsTakeLinearTime() throws {
        // If each shadow painted its node once more, this would not end.
        var node = Picture.box(0, 0, 1, 1, RGBA(hex: 0, alpha: 0.5))
        var image = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        for _ in 0..<60 {
            node = Picture.group(width: 4, height: 4, [node])
            node.shadow = Shadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
            let inner = image
            image = GraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { canvas in
                canvas.setShadow(offset: .zero, blur: 1, color: .black)
                canvas.draw(inner, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(try Picture.bitmap(node, width: 4, height: 4)[3, 0] >> 24 > 0)
        let drawn = try Picture.drawn(width: 4, height: 4) {
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(drawn[1, 1] == 0xFF00_0000)
    }

    @Test func theWidestPictureHasShadows() throws {
        var node = Picture.box(-10, 1, 40_000, 1, RGBA(hex: 0xFFFFFF, alpha: 0.5))
        node.shadow = Shadow(offset: CGSize(width: 0, height: 1), blur: 4, color: .black)
        let bitmap = try Picture.bitmap(node, width: 32_766, height: 4)
        #expect(bitmap[16_000, 2] >> 24 > 20)
    }
}
