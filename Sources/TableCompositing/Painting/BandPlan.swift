import TableDrawing

/// Painted strip with its diagnostics.
struct PaintedBand: Sendable {
    /// First row of the strip in the tree.
    let y: Int
    let bitmap: Bitmap
    let diagnostics: [Diagnostic]
}

/// Division of a picture into strips.
struct BandPlan: Sendable {
    let scene: Scene
    let rows: Range<Int>
    /// Height of every strip except the last, in pixels.
    let height: Int

    var count: Int { (rows.count + height - 1) / height }

    /// Paints the strip at `index`, counted from the top, into its final memory.
    ///
    /// - Parameter memory: Unused pixel memory of an earlier strip, painted over. Getting fresh
    ///   memory from the kernel takes as long as painting.
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

    /// Paints all strips one below the other into their final memory.
    ///
    /// - Parameter report: Receives the diagnostics of each strip, from top to bottom.
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

    /// Paints the only strip into memory for its pixels; previous pixels are overwritten.
    func paint(
        with painter: Painter, onto base: UnsafeMutablePointer<UInt32>
    ) throws(CompositingError) {
        try paint(strip(0), with: painter, onto: base)
    }

    /// Returns the pixels of the strip at `index`.
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
