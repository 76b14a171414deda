import Foundation
import TableDrawing

/// Painter of render trees.
///
/// Only this module uses Cairo. A compositor is thread-safe and paints any number of pictures.
/// It caches open fonts, glyph masks and scaled images within fixed limits. The pixels depend
/// on the tree and the font files alone.
public final class Compositor: Sendable {
    /// Maximum number of pixels of `bitmap(of:)`, 256 MiB altogether; bands have no such limit.
    public static let largestBitmap = 64 << 20
    /// Maximum number of rows of a band.
    public static let largestBandHeight = 8_192

    let painters: PainterPool
    let fontExtents: FontInkExtentsCache

    /// Creates a compositor with the cache budgets of the current task.
    public convenience init() { self.init(.current) }

    /// Creates a compositor with custom budgets for its caches.
    package init(_ budgets: CacheBudgets) {
        painters = PainterPool(budgets)
        fontExtents = FontInkExtentsCache(budgets, painters)
    }

    /// Paints a whole picture.
    ///
    /// Throws if the picture has no size or more than `largestBitmap` pixels, if a font file
    /// cannot be opened, or if nodes are nested too deeply. The pixels are independent of the
    /// number of threads.
    public func bitmap(
        of tree: RenderTree, threads: Int = 1
    ) throws(CompositingError) -> Bitmap {
        try Self.checkBitmap(of: tree)
        let width = tree.pixelWidth
        let height = tree.pixelHeight
        var pixels: [UInt32] = []
        do {
            if threads <= 1, let whole = try pixelsInPlace(of: tree) {
                pixels = whole
            } else {
                pixels.reserveCapacity(width * height)
                try bands(of: tree, bandHeight: 256, threads: threads) { band in
                    pixels.append(contentsOf: band.bitmap.pixels)
                }
            }
        } catch let error as CompositingError {
            throw error
        } catch {
            // No other error is possible, because the closure above throws nothing.
            throw .cairo(operation: "painting", status: -1, reason: "\(error)")
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Throws if a picture has more pixels than a bitmap can have.
    public static func checkBitmap(of tree: RenderTree) throws(CompositingError) {
        let (width, height) = (tree.pixelWidth, tree.pixelHeight)
        guard height == 0 || width <= largestBitmap / height else {
            throw .pictureTooLarge(
                width: width, height: height,
                limit: "a bitmap has at most \(largestBitmap) pixels; "
                    + "take a smaller scale or a fixed height, or paint it in bands")
        }
    }

    /// Paints a whole picture on this thread into its final memory, or returns `nil` for a deep
    /// tree.
    private func pixelsInPlace(of tree: RenderTree) throws -> [UInt32]? {
        let log = DiagnosticLog.current
        let (scene, isDeep) = try Self.scene(of: tree, log)
        guard !isDeep else { return nil }
        let plan = BandPlan(scene: scene, rows: 0..<scene.height, height: 256)
        return try painters.withPainter { painter in
            try plan.paintAll(with: painter) { log?.record($0) }
        }
    }

    /// Paints a picture in bands, passed to `consume` from top to bottom on the calling thread.
    ///
    /// - Parameters:
    ///   - rows: Requested pixel rows of the tree; all rows by default.
    ///   - firstRow: `y` of the first band. A tall table is painted as successive trees
    ///     (slabs), whose roots are moved up by whole pixels; slabs join without a seam.
    ///   - bandHeight: Height in pixels, from 1 to `largestBandHeight`; the last band can be
    ///     lower.
    ///   - threads: Number of painting threads; more threads pay off from some thousands of
    ///     rows on. Memory grows with the number of threads, because each thread has bands in
    ///     flight. The pixels are independent of the number of threads and of `bandHeight`.
    ///
    /// Throws the errors of `consume`, and `CompositingError` like `bitmap(of:)`.
    public func bands(
        of tree: RenderTree, rows: Range<Int>? = nil, firstRow: Int = 0, bandHeight: Int = 64,
        threads: Int = 1, _ consume: (Band) throws -> Void
    ) throws {
        let log = DiagnosticLog.current
        let (scene, isDeep) = try Self.scene(of: tree, log)
        let whole = 0..<scene.height
        let wanted = rows.map { $0.clamped(to: whole) } ?? whole
        let plan = BandPlan(
            scene: scene, rows: wanted,
            height: min(Self.largestBandHeight, max(1, bandHeight)))
        func finish(_ painted: PaintedBand) throws {
            for diagnostic in painted.diagnostics { log?.record(diagnostic) }
            try consume(Band(y: firstRow + painted.y - wanted.lowerBound, bitmap: painted.bitmap))
        }
        if !isDeep, threads <= 1 || plan.count <= 1 {
            try painters.withPainter { painter in
                // Memory has a single owner at a time, because painting over shared memory
                // would copy it.
                var memory: [[UInt32]] = []
                for index in 0..<plan.count {
                    let band = try plan.paint(
                        index, with: painter, over: memory.popLast() ?? [])
                    try finish(band)
                    memory.append(band.bitmap.pixels)
                }
            }
        } else {
            try BandPipeline(plan, painters: painters, threads: max(1, min(threads, plan.count)))
                .run(finish)
        }
    }

    /// Places a tree, on a separate thread if its depth can exceed this thread's stack.
    static func scene(
        of tree: RenderTree, _ log: DiagnosticLog?
    ) throws(CompositingError) -> (Scene, isDeep: Bool) {
        do {
            return (try Scene(tree, levels: Scene.shallowDepth) { log?.record($0) }, false)
        } catch {
            guard case .nestedTooDeeply = error else { throw error }
        }
        let result = LargeStackThread.result { () -> Result<Scene, CompositingError> in
            do throws(CompositingError) {
                return .success(try Scene(tree) { log?.record($0) })
            } catch {
                return .failure(error)
            }
        }
        return (try result.get(), true)
    }
}
