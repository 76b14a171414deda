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

    /// Paints the strip at `index`, counted from the top.
    func paint(_ index: Int, with painter: Painter) throws(CompositingError) -> PaintedBand {
        let top = rows.lowerBound + index * height
        let strip = PixelRect(
            left: 0, top: top, right: scene.width, bottom: min(rows.upperBound, top + height))
        let count = strip.width * strip.height
        var failure: CompositingError?
        // The strip's pixels are painted where they will stay.
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { memory, initialized in
            guard let base = memory.baseAddress else { return }
            base.initialize(repeating: scene.background.premultipliedPixel, count: count)
            initialized = count
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
