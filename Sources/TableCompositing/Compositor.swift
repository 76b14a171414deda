import Foundation
import TableDrawing

/// Paints render trees; the one owner of Cairo.
///
/// A compositor may be shared by threads and used for many pictures: it keeps open fonts, glyph
/// masks and scaled images from one to the next, within fixed bounds. What it paints depends on the
/// tree and the font files alone.
public final class Compositor: Sendable {
    /// The most pixels that `bitmap(of:)` makes, 256 MiB of them; bands have no such limit.
    public static let largestBitmap = 64 << 20
    /// Rows of a band at most.
    public static let largestBandHeight = 8_192

    let painters: PainterPool
    let reaches: FontReaches

    public convenience init() { self.init(.current) }

    /// A compositor whose caches have budgets of its own.
    package init(_ budgets: CacheBudgets) {
        painters = PainterPool(budgets)
        reaches = FontReaches(budgets, painters)
    }

    /// Paints a whole picture.
    ///
    /// Throws if the picture has no size or more than `largestBitmap` pixels, if a font file cannot
    /// be opened, or if nodes nest too deeply. The pixels are the same for any number of threads.
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
            // Nothing else is thrown: the closure above throws nothing.
            throw .cairo(operation: "painting", status: -1, reason: "\(error)")
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Throws if a picture has more pixels than a bitmap may have.
    public static func checkBitmap(of tree: RenderTree) throws(CompositingError) {
        let (width, height) = (tree.pixelWidth, tree.pixelHeight)
        guard height == 0 || width <= largestBitmap / height else {
            throw .pictureTooLarge(
                width: width, height: height,
                limit: "a bitmap has at most \(largestBitmap) pixels; "
                    + "take a smaller scale or a fixed height, or paint it in bands")
        }
    }

    /// Paints a whole picture on this thread where its pixels stay; nothing for a deep tree.
    private func pixelsInPlace(of tree: RenderTree) throws -> [UInt32]? {
        let log = DiagnosticLog.current
        let (scene, isDeep) = try Self.scene(of: tree, log)
        guard !isDeep else { return nil }
        let plan = BandPlan(scene: scene, rows: 0..<scene.height, height: 256)
        return try painters.withPainter { painter in
            try plan.paintAll(with: painter) { log?.record($0) }
        }
    }

    /// Paints a picture in strips, handed to `consume` from the top down, on the calling thread.
    ///
    /// - Parameters:
    ///   - rows: The pixel rows of the tree that are wanted; all where nothing is said.
    ///   - firstRow: The `y` of the first band. A tall table is given as successive trees, slabs,
    ///     whose roots are moved up by whole pixels; they join without a seam.
    ///   - bandHeight: Pixels, from 1 to `largestBandHeight`; the last band may be lower.
    ///   - threads: How many threads paint; starting them pays from some thousands of rows on.
    ///     Bands in flight, and so memory, grow with them; the pixels do not depend on them, nor
    ///     on `bandHeight`.
    ///
    /// Throws what `consume` throws, and `CompositingError` as `bitmap(of:)` does.
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
                // Memory has one owner at a time, or painting over it would copy it.
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

    /// Places a tree; one that may not fit on this thread's stack, on a thread of its own.
    static func scene(
        of tree: RenderTree, _ log: DiagnosticLog?
    ) throws(CompositingError) -> (Scene, isDeep: Bool) {
        do {
            return (try Scene(tree, levels: Scene.shallowDepth) { log?.record($0) }, false)
        } catch {
            guard case .nestedTooDeeply = error else { throw error }
        }
        let result = DeepThread.result { () -> Result<Scene, CompositingError> in
            do throws(CompositingError) {
                return .success(try Scene(tree) { log?.record($0) })
            } catch {
                return .failure(error)
            }
        }
        return (try result.get(), true)
    }
}
