import TableDrawing

/// Pictures strip by strip, for those who keep strips.
extension Compositor {
    /// Places a tree and cuts it into strips.
    ///
    /// - Parameter rows: The pixel rows of the tree that are wanted; all where nothing is said.
    /// - Throws: `CompositingError` as `bitmap(of:)` does.
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
                    of: rows, in: scene, reach: reaches.reach))
        }
        return PlacedTree(scene: scene, isDeep: false, strips: strips)
    }

    /// Places a tree whose root is a mixture of two pictures, to be had at any share; nothing for
    /// another tree.
    ///
    /// - Throws: `CompositingError` as `bitmap(of:)` does.
    public func mixture(_ tree: RenderTree) throws -> PlacedMixture? {
        guard case .mix = tree.root.contents else { return nil }
        let placed = try placed(tree)
        return try PlacedMixture(placed, reach: reaches.reach)
    }

    /// Paints a strip, on any thread, and hands its pixels over for the time of `body`.
    ///
    /// - Parameter report: Is given what there is to say of the strip.
    /// - Throws: `CompositingError` as `bitmap(of:)` does, and what `body` throws.
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

    /// Paints a strip, on any thread, where its pixels stay.
    ///
    /// - Parameters:
    ///   - base: Memory for the strip's pixels; what it holds does not count.
    ///   - report: Is given what there is to say of the strip.
    /// - Throws: `CompositingError` as `bitmap(of:)` does.
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
