import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct LimitTests {
    @Test func tallPictureIsPaintedInBandsBeyondCairosLimit() throws {
        let height = 40_000
        let lines = stride(from: 0, to: height, by: 1_000).map { y in
            Picture.box(0, CGFloat(y), 3, 1)
        }
        let tree = Picture.tree(
            Picture.group(width: 3, height: CGFloat(height), lines), width: 3,
            height: CGFloat(height))
        var rows: [Int] = []
        try Compositor().bands(of: tree, bandHeight: 64, threads: 2) { band in
            for y in 0..<band.bitmap.height where band.bitmap[1, y] != 0 {
                rows.append(band.y + y)
            }
        }
        #expect(rows == Array(stride(from: 0, to: height, by: 1_000)))
        #expect(try Compositor().bitmap(of: tree).height == height)
    }

    @Test func aShapeCrossesATallPicture() throws {
        var node = Picture.box(0, 0, 4, 200_000)
        node.border = RenderNode.Border(width: 1, color: RGBA(hex: 0xFF0000))
        node.background = .gradient(
            Gradient(colors: [.black, .white]),
            .linear(start: .zero, end: CGPoint(x: 0, y: 200_000)), [])
        let tree = Picture.tree(node, width: 4, height: 200_000)
        var last: UInt32 = 0
        try Compositor().bands(of: tree, rows: 100_000..<100_001) { last = $0.bitmap[1, 0] }
        #expect(last == 0xFF80_8080)
        try Compositor().bands(of: tree, rows: 199_999..<200_000) { last = $0.bitmap[1, 0] }
        #expect(last == 0xFFFF_0000)
    }

    @Test func rowsAreAPartOfThePicture() throws {
        let tree = RichScene.tree()
        let whole = try Compositor().bitmap(of: tree)
        var rows = 0
        try Compositor().bands(of: tree, rows: 101..<237, firstRow: 5_000, bandHeight: 50) {
            #expect($0.y == 5_000 + rows)
            let first = (101 + rows) * whole.width
            #expect(
                $0.bitmap.pixels
                    == Array(whole.pixels[first..<first + $0.bitmap.pixels.count]))
            rows += $0.bitmap.height
        }
        #expect(rows == 136)
    }

    @Test func slabsJoinWithoutASeam() throws {
        let tree = RichScene.tree(scale: 3)
        let whole = try Compositor().bitmap(of: tree)
        var pixels: [UInt32] = []
        // Slabs of 100, 300 and the remaining rows of pixels.
        let tops = [0, 100, 400, whole.height]
        for (top, bottom) in zip(tops, tops.dropFirst()) {
            var slab = tree
            slab.root.frame.origin.y -= CGFloat(top) / 3
            slab.size.height = CGFloat(bottom - top) / 3
            try Compositor().bands(of: slab, firstRow: top) { band in
                #expect(band.y * whole.width == pixels.count)
                pixels += band.bitmap.pixels
            }
        }
        #expect(BandTests.differences(pixels, whole.pixels, width: whole.width) == [])
    }

    @Test func aPictureThatIsTooWideIsAnError() throws {
        let tree = Picture.tree(Picture.box(0, 0, 1, 1), width: 32_767, height: 1)
        #expect(
            throws: CompositingError.pictureTooLarge(
                width: 32_767, height: 1,
                limit: "at most 32766 pixels across can be painted")
        ) { try Compositor().bitmap(of: tree) }
        var widest = tree
        widest.size.width = 32_766
        #expect(try Compositor().bitmap(of: widest).width == 32_766)
    }

    @Test func theHeightOfABitmapIsLimitedAndThatOfBandsIsNot() throws {
        let tree = Picture.tree(
            Picture.box(0, 0, 1, 1), width: 10_000, height: 100_000_000, scale: 3)
        #expect {
            try Compositor().bitmap(of: tree)
        } throws: { error in
            guard case CompositingError.pictureTooLarge = error else { return false }
            return true
        }
        var count = 0
        try Compositor().bands(of: tree, rows: 299_999_990..<300_000_000) {
            count += $0.bitmap.height
        }
        #expect(count == 10)
    }

    @Test(arguments: [
        (CGFloat.nan, 1.0), (0, 1), (-5, 1), (CGFloat.infinity, 1), (10, 0), (10, -1), (10, .nan),
        (10, .infinity), (1e300, 1e300),
    ])
    func impossibleSizeIsAnError(length: CGFloat, scale: Double) throws {
        let tree = RenderTree(
            root: Picture.box(0, 0, 1, 1), size: CGSize(width: length, height: length),
            scale: scale)
        #expect(throws: CompositingError.self) { try Compositor().bitmap(of: tree) }
        #expect(throws: CompositingError.self) { try Compositor().bands(of: tree) { _ in } }
    }

    @Test func endlesslyNestedNodesAreAnErrorOnASmallStack() throws {
        #expect(outcomeOnSmallStack(levels: 250) == .success)
        #expect(outcomeOnSmallStack(levels: 300) == .error(.nestedTooDeeply(limit: 256)))
    }

    private enum Outcome: Equatable { case success, error(CompositingError), other }

    private func outcomeOnSmallStack(levels: Int) -> Outcome {
        var node = Picture.box(0, 0, 1, 1)
        for level in 0..<levels {
            node = Picture.group(width: 9, height: 9, [node])
            node.opacity = level % 2 == 0 ? 0.5 : 1
            node.clipsToBounds = true
            node.shadow =
                level % 100 == 0 ? Shadow(offset: .zero, blur: 1, color: .black) : nil
        }
        return outcome(of: Picture.tree(node, width: 9, height: 9))
    }

    /// Paints a tree on a thread whose stack has 512 KiB.
    private func outcome(of tree: RenderTree) -> Outcome {
        final class Box: @unchecked Sendable { var outcome = Outcome.other }
        let box = Box()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            do {
                _ = try Compositor().bitmap(of: tree)
                box.outcome = .success
            } catch let error as CompositingError {
                box.outcome = .error(error)
            } catch {
                box.outcome = .other
            }
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return box.outcome
    }

    @Test func endlesslyNestedDrawingsAreAnErrorOnASmallStack() throws {
        var drawing = Drawing(commands: [
            .fill(
                Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .winding, .color(.black),
                PaintOptions())
        ])
        for level in 0..<300 {
            let image = Image(drawing: drawing, size: CGSize(width: 1, height: 1))
            let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
            drawing = Drawing(
                commands: level % 2 == 0
                    ? [.drawing(drawing, .zero)]
                    : [.image(image, rect, tint: .black, .default, PaintOptions(alpha: 0.5))])
        }
        let node = RenderNode(
            name: "drawing", frame: CGRect(x: 0, y: 0, width: 1, height: 1),
            contents: .drawing(drawing))
        #expect(
            outcome(of: Picture.tree(node, width: 1, height: 1))
                == .error(.nestedTooDeeply(limit: 256)))
    }

    @Test func shapesWithInvalidNumbersAreOmittedAndReported() throws {
        let log = DiagnosticLog()
        var broken = Picture.box(0, 0, 1, 1)
        broken.frame.origin.x = .nan
        var turned = Picture.group(width: 1, height: 1, [])
        turned.transform = CGAffineTransform(scaleX: .infinity, y: 1)
        let drawing = Picture.drawingNode(width: 3, height: 1) { canvas in
            canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            canvas.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        let bitmap = try DiagnosticLog.$current.withValue(log) {
            try Picture.bitmap(
                Picture.group(width: 3, height: 1, [broken, turned, drawing]), width: 3, height: 1)
        }
        #expect(PixelGrid.text(bitmap) == "..#")
        #expect(log.diagnostics.count == 3)
        #expect(log.diagnostics.allSatisfy { $0.identifier == "compositing.not-a-number" })
    }

    @Test func distantShapesAreHarmless() throws {
        let bitmap = try Picture.drawn(width: 3, height: 1) { canvas in
            canvas.fill(CGRect(x: 1, y: -1e12, width: 1, height: 2e12))
            canvas.strokeEllipse(in: CGRect(x: 1e15, y: 1e15, width: 1e15, height: 1e15))
        }
        #expect(PixelGrid.text(bitmap) == ".#.")
    }

    @Test(arguments: [1, 2])
    func anErrorOfTheConsumerEndsThePicture(threads: Int) throws {
        struct Enough: Error {}
        var count = 0
        #expect(throws: Enough.self) {
            try Compositor().bands(of: RichScene.tree(), bandHeight: 8, threads: threads) { _ in
                count += 1
                if count == 3 { throw Enough() }
            }
        }
        #expect(count == 3)
    }

    @Test(arguments: [1, 2])
    func bandsBeforeABrokenBandAreDelivered(threads: Int) throws {
        var text = Typesetter.node("a", x: 0, y: 200)
        guard case .text(var broken, _) = text.contents else { return }
        broken.runs[0].face.file = "/nowhere"
        text.contents = .text(broken, .zero)
        let tree = Picture.tree(
            Picture.group(width: 9, height: 400, [text]), width: 9, height: 400)
        var rows = 0
        #expect(throws: CompositingError.self) {
            try Compositor().bands(of: tree, bandHeight: 10, threads: threads) {
                rows += $0.bitmap.height
            }
        }
        #expect((100..<200).contains(rows))
    }

    @Test func diagnosticsAreEqualForAnyNumberOfThreads() throws {
        let nodes = (0..<40).map { row in
            var node = Picture.drawingNode(width: 4, height: 4) { canvas in
                canvas.addLines(between: [.zero, CGPoint(x: 9, y: 9)])
                canvas.setBlendMode(row % 2 == 0 ? .plusDarker : .normal)
                canvas.setLineDash(phase: 0, lengths: [1e-9])
                canvas.strokePath()
            }
            node.frame.origin.y = CGFloat(row * 4)
            return node
        }
        let tree = Picture.tree(
            Picture.group(width: 4, height: 160, nodes), width: 4, height: 160)
        func diagnostics(_ threads: Int) throws -> [Diagnostic] {
            let log = DiagnosticLog()
            try DiagnosticLog.$current.withValue(log) {
                try Compositor().bands(of: tree, bandHeight: 4, threads: threads) { _ in }
            }
            return log.diagnostics
        }
        let alone = try diagnostics(1)
        #expect(alone.count == 2)
        #expect(try diagnostics(4) == alone)
    }

    @Test func manyThreadsCanUseACompositor() async throws {
        let compositor = Compositor()
        let tree = RichScene.tree(scale: 1)
        let wanted = try compositor.bitmap(of: tree)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { try compositor.bitmap(of: tree, threads: 2) == wanted }
            }
            for try await isEqual in group { #expect(isEqual) }
        }
    }
}
