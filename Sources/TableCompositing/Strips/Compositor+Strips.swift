import TableDrawing

/// Pictures in strips, for clients that cache strips.
extension Compositor {
    /// Places a tree and divides it into strips.
    ///
    /// - Parameter rows: Requested pixel rows of the tree; all rows by default.
    /// - Throws: `CompositingError` like `bitmap(of:)`.
    public func placed(
        _ tree: RenderTree, rows: Range<Int>? = nil
    ) throws -> PlacedTree {
        let (scene, isDeep) = try Self.scene(of: tree, DiagnosticLog.current)
        let whole = 0..<scene.height
        let wanted = rows.map { $0.clamped(to: whole) } ?? whole
        let parts = try StripCuts.rows(of: scene, rows: wanted, isDeep: isDeep)
        guard !isDeep else {
            return PlacedTree(
                scene: scene, isDeep: true,
                strips: parts.map { Strip(rows: $0, fingerprint: nil) })
        }
        let strips = try parts.map { rows in
            Strip(
                rows: rows,
                fingerprint: try StripHasher.fingerprint(
                    of: rows, in: scene, extents: fontExtents.extents))
        }
        return PlacedTree(scene: scene, isDeep: false, strips: strips)
    }

    /// Places a tree whose root is a mix of two pictures, for painting with any share, or
    /// returns `nil` for another tree.
    ///
    /// - Throws: `CompositingError` like `bitmap(of:)`.
    public func mixture(_ tree: RenderTree) throws -> PlacedMixture? {
        guard case .mix = tree.root.contents else { return nil }
        let placed = try placed(tree)
        return try PlacedMixture(placed, extents: fontExtents.extents)
    }

    /// Paints a strip, on any thread, and calls `body` with its pixels, which are valid during
    /// the call.
    ///
    /// - Parameter report: Receives the diagnostics of the strip.
    /// - Throws: `CompositingError` like `bitmap(of:)`, and the errors of `body`.
    public func paint<Value>(
        _ strip: Strip, of tree: PlacedTree, report: (Diagnostic) -> Void,
        _ body: (UnsafeBufferPointer<UInt32>) throws -> Value
    ) throws -> Value {
        try painters.withPainter { painter in
            let pixels = painter.memory(for: tree.scene.width * strip.rows.count)
            if let base = pixels.baseAddress {
                try paint(strip, of: tree, with: painter, onto: base, report: report)
            }
            return try body(UnsafeBufferPointer(pixels))
        }
    }

    /// Paints a strip, on any thread, into its final memory.
    ///
    /// - Parameters:
    ///   - base: Memory for the strip's pixels; its contents are overwritten.
    ///   - report: Receives the diagnostics of the strip.
    /// - Throws: `CompositingError` like `bitmap(of:)`.
    public func paint(
        _ strip: Strip, of tree: PlacedTree, onto base: UnsafeMutablePointer<UInt32>,
        report: (Diagnostic) -> Void
    ) throws {
        try painters.withPainter { painter in
            try paint(strip, of: tree, with: painter, onto: base, report: report)
        }
    }

    private func paint(
        _ strip: Strip, of tree: PlacedTree, with painter: Painter,
        onto base: UnsafeMutablePointer<UInt32>, report: (Diagnostic) -> Void
    ) throws {
        let plan = BandPlan(scene: tree.scene, rows: strip.rows, height: strip.rows.count)
        guard tree.isDeep else {
            try plan.paint(with: painter, onto: base)
            for diagnostic in painter.takeDiagnostics() { report(diagnostic) }
            return
        }
        try BandPipeline(plan, painters: painters, threads: 1).run { painted in
            for diagnostic in painted.diagnostics { report(diagnostic) }
            base.update(from: painted.bitmap.pixels, count: painted.bitmap.pixels.count)
        }
    }
}

/// Full-width strip of a picture, cut according to the content.
public struct Strip: Sendable, Hashable {
    /// Pixel rows of the tree in the strip.
    public let rows: Range<Int>
    /// Hash of the strip's pixels, independent of its position, or `nil` for a deep tree.
    ///
    /// Strips with equal fingerprints and heights have equal pixels. A deep tree is not
    /// searched.
    public let fingerprint: Fingerprint?
}
