import Foundation
import TableCompositing
import TableDrawing
import TableGeometry
import TableImages
import TableText
import TableViews

/// A view tree ready to be painted, as often and into as many forms as asked for.
///
/// A picture belongs to the task that made it, like the views it holds; what it paints on other
/// threads are decided values. Tall pictures are decided and painted a slab at a time, so that
/// memory stays bounded.
public final class Picture {
    /// The size in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Double
    /// How many threads paint and compress; the bytes do not depend on it.
    public var threads = Picture.standardThreads
    /// Keeps strips that other pictures may show too; nothing where none is given.
    public var cache: PictureCache?
    /// Called now and then while a tall picture is painted, with the share done from 0 to 1.
    public var progress: ((Double) -> Void)?

    /// The processors that there are; asked for once, since the answer is read from files.
    static let standardThreads = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// Keeps fonts open from one picture to the next, within its bounds.
    static var compositor: Compositor {
        CacheBudgets.current == .standard ? sharedCompositor : Compositor(.current)
    }

    private static let sharedCompositor = Compositor(.standard)

    let context: RenderContext
    private let log: DiagnosticLog
    let view: View
    /// Kept because tables do not keep their data sources.
    private let owner: TableViewController?
    let plan: PicturePlan

    init(
        view: View, plan: PicturePlan, context: RenderContext, log: DiagnosticLog,
        owner: TableViewController? = nil
    ) throws {
        self.view = view
        self.owner = owner
        self.plan = plan
        self.context = context
        self.log = log
        size = plan.size
        scale = context.traits.displayScale
        try PictureLimits.check(size: size, scale: scale)
    }

    /// What was noticed so far: "rendered, but…".
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Pixels across.
    public var pixelWidth: Int { RenderTree.empty(size: size, scale: scale).pixelWidth }
    /// Pixels down.
    public var pixelHeight: Int { RenderTree.empty(size: size, scale: scale).pixelHeight }

    /// The whole picture, decided, as one tree.
    ///
    /// - Throws: `RenderError.table` if the table made a mistake.
    public func renderTree() throws -> RenderTree {
        try tree(Extent(minY: 0, height: size.height))
    }

    /// The whole picture in memory.
    ///
    /// - Throws: `RenderError`, or the compositor's error; pictures over its stated size are refused.
    public func bitmap() throws -> Bitmap {
        try bitmap(of: try renderTree())
    }

    /// The pixels of what was decided.
    func bitmap(of tree: RenderTree) throws -> Bitmap {
        let threads = paintingThreads(rows: pixelHeight)
        return try DiagnosticLog.$current.withValue(log) {
            guard let cache else { return try Self.compositor.bitmap(of: tree, threads: threads) }
            return try StripPainter(compositor: Self.compositor, cache: cache, threads: threads)
                .bitmap(of: tree)
        }
    }

    /// The uppermost part of the picture in memory; `height` is in points.
    func bitmap(ofTop height: CGFloat) throws -> Bitmap {
        let top = try tree(Extent(minY: 0, height: min(height, size.height)))
        return try DiagnosticLog.$current.withValue(log) {
            try Self.compositor.bitmap(
                of: top, threads: paintingThreads(rows: Int(clamping: height * scale)))
        }
    }

    /// A bitmap in other pixels: `size` points large, at `scale` pixels a point.
    static func bitmap(showing image: Image, size: CGSize, scale: Double) throws -> Bitmap {
        let root = RenderNode(
            name: "image", frame: CGRect(origin: .zero, size: size),
            contents: .image(image, CGRect(origin: .zero, size: size), tint: nil))
        let tree = RenderTree(root: root, size: size, scale: scale)
        return try compositor.bitmap(of: tree, threads: 1)
    }

    /// Hands the picture over in full-width strips, from the top down, in bounded memory.
    ///
    /// - Throws: `RenderError.table` if the table made a mistake, and what `body` throws.
    public func forEachBand(_ body: (Band) throws -> Void) throws {
        try forEachBand(noting: { _ in }, body)
    }

    /// What lies beneath everything.
    var background: RGBA { plan.background }

    /// Runs `body` so that what there is to say of it is added to the diagnostics.
    func recording<Value>(_ body: () throws -> Value) rethrows -> Value {
        try DiagnosticLog.$current.withValue(log, operation: body)
    }

    /// Whether every pixel is opaque: what the picture lies on is.
    public var isOpaque: Bool { plan.background.alpha >= 1 }

    /// Hands over strips, and before them each decided part that they are painted from.
    func forEachBand(
        noting note: (RenderNode) -> Void, _ body: (Band) throws -> Void
    ) throws {
        try forEachSlab { slab, rows, top in
            note(slab.root)
            try Self.compositor.bands(
                of: slab, rows: rows, firstRow: top, threads: paintingThreads(rows: rows.count),
                body)
        }
    }

    /// Hands over the picture in parts, each decided when it is its turn: its tree, the rows of that
    /// which count, and the row of the picture that they begin at, in pixels.
    func forEachSlab(_ body: (RenderTree, Range<Int>, Int) throws -> Void) throws {
        let height = pixelHeight
        var top = 0
        while top < height {
            let rows = min(slabHeight, height - top)
            let slab = try tree(
                Extent(minY: CGFloat(top) / scale, height: CGFloat(rows) / scale))
            try DiagnosticLog.$current.withValue(log) { try body(slab, 0..<rows, top) }
            top += rows
            if height > slabHeight { progress?(Double(top) / Double(height)) }
        }
    }

    /// How many threads paint some rows: a screen is painted sooner than threads are started.
    func paintingThreads(rows: Int) -> Int {
        pixelWidth * rows < Self.pixelsWorthThreads ? 1 : threads
    }

    /// Pixels that take about as long to paint as it takes to start threads and hear of them.
    static let pixelsWorthThreads = 3_000_000

    /// The height of the highest picture that is one slab, in pixels; a screen is.
    static let slabHeight = 4_096
    /// The height of a slab of higher pictures: while one is painted the next is decided, so that two
    /// are in memory.
    private static let slabHeightOfMany = 2_048

    /// The height of the picture's slabs in pixels.
    private var slabHeight: Int {
        pixelHeight > Self.slabHeight ? Self.slabHeightOfMany : Self.slabHeight
    }

    func tree(_ slab: Extent) throws -> RenderTree {
        let root = try DiagnosticLog.$current.withValue(log) {
            try context.run { try plan.lower(view, slab) }
        }
        let errors = log.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw RenderError.table(errors) }
        return RenderTree(
            root: root, size: CGSize(width: size.width, height: slab.height), scale: scale,
            background: plan.background)
    }
}

extension RenderTree {
    static func empty(size: CGSize, scale: Double) -> RenderTree {
        RenderTree(root: RenderNode(name: "", frame: .zero), size: size, scale: scale)
    }
}
