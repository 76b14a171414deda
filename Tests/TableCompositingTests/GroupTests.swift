import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct GroupTests {
    private let red = RGBA(hex: 0xFF0000)
    private let blue = RGBA(hex: 0x0000FF)

    @Test func aGroupFadesAsAWholeAndNotChildByChild() throws {
        var group = Picture.group(
            width: 3, height: 1, [Picture.box(0, 0, 2, 1, red), Picture.box(1, 0, 2, 1, blue)])
        group.opacity = 0.5
        let bitmap = try Picture.bitmap(group, width: 3, height: 1, background: .white)
        #expect(bitmap.pixels == [0xFFFF_7F7F, 0xFF7F_7FFF, 0xFF7F_7FFF])
        var children = group
        children.opacity = 1
        children.children = children.children.map { child in
            var child = child
            child.opacity = 0.5
            return child
        }
        // With separate fades, red shows through blue.
        let apart = try Picture.bitmap(children, width: 3, height: 1, background: .white)
        #expect(apart.pixels[1] != bitmap.pixels[1])
    }

    @Test func aTransparencyLayerFadesAsAWhole() throws {
        let bitmap = try Picture.drawn(width: 3, height: 1, background: .white) { canvas in
            canvas.setAlpha(0.5)
            canvas.beginTransparencyLayer()
            canvas.setFillColor(Color(red))
            canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            canvas.setFillColor(Color(blue))
            canvas.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
            canvas.endTransparencyLayer()
        }
        #expect(bitmap.pixels == [0xFFFF_7F7F, 0xFF7F_7FFF, 0xFF7F_7FFF])
    }

    @Test func clipOfALayerCountsOnce() throws {
        // Half a pixel covered once is a half. Twice would be a quarter.
        let bitmap = try Picture.drawn(width: 2, height: 1) { canvas in
            canvas.clip(to: CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
            canvas.beginTransparencyLayer()
            canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            canvas.endTransparencyLayer()
        }
        #expect(PixelGrid.alpha(bitmap) == "8#")
    }

    @Test func clearAndCopyInADrawingKeepTheContentsBelowItsNode() throws {
        var root = Picture.group(width: 2, height: 1, [Picture.box(0, 0, 2, 1, red)])
        root.children.append(
            Picture.drawingNode(width: 2, height: 1) { canvas in
                canvas.setFillColor(Color(blue))
                canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                canvas.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
            })
        let bitmap = try Picture.bitmap(root, width: 2, height: 1)
        #expect(bitmap.pixels == [0xFF00_00FF, 0xFFFF_0000])
    }

    @Test func commandsLeftOpenInARecordingAreClosed() throws {
        let drawing = Drawing(commands: [
            .restoreGState, .saveGState, .beginTransparencyLayer(PaintOptions()), .saveGState,
            .saveGState, .clip(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding),
            .endTransparencyLayer, .endTransparencyLayer,
            .fill(
                Path(CGRect(x: 0, y: 0, width: 2, height: 1)), .winding, .color(.black),
                PaintOptions()),
        ])
        let node = RenderNode(
            name: "drawing", frame: CGRect(x: 0, y: 0, width: 2, height: 1),
            contents: .drawing(drawing))
        #expect(PixelGrid.text(try Picture.bitmap(node, width: 2, height: 1)) == "##")
    }

    @Test func anUnsupportedBlendModeIsReportedAndPaintedNormally() throws {
        let log = DiagnosticLog()
        let bitmap = try DiagnosticLog.$current.withValue(log) {
            try Picture.drawn(width: 1, height: 1) { canvas in
                canvas.setBlendMode(.plusDarker)
                canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(bitmap.pixels == [0xFF00_0000])
        #expect(log.diagnostics.map(\.identifier) == ["compositing.blend-mode"])
        #expect(log.diagnostics.first?.message.contains("plusDarker") == true)
    }
}

/// Each mode compared with its formula, source over backdrop, with components from 0 to 1.
@Suite struct BlendModeTests {
    private static let backdrop = RGBA(red: 0.8, green: 0.4, blue: 0.2)
    private static let source = RGBA(red: 0.2, green: 0.6, blue: 0.4)

    /// Formulas of the separable modes for opaque colours (PDF 1.7, 11.3.5).
    private static let separable: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { _, s in s }),
        (.multiply, { b, s in b * s }),
        (.screen, { b, s in b + s - b * s }),
        (.overlay, { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
        (.darken, { b, s in min(b, s) }),
        (.lighten, { b, s in max(b, s) }),
        (.colorDodge, { b, s in b == 0 ? 0 : min(1, b / (1 - s)) }),
        (.colorBurn, { b, s in b == 1 ? 1 : 1 - min(1, (1 - b) / s) }),
        (.hardLight, { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
        (
            .softLight,
            { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5
                    ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        ),
        (.difference, { b, s in abs(b - s) }),
        (.exclusion, { b, s in b + s - 2 * b * s }),
        (.plusLighter, { b, s in min(1, b + s) }),
        (.copy, { _, s in s }),
        (.sourceIn, { _, s in s }),
        (.sourceAtop, { _, s in s }),
        (.destinationOver, { b, _ in b }),
        (.destinationIn, { b, _ in b }),
        (.destinationAtop, { b, _ in b }),
    ]

    private static func blended(_ mode: BlendMode, alpha: CGFloat = 1) throws -> UInt32 {
        try Picture.drawn(width: 3, height: 1) { canvas in
            canvas.setFillColor(Color(backdrop))
            canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            canvas.setBlendMode(mode)
            canvas.setAlpha(alpha)
            canvas.setFillColor(Color(source))
            canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }[1, 0]
    }

    @Test(arguments: separable.indices)
    func separableModeFollowsItsFormula(index: Int) throws {
        let (mode, formula) = Self.separable[index]
        let pixel = try Self.blended(mode)
        let (b, s) = (Self.backdrop, Self.source)
        let wanted = [
            formula(b.red, s.red), formula(b.green, s.green), formula(b.blue, s.blue),
        ]
        for (channel, shift) in [16, 8, 0].enumerated() {
            let found = Double((pixel >> UInt32(shift)) & 0xFF)
            #expect(abs(found - wanted[channel] * 255) <= 1.01, "\(mode) \(channel)")
        }
        #expect(pixel >> 24 == 255)
    }

    @Test(arguments: [BlendMode.clear, .sourceOut, .destinationOut, .xor])
    func modesThatSubtractLeaveNoPixels(mode: BlendMode) throws {
        #expect(try Self.blended(mode) == 0)
    }

    @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
    func modesOfHueKeepTheLuminosity(mode: BlendMode) throws {
        func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        let pixel = try Self.blended(mode)
        let found = [16, 8, 0].map { Double((pixel >> UInt32($0)) & 0xFF) / 255 }
        let light = mode == .luminosity ? Self.source : Self.backdrop
        let wanted = luminosity([light.red, light.green, light.blue])
        #expect(abs(luminosity(found) - wanted) < 0.01)
    }

    @Test(arguments: [BlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy])
    func aBlendModeIsLimitedToTheShape(mode: BlendMode) throws {
        let bitmap = try Picture.drawn(width: 3, height: 1) { canvas in
            canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            canvas.setBlendMode(mode)
            canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(bitmap[0, 0] == 0xFF00_0000)
        #expect(bitmap[2, 0] == 0xFF00_0000)
    }

    @Test func coloursAreRoundedToTheNearestByte() throws {
        for value in stride(from: 0.0, through: 1, by: 1 / 777) {
            let color = RGBA(red: value, green: 1 - value, blue: 0.5, alpha: 1)
            let pixel = try Picture.bitmap(
                Picture.box(0, 0, 1, 1, color), width: 1, height: 1
            ).pixels[0]
            #expect(pixel == color.premultipliedPixel)
        }
    }
}
