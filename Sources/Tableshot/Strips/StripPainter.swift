import Foundation
import TableCompositing
import TableDrawing

/// Painter of strips that copies cached strips and paints the others.
struct StripPainter: Sendable {
    let compositor: Compositor
    let cache: PictureCache?
    /// Number of painting threads; the pixels are independent of it.
    let threads: Int

    /// Returns the pixels of a whole picture.
    ///
    /// - Throws: `CompositingError` like `Compositor.bitmap(of:)`.
    func bitmap(of tree: RenderTree) throws -> Bitmap {
        try Compositor.checkBitmap(of: tree)
        let placed = try compositor.placed(tree)
        let (width, height) = (tree.pixelWidth, tree.pixelHeight)
        var diagnostics: [Diagnostic] = []
        let pixels = try [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let base = buffer.baseAddress else { return }
            diagnostics = try fill(PixelMemory(base: base, width: width), with: placed)
            count = width * height
        }
        for diagnostic in diagnostics { DiagnosticLog.record(diagnostic) }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Writes a picture's pixels and returns the diagnostics, from top to bottom.
    private func fill(_ memory: PixelMemory, with tree: PlacedTree) throws -> [Diagnostic] {
        let keys = tree.strips.map { Self.key(of: $0) }
        let kept = cache?.paintedStrips(for: keys) ?? Array(repeating: nil, count: keys.count)
        // Strips to be painted, and strips equal to a painted strip.
        var (missing, equal): ([Int], [(index: Int, first: Int)]) = ([], [])
        var firsts: [PictureCache.Key: Int] = [:]
        for index in kept.indices {
            if let strip = kept[index] {
                memory.store(strip.pixels, at: tree.strips[index].rows)
            } else if let key = keys[index], let first = firsts[key] {
                equal.append((index, first))
            } else {
                if let key = keys[index] { firsts[key] = index }
                missing.append(index)
            }
        }
        var notes = kept.map { $0?.diagnostics ?? [] }
        for (index, strip) in zip(missing, try paint(missing, of: tree, onto: memory)) {
            guard let strip else { continue }
            notes[index] = strip
            guard let cache, let key = keys[index] else { continue }
            cache.store(
                PaintedStrip(
                    pixels: memory.pixels(at: tree.strips[index].rows), diagnostics: strip),
                for: key)
        }
        for (index, first) in equal {
            memory.copy(tree.strips[first].rows, to: tree.strips[index].rows)
            notes[index] = notes[first]
        }
        return notes.flatMap { $0 }
    }

    /// Paints strips and returns the diagnostics of each strip, or `nil` for a strip copied
    /// from a cached row.
    private func paint(
        _ strips: [Int], of tree: PlacedTree, onto memory: PixelMemory
    ) throws -> [[Diagnostic]?] {
        let results = OrderedResults<[Diagnostic]?>(count: strips.count)
        let queue = WorkQueue(count: strips.count)
        @Sendable func work() {
            while let next = queue.next() {
                results.fill(next) {
                    if try storePart(strips[next], of: tree, in: memory) { return nil }
                    let strip = tree.strips[strips[next]]
                    var diagnostics: [Diagnostic] = []
                    try compositor.paint(
                        strip, of: tree, onto: memory.row(strip.rows.lowerBound)
                    ) { diagnostics.append($0) }
                    return diagnostics
                }
            }
        }
        let workers = min(threads, strips.count)
        if workers > 1 {
            DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
        } else {
            work()
        }
        return try results.values()
    }

    /// Writes a partly visible row from the cached whole row, because the next picture shows
    /// another part of the row.
    ///
    /// - Returns: Whether the strip was written. A row with diagnostics is not written, because
    ///   they could concern invisible parts; the row is painted instead.
    private func storePart(
        _ index: Int, of tree: PlacedTree, in memory: PixelMemory
    ) throws -> Bool {
        guard cache != nil, let whole = try compositor.wholeStrip(around: index, of: tree) else {
            return false
        }
        let painted = try painted(0, of: whole)
        guard painted.diagnostics.isEmpty else { return false }
        let rows = tree.strips[index].rows
        memory.store(
            painted.pixels, from: rows.lowerBound - whole.strips[0].rows.lowerBound, at: rows)
        return true
    }

    // MARK: Mixtures

    /// Returns a strip of a mix of two pictures, or `nil` if only one picture is visible or if
    /// there is no cache.
    ///
    /// The pixels of both pictures are cached, because the next frame needs them too.
    func mixed(_ index: Int, of tree: PlacedTree) throws -> PaintedStrip<[UInt32]>? {
        guard cache != nil, let (ends, weight) = tree.mixture, !weight.isAtEnd,
            ends.first.strips[index] != ends.second.strips[index]
        else { return nil }
        let first = try painted(index, of: ends.first)
        let second = try painted(index, of: ends.second)
        var diagnostics = first.diagnostics
        for diagnostic in second.diagnostics where !diagnostics.contains(diagnostic) {
            diagnostics.append(diagnostic)
        }
        return PaintedStrip(
            pixels: first.pixels.mixed(with: second.pixels, weight: weight),
            diagnostics: diagnostics)
    }

    private func painted(_ index: Int, of tree: PlacedTree) throws -> PaintedStrip<PixelRuns> {
        let strip = tree.strips[index]
        let key = Self.key(of: strip)
        if let kept = cache?.paintedStrips(for: [key]).first, let kept { return kept }
        var diagnostics: [Diagnostic] = []
        let count = tree.pixelWidth * strip.rows.count
        let pixels = try [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            try compositor.paint(strip, of: tree, onto: base) { diagnostics.append($0) }
            initialized = count
        }
        let painted = PaintedStrip(
            pixels: pixels.withUnsafeBufferPointer(PixelRuns.init), diagnostics: diagnostics)
        if let key { cache?.store(painted, for: key) }
        return painted
    }

    private static func key(of strip: Strip) -> PictureCache.Key? {
        strip.fingerprint.map {
            PictureCache.Key(fingerprint: $0, height: strip.rows.count, form: .pixels)
        }
    }
}

/// Memory for a picture's pixels, divided into rows; threads write different rows.
struct PixelMemory: @unchecked Sendable {
    let base: UnsafeMutablePointer<UInt32>
    /// Number of pixels in a row.
    let width: Int

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y * width }

    /// Writes pixels to some rows, beginning with row `first` of a strip.
    func store(_ pixels: PixelRuns, from first: Int = 0, at rows: Range<Int>) {
        assert(pixels.count >= (first + rows.count) * width)
        pixels.write(first * width..<(first + rows.count) * width, to: row(rows.lowerBound))
    }

    /// Copies rows over an equal number of other rows.
    func copy(_ rows: Range<Int>, to others: Range<Int>) {
        row(others.lowerBound).initialize(from: row(rows.lowerBound), count: rows.count * width)
    }

    func pixels(at rows: Range<Int>) -> PixelRuns {
        PixelRuns(
            UnsafeBufferPointer(start: row(rows.lowerBound), count: rows.count * width))
    }
}

/// Pixels of a strip, with the diagnostics of its painting.
struct PaintedStrip<Pixels: Sendable>: Sendable {
    var pixels: Pixels
    var diagnostics: [Diagnostic]
}
