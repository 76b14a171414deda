import Foundation
import TableCompositing
import TableDrawing
import Testing

/// Other programs render vector files with the pixels of bitmap pictures.
@Suite struct VectorPictureTests {
    /// Programs smooth edges differently.
    ///
    /// Away from edges, the pixels must be equal.
    private func expectLikePixels(
        _ tree: RenderTree, _ format: VectorFormat, coarsely: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let pixels = try Compositor().bitmap(of: tree)
        let shown = try VectorFile(format, tree)
            .rasterized(width: pixels.width, height: pixels.height, coarsely: coarsely)
        let difference = Difference(pixels, shown)
        #expect(
            difference.mean < (coarsely ? 4 : 1), "\(difference)", sourceLocation: sourceLocation)
        #expect(
            difference.striking < (coarsely ? 0.02 : 0.004), "\(difference)",
            sourceLocation: sourceLocation)
    }

    @Test func anIndependentRendererAgrees() throws {
        try expectLikePixels(RichScene.tree(scale: 3), .pdf, coarsely: true)
    }

    @Test(arguments: VectorFormat.allCases, [1.0, 2.0, 3.0])
    func everyKindOfNodeLooksLikeItsPixels(_ format: VectorFormat, _ scale: Double) throws {
        try expectLikePixels(RichScene.tree(scale: scale), format)
    }

    @Test(arguments: VectorFormat.allCases)
    func onlyTheMixtureInASceneOfAllKindsIsReported(_ format: VectorFormat) throws {
        let file = try VectorFile(format, RichScene.tree())
        #expect(file.diagnostics.map(\.identifier) == ["vectors.mix"])
        #expect(file.diagnostics.first?.location == "mix")
    }

    @Test(arguments: VectorFormat.allCases, [1.0, 2.0, 3.0])
    func hairlinesAreExactlyAPixel(_ format: VectorFormat, _ scale: Double) throws {
        var boxes: [RenderNode] = []
        for row in 0..<20 {
            let y = (CGFloat(row) * 17.3 * scale).rounded() / scale
            boxes.append(Picture.box(5, y, 90, 1 / scale, RGBA(hex: 0x3355AA)))
        }
        let tree = Picture.tree(
            Picture.group(width: 100, height: 350, boxes), width: 100, height: 350, scale: scale,
            background: .white)
        let pixels = try Compositor().bitmap(of: tree)
        let shown = try VectorFile(format, tree)
            .rasterized(width: pixels.width, height: pixels.height)
        let difference = Difference(pixels, shown)
        #expect(difference.largest <= 1, "\(difference)")
    }

    @Test(arguments: [
        BlendMode.multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ])
    func blendModesOfBothFormatsRemainShapes(_ mode: BlendMode) throws {
        let tree = try blending(mode, clipped: true)
        let pixels = try Compositor().bitmap(of: tree)
        for format in VectorFormat.allCases {
            let file = try VectorFile(format, tree)
            #expect(file.diagnostics.isEmpty)
            #expect(!file.text.contains("data:image"))
            let shown = try file.rasterized(width: pixels.width, height: pixels.height)
            let difference = Difference(pixels, shown)
            #expect(difference.largest <= 3, "\(format): \(difference)")
        }
    }

    @Test(arguments: [BlendMode.sourceAtop, .xor, .plusLighter, .destinationOut])
    func otherBlendModesBecomePixelsAndAreReported(_ mode: BlendMode) throws {
        let tree = try blending(mode, clipped: false)
        let pixels = try Compositor().bitmap(of: tree)
        for format in VectorFormat.allCases {
            let file = try VectorFile(format, tree)
            #expect(file.diagnostics.map(\.identifier) == ["vectors.blend-mode"])
            #expect(file.diagnostics.first?.message.contains(mode.rawValue) == true)
            let shown = try file.rasterized(width: pixels.width, height: pixels.height)
            #expect(Difference(pixels, shown).largest <= 2)
        }
    }

    private func blending(_ mode: BlendMode, clipped: Bool) throws -> RenderTree {
        var node = Picture.drawingNode(width: 40, height: 40) { canvas in
            canvas.setFillColor(Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
            canvas.fill(CGRect(x: 2, y: 2, width: 24, height: 24))
            canvas.withState {
                if clipped { canvas.clip(to: CGRect(x: 12, y: 6, width: 20, height: 30)) }
                canvas.setBlendMode(mode)
                canvas.setFillColor(Color(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.7))
                canvas.fill(CGRect(x: 10, y: 10, width: 28, height: 28))
            }
        }
        node.frame.origin = CGPoint(x: 3, y: 4)
        return Picture.tree(
            Picture.group(width: 50, height: 50, [node]), width: 50, height: 50,
            background: RGBA(hex: 0xF0E8D0))
    }

    @Test(arguments: VectorFormat.allCases)
    func maskedContentBecomesPixelsAndIsReported(_ format: VectorFormat) throws {
        var node = Picture.box(4, 4, 30, 20, RGBA(hex: 0xFF3B30))
        node.name = "avatar"
        node.opacity = 0.6
        node.mask = Picture.box(5, 5, 20, 30, RGBA(hex: 0, alpha: 0.5))
        let tree = Picture.tree(
            Picture.group(width: 40, height: 30, [node]), width: 40, height: 30, background: .white)
        let pixels = try Compositor().bitmap(of: tree)
        let file = try VectorFile(format, tree)
        #expect(
            file.diagnostics.map(\.message) == [
                "avatar has a mask; what it shows is embedded as pixels"
            ])
        #expect(Difference(pixels, try file.rasterized(width: 40, height: 30)).largest <= 2)
    }

    @Test(arguments: VectorFormat.allCases)
    func copiedAndClearedRectanglesRemainShapes(_ format: VectorFormat) throws {
        let node = Picture.drawingNode(width: 40, height: 40) { canvas in
            canvas.setFillColor(Color(red: 0.8, green: 0.4, blue: 0.2, alpha: 1))
            canvas.fill(CGRect(x: 2, y: 2, width: 30, height: 30))
            for (mode, x) in [(BlendMode.copy, 8.0), (.clear, 20.0)] {
                canvas.withState {
                    canvas.setBlendMode(mode)
                    canvas.setFillColor(Color(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.5))
                    canvas.fill(CGRect(x: x, y: 8, width: 9, height: 28))
                }
            }
            canvas.setFillColor(.black)
            canvas.fill(CGRect(x: 4, y: 20, width: 32, height: 3))
        }
        let tree = Picture.tree(node, width: 40, height: 40, background: .white)
        let pixels = try Compositor().bitmap(of: tree)
        let file = try VectorFile(format, tree)
        #expect(file.diagnostics.isEmpty)
        #expect(!file.text.contains("data:image"))
        let shown = try file.rasterized(width: 40, height: 40)
        #expect(Difference(pixels, shown).largest <= 2)
    }

    /// Returns a disc with a checkmark and a hole, as in symbols.
    private var cutShape: Image {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 24, height: 24))
        canvas.setFillColor(.black)
        canvas.setStrokeColor(.black)
        canvas.beginTransparencyLayer()
        canvas.fillEllipse(in: CGRect(x: 1, y: 1, width: 22, height: 22))
        canvas.setBlendMode(.destinationOut)
        var tick = Path()
        tick.move(to: CGPoint(x: 7, y: 12))
        tick.addLine(to: CGPoint(x: 10.5, y: 16))
        tick.addCurve(
            to: CGPoint(x: 17, y: 8), control1: CGPoint(x: 12, y: 14),
            control2: CGPoint(x: 16, y: 12))
        canvas.stroke(
            tick, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        canvas.fill(Path(CGRect(x: 10, y: 3, width: 4, height: 3)))
        canvas.setBlendMode(.normal)
        canvas.fill(Path(CGRect(x: 11, y: 4, width: 2, height: 1)))
        canvas.endTransparencyLayer()
        return Image(drawing: canvas.finish(), size: CGSize(width: 24, height: 24))
    }

    @Test(arguments: VectorFormat.allCases, [1.0, 0.5])
    func tintedShapesRemainShapes(_ format: VectorFormat, _ alpha: Double) throws {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 24, height: 24))
        canvas.setStrokeColor(.black)
        canvas.setFillColor(.black)
        canvas.fillEllipse(in: CGRect(x: 4, y: 4, width: 10, height: 10))
        canvas.stroke(
            Path(CGRect(x: 8, y: 8, width: 12, height: 12)), style: StrokeStyle(lineWidth: 3))
        let crossing = Image(drawing: canvas.finish(), size: CGSize(width: 24, height: 24))
        let tint = RGBA(red: 0.9, green: 0.2, blue: 0.3, alpha: alpha)
        let outer = Canvas(bounds: CGRect(x: 0, y: 0, width: 24, height: 24))
        outer.draw(cutShape, in: CGRect(x: 2, y: 2, width: 20, height: 20))
        let nested = Image(drawing: outer.finish(), size: CGSize(width: 24, height: 24))
        for image in [crossing, cutShape, nested] {
            let node = RenderNode(
                name: "symbol", frame: CGRect(x: 0, y: 0, width: 50, height: 50),
                contents: .image(image, CGRect(x: 1, y: 1, width: 48, height: 48), tint: tint))
            let tree = Picture.tree(
                node, width: 50, height: 50, scale: 3, background: RGBA(hex: 0xF0E8D0))
            let pixels = try Compositor().bitmap(of: tree)
            let file = try VectorFile(format, tree)
            #expect(file.diagnostics.isEmpty)
            #expect(!file.text.contains("data:image") && !file.text.contains("/Image"))
            let shown = try file.rasterized(width: pixels.width, height: pixels.height)
            let difference = Difference(pixels, shown)
            #expect(difference.mean < 1 && difference.striking < 0.004, "\(difference)")
        }
    }

    @Test func aTintedDrawingWithAShadowBecomesPixelsAndIsReported() throws {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 24, height: 24))
        canvas.setShadow(offset: CGSize(width: 0, height: 2), blur: 2, color: .black)
        canvas.setFillColor(.black)
        canvas.fill(CGRect(x: 4, y: 4, width: 10, height: 10))
        let image = Image(drawing: canvas.finish(), size: CGSize(width: 24, height: 24))
        let node = RenderNode(
            name: "mask", frame: CGRect(x: 0, y: 0, width: 24, height: 24),
            contents: .image(image, CGRect(x: 0, y: 0, width: 24, height: 24), tint: .black))
        let file = try VectorFile(.svg, Picture.tree(node, width: 24, height: 24))
        #expect(file.diagnostics.map(\.identifier) == ["vectors.image"])
        #expect(file.text.contains("data:image"))
    }

    @Test(arguments: VectorFormat.allCases)
    func groupsClipsGradientsAndPensLookLikeTheirPixels(_ format: VectorFormat) throws {
        var faint = Picture.box(10, 10, 60, 60, RGBA(hex: 0xFF3B30))
        faint.opacity = 0.5
        faint.clipsToBounds = true
        faint.cornerRadius = 14
        faint.children = [Picture.box(30, 30, 60, 60, RGBA(hex: 0x007AFF))]
        var drawing = Picture.drawingNode(width: 120, height: 90) { canvas in
            canvas.withState {
                canvas.clip(to: CGRect(x: 4, y: 4, width: 50, height: 40))
                canvas.drawRadialGradient(
                    Gradient(colors: [.white, .red, .clear]), startCenter: CGPoint(x: 30, y: 24),
                    startRadius: 25, endCenter: CGPoint(x: 26, y: 22), endRadius: 4)
            }
            canvas.withState {
                canvas.clip(to: CGRect(x: 60, y: 4, width: 50, height: 40))
                canvas.drawLinearGradient(
                    Gradient(colors: [.blue, .green], locations: [0.2, 0.7]),
                    start: CGPoint(x: 65, y: 10), end: CGPoint(x: 100, y: 30))
            }
            canvas.withState {
                canvas.translateBy(x: 10, y: 55)
                canvas.scaleBy(x: 3, y: 1)
                canvas.setLineWidth(4)
                canvas.setLineCap(.round)
                canvas.setLineDash(phase: 2, lengths: [6, 5])
                canvas.addLines(between: [.zero, CGPoint(x: 15, y: 25), CGPoint(x: 33, y: 0)])
                canvas.strokePath()
            }
        }
        drawing.frame.origin = CGPoint(x: 5, y: 80)
        drawing.transform = CGAffineTransform(rotationAngle: -0.1)
        let tree = Picture.tree(
            Picture.group(width: 130, height: 180, [faint, drawing]), width: 130, height: 180,
            scale: 2, background: .white)
        #expect(try VectorFile(format, tree).diagnostics.isEmpty)
        try expectLikePixels(tree, format)
    }

    @Test func successiveSlabsEqualAWholeTree() throws {
        let tree = RichScene.tree()
        let output = VectorFile.Output()
        let writer = try VectorWriter(.svg, of: tree) { output.bytes += $0 }
        let half = 240
        for first in [0, half] {
            var slab = tree
            var root = RichScene.root
            root.frame.origin.y = -CGFloat(first) / 2
            slab.root = root
            slab.size.height = tree.size.height - CGFloat(first) / 2
            try writer.append(
                slab, rows: first == 0 ? half : tree.pixelHeight - half, firstRow: first)
        }
        try writer.finish(creator: "the tests", stamp: "")
        let pixels = try Compositor().bitmap(of: tree)
        let shown = try VectorFile.rasterized(
            output.bytes, .svg, width: pixels.width, height: pixels.height)
        let difference = Difference(pixels, shown)
        #expect(difference.mean < 1 && difference.striking < 0.004, "\(difference)")
    }
}
