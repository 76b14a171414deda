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
        let plan = BandPlan(scene: tree.scene, rows: strip.rows, height: strip.rows.count)
        guard !tree.isDeep else {
            var painted: PaintedBand?
            try BandPipeline(plan, painters: painters, threads: 1).run { painted = $0 }
            for diagnostic in painted?.diagnostics ?? [] { report(diagnostic) }
            return try (painted?.bitmap.pixels ?? []).withUnsafeBufferPointer(body)
        }
        return try painters.withPainter { painter in
            let pixels = painter.memory(for: tree.scene.width * strip.rows.count)
            if let base = pixels.baseAddress { try plan.paint(with: painter, onto: base) }
            for diagnostic in painter.takeDiagnostics() { report(diagnostic) }
            return try body(UnsafeBufferPointer(pixels))
        }
    }
}
