import Foundation
import TableCompositing
import TableDrawing
import Testing

/// Conic gradients, shadow paths, continuous corners and masks.
@Suite struct LayerLooksTests {
    @Test func aConicGradientTurnsClockwiseFromItsAngle() throws {
        let quarters = [UInt32(0xFF0000), 0x00FF00, 0x0000FF, 0xFFFFFF]
        let stops = quarters.enumerated().flatMap { index, color in
            [0, 0.25].map {
                Gradient.Stop(location: Double(index) / 4 + $0, color: RGBA(hex: color))
            }
        }
        func corners(_ angle: CGFloat) throws -> [UInt32] {
            let bitmap = try Picture.drawn(width: 8, height: 8) { canvas in
                canvas.drawConicGradient(
                    Gradient(stops: stops), center: CGPoint(x: 4, y: 4), angle: angle)
            }
            // Lower right, lower left, upper left, upper right: clockwise from the x axis.
            return [bitmap[6, 6], bitmap[1, 6], bitmap[1, 1], bitmap[6, 1]]
        }
        let colors = quarters.map { 0xFF00_0000 | $0 }
        #expect(try corners(0) == colors)
        #expect(try corners(.pi / 2) == [colors[3], colors[0], colors[1], colors[2]])
    }

    @Test func aShadowPathCastsTheShadowInsteadOfTheNode() throws {
        func alphas(_ path: Path?) throws -> [UInt32] {
            let node = RenderNode(
                name: "node", frame: CGRect(x: 2, y: 2, width: 4, height: 4),
                background: .color(RGBA(hex: 0xFF0000)),
                shadow: Shadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .black),
                shadowPath: path)
            let bitmap = try Picture.bitmap(
                Picture.group(width: 12, height: 12, [node]), width: 12, height: 12)
            return (0..<12).map { bitmap[$0, 9] >> 24 }
        }
        let full: UInt32 = 255
        #expect(try alphas(nil) == [0, 0, full, full, full, full, 0, 0, 0, 0, 0, 0])
        // In the node's own coordinates, and extending beyond the node.
        let path = Path(CGRect(x: 3, y: 0, width: 4, height: 4))
        #expect(try alphas(path) == [0, 0, 0, 0, 0, full, full, full, full, 0, 0, 0])
    }

    @Test func aContinuousCornerBeginsFurtherOutAndIsLimitedToTheSide() throws {
        func path(_ side: CGFloat, _ curve: CornerCurve) -> Path {
            var path = Path()
            path.addRoundedRect(
                CGRect(x: 0, y: 0, width: side, height: side),
                cornerSize: CGSize(width: 10, height: 10), curve: curve)
            return path
        }
        func first(_ path: Path) -> PathElement? { path.elements.first }
        #expect(first(path(60, .circular)) == .move(to: CGPoint(x: 10, y: 0)))
        #expect(first(path(60, .continuous)) == .move(to: CGPoint(x: 60 - 15.28665, y: 0)))
        #expect(path(60, .continuous).controlPointBox == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(path(24, .continuous) == path(24, .circular))
    }

    /// Red node with a green child that extends beyond it, and a shadow, masked by two boxes.
    ///
    /// A box is translucent.
    private func masked(opacity: Double = 1, mask: RenderNode?) -> RenderNode {
        let node = RenderNode(
            name: "masked", frame: CGRect(x: 1, y: 1, width: 4, height: 4), opacity: opacity,
            background: .color(RGBA(hex: 0xFF0000)),
            shadow: Shadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .black), mask: mask,
            children: [Picture.box(3, 0, 3, 2, RGBA(hex: 0x00FF00))])
        return Picture.group(width: 8, height: 10, [node])
    }

    private let key: [UInt32: Character] = [
        0: ".", 0xFFFF_0000: "r", 0xFF00_FF00: "g", 0xFF00_0000: "#", 0x8080_0000: "h",
        0x8000_8000: "n",
    ]

    @Test func aMaskAppliesToTheNodeItsChildrenAndItsShadow() throws {
        func text(_ mask: RenderNode?) throws -> String {
            PixelGrid.text(
                try Picture.bitmap(masked(mask: mask), width: 8, height: 10), key)
        }
        #expect(
            try text(nil) == """
                ........
                .rrrggg.
                .rrrggg.
                .rrrr...
                .rrrr...
                .####...
                .####...
                .####...
                .####...
                ........
                """)
        let boxes = Picture.group(
            width: 6, height: 8,
            [
                Picture.box(0, 0, 2, 1, RGBA(hex: 0x123456).multiplyingAlpha(by: 128 / 255)),
                Picture.box(2, 1, 3, 5, .white),
            ])
        #expect(
            try text(boxes) == """
                ........
                .hh.....
                ...rgg..
                ...rr...
                ...rr...
                ...##...
                ...##...
                ........
                ........
                ........
                """)
        #expect(
            try text(RenderNode(name: "mask", frame: .zero))
                == Array(repeating: "........", count: 10).joined(separator: "\n"))
    }

    @Test func aMaskedNodeFadesAsAWholeAndHasEqualPixelsInAllBands() throws {
        let node = masked(opacity: 128.0 / 255, mask: Picture.box(0, 0, 6, 3, .white))
        let tree = Picture.tree(node, width: 8, height: 10)
        let whole = try Compositor().bitmap(of: tree)
        #expect(
            PixelGrid.text(whole, key).split(separator: "\n").prefix(5) == [
                "........", ".hhhnnn.", ".hhhnnn.", ".hhhh...", "........",
            ])
        #expect(try BandTests.joined(tree, bandHeight: 1) == whole.pixels)
    }
}
