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
        let strip = strip(index)
        let count = strip.width * strip.height
        var pixels = memory
        if pixels.count != count {
            pixels = [UInt32](unsafeUninitializedCapacity: count) { $1 = count }
        }
        var failure: CompositingError?
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            do throws(CompositingError) {
                try paint(strip, with: painter, onto: base)
            } catch {
                failure = error
            }
        }
        let diagnostics = painter.takeDiagnostics()
        if let failure { throw failure }
        return PaintedBand(
            y: strip.y, bitmap: Bitmap(width: strip.width, height: strip.height, pixels: pixels),
            diagnostics: diagnostics)
    }

    /// Paints all strips one below the other, each where its pixels will stay.
    ///
    /// - Parameter report: Is given what there was to say of each strip, from the top down.
    func paintAll(
        with painter: Painter, report: (Diagnostic) -> Void
    ) throws(CompositingError) -> [UInt32] {
        let count = scene.width * rows.count
        var failure: CompositingError?
        let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            guard let base = buffer.baseAddress else { return }
            do throws(CompositingError) {
                for index in 0..<self.count {
                    try paint(
                        strip(index), with: painter, onto: base + index * height * scene.width)
                    for diagnostic in painter.takeDiagnostics() { report(diagnostic) }
                }
            } catch {
                failure = error
                initialized = 0
            }
        }
        if let failure { throw failure }
        return pixels
    }

    /// Paints the only strip into memory for its pixels, whatever is there.
    func paint(
        with painter: Painter, onto base: UnsafeMutablePointer<UInt32>
    ) throws(CompositingError) {
        try paint(strip(0), with: painter, onto: base)
    }

    /// The pixels of the strip at `index`.
    private func strip(_ index: Int) -> PixelRect {
        let top = rows.lowerBound + index * height
        return PixelRect(
            left: 0, top: top, right: scene.width, bottom: min(rows.upperBound, top + height))
    }

    private func paint(
        _ strip: PixelRect, with painter: Painter, onto base: UnsafeMutablePointer<UInt32>
    ) throws(CompositingError) {
        base.initialize(
            repeating: scene.background.premultipliedPixel, count: strip.width * strip.height)
        try painter.paint(scene, strip: strip, onto: base)
    }
}
