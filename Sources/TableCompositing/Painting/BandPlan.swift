import TableDrawing

/// A painted strip with what there was to say of it.
struct PaintedBand: Sendable {
    /// The row of the tree that it begins at.
    let y: Int
    let bitmap: Bitmap
    let diagnostics: [Diagnostic]
}

/// How a picture is cut into strips.
struct BandPlan: Sendable {
    let scene: Scene
    let rows: Range<Int>
    /// Pixels of every strip but the last.
    let height: Int

    var count: Int { (rows.count + height - 1) / height }

    /// Paints the strip at `index`, counted from the top, where its pixels will stay.
    ///
    /// - Parameter memory: Pixels of an earlier strip that nobody needs any more, to be painted
    ///   over:
    ///   fresh memory takes the kernel as long as painting takes.
    func paint(
        _ index: Int, with painter: Painter, over memory: consuming [UInt32] = []
    ) throws(CompositingError) -> PaintedBand {
        let top = rows.lowerBound + index * height
        let strip = PixelRect(
            left: 0, top: top, right: scene.width, bottom: min(rows.upperBound, top + height))
        let count = strip.width * strip.height
        let background = scene.background.premultipliedPixel
        var pixels = memory
        if pixels.count != count {
            pixels = [UInt32](unsafeUninitializedCapacity: count) { $1 = count }
        }
        var failure: CompositingError?
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            base.initialize(repeating: background, count: count)
            do throws(CompositingError) {
                try painter.paint(scene, strip: strip, onto: base)
            } catch {
                failure = error
            }
        }
        let diagnostics = painter.takeDiagnostics()
        if let failure { throw failure }
        return PaintedBand(
            y: top, bitmap: Bitmap(width: strip.width, height: strip.height, pixels: pixels),
            diagnostics: diagnostics)
    }
}
