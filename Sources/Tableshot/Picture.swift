import Foundation
import TableCompositing
import TableControls
import TableDrawing
import TableGeometry
import TableImages
import TableInspection
import TableSnapshots
import TableText
import TableViews

/// View tree prepared for painting, any number of times and in any format.
///
/// Like its views, a picture belongs to the task that created it; only resolved values are
/// passed to other threads for painting. Tall pictures are resolved and painted slab by slab,
/// which keeps memory bounded.
public final class Picture {
    /// Size in points.
    public let size: CGSize
    /// Device pixels per point.
    public let scale: Double
    /// Number of threads that paint and compress; the bytes are independent of it.
    public var threads = Picture.standardThreads
    /// Cache for strips shared with other pictures, or `nil` for no cache.
    public var cache: PictureCache?
    /// Progress handler, called repeatedly while a tall picture is painted, with the completed
    /// share from 0 to 1.
    public var progress: ((Double) -> Void)?

    /// Number of processors, queried once, because the system reads it from files.
    static let standardThreads = max(1, ProcessInfo.processInfo.activeProcessorCount)

    /// Compositor that keeps fonts open between pictures, within its limits.
    static var compositor: Compositor {
        CacheBudgets.current == .standard ? sharedCompositor : Compositor(.current)
    }

    private static let sharedCompositor = Compositor(.standard)

    let context: RenderContext
    private let log: DiagnosticLog
    let view: View
    /// Strong reference, because tables do not retain their data sources.
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

    /// Diagnostics recorded since the picture was created.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Width in pixels.
    public var pixelWidth: Int { RenderTree.empty(size: size, scale: scale).pixelWidth }
    /// Height in pixels.
    public var pixelHeight: Int { RenderTree.empty(size: size, scale: scale).pixelHeight }

    /// Returns the whole picture as a resolved render tree.
    ///
    /// - Throws: `RenderError.table` if the table caused an error.
    public func renderTree() throws -> RenderTree {
        try tree(Extent(minY: 0, height: size.height))
    }

    /// Returns the pixels of the whole picture.
    ///
    /// - Throws: `RenderError`, or the compositor's error for a picture above its size limit.
    public func bitmap() throws -> Bitmap {
        try bitmap(of: try renderTree())
    }

    /// Returns the pixels of a resolved render tree.
    package func bitmap(of tree: RenderTree) throws -> Bitmap {
        let threads = paintingThreads(rows: pixelHeight)
        return try DiagnosticLog.$current.withValue(log) {
            guard let cache else { return try Self.compositor.bitmap(of: tree, threads: threads) }
            return try StripPainter(compositor: Self.compositor, cache: cache, threads: threads)
                .bitmap(of: tree)
        }
    }

    /// Returns the pixels of the uppermost part of the picture; `height` is in points.
    func bitmap(ofTop height: CGFloat) throws -> Bitmap {
        let top = try tree(Extent(minY: 0, height: min(height, size.height)))
        return try DiagnosticLog.$current.withValue(log) {
            try Self.compositor.bitmap(
                of: top, threads: paintingThreads(rows: Int(clamping: height * scale)))
        }
    }

    /// Returns an image resampled to `size` points with `scale` pixels per point.
    static func bitmap(showing image: Image, size: CGSize, scale: Double) throws -> Bitmap {
        let root = RenderNode(
            name: "image", frame: CGRect(origin: .zero, size: size),
            contents: .image(image, CGRect(origin: .zero, size: size), tint: nil))
        let tree = RenderTree(root: root, size: size, scale: scale)
        return try compositor.bitmap(of: tree, threads: 1)
    }

    /// Calls `body` with full-width bands of the picture, from top to bottom, in bounded
    /// memory.
    ///
    /// - Throws: `RenderError.table` if the table caused an error, and the errors of `body`.
    public func forEachBand(_ body: (Band) throws -> Void) throws {
        try forEachBand(noting: { _ in }, body)
    }

    /// Background of the picture.
    var background: RGBA { plan.background }

    /// Runs `body` and adds its diagnostics to the picture's diagnostics.
    func recording<Value>(_ body: () throws -> Value) rethrows -> Value {
        try DiagnosticLog.$current.withValue(log, operation: body)
    }

    /// Whether every pixel is opaque, because the background is opaque.
    public var isOpaque: Bool { plan.background.alpha >= 1 }

    /// Calls `body` with bands, and calls `note` with each resolved part before its bands are
    /// painted.
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

    /// Calls `body` with successive parts of the picture, each resolved just before the call.
    ///
    /// The arguments are the part's tree, its used pixel rows, and its first row in the
    /// picture, in pixels.
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

    /// Returns the number of threads for painting some rows; painting a screen takes less time
    /// than starting threads.
    func paintingThreads(rows: Int) -> Int {
        pixelWidth * rows < Self.pixelsWorthThreads ? 1 : threads
    }

    /// Minimum number of pixels to paint in several threads; fewer pixels take less time than
    /// starting and joining threads.
    static let pixelsWorthThreads = 3_000_000

    /// Maximum height of a picture with a single slab, in pixels; sufficient for a screen.
    static let slabHeight = 4_096
    /// Height of the slabs of higher pictures, in pixels.
    ///
    /// Two slabs are in memory: a slab is painted while the next slab is resolved.
    private static let slabHeightOfMany = 2_048

    /// Height of the picture's slabs, in pixels.
    private var slabHeight: Int {
        pixelHeight > Self.slabHeight ? Self.slabHeightOfMany : Self.slabHeight
    }

    func tree(_ slab: Extent) throws -> RenderTree {
        let root = try DiagnosticLog.$current.withValue(log) {
            try context.run {
                defer { LayoutLint(view).record() }
                return try plan.lower(view, slab)
            }
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

extension Picture {
    /// Returns the named regions of the picture, including everything drawn by them.
    ///
    /// - Throws: The errors of `renderTree()`.
    package func namedRegions() throws -> [NamedRegion] {
        Self.namedRegions(of: try renderTree())
    }

    static func namedRegions(of tree: RenderTree) -> [NamedRegion] {
        tree.namedRegions { compositor.ink(of: $0) }
    }
}

extension Picture {
    /// Returns the pixels of the whole picture and the texts for its file: the program,
    /// libraries and fonts.
    ///
    /// - Throws: `RenderError`, or the compositor's error for a picture above its size limit.
    public func recording() throws -> (bitmap: Bitmap, stamps: [PNGText]) {
        let tree = try renderTree()
        var fonts = UsedFonts()
        fonts.note(tree.root)
        return (
            try bitmap(of: tree), PictureStamp.texts + PictureStamp.furtherTexts + fonts.stamp()
        )
    }
}

extension Picture {
    /// Creates a picture of a resolved render node, for example an inspector's overlay.
    ///
    /// - Throws: `RenderError.size` if the node has no size or exceeds the size limits of
    ///   pictures.
    public convenience init(_ node: RenderNode, background: RGBA, context: RenderContext) throws {
        try self.init(
            view: View(frame: .zero), plan: PicturePlan(node: node, background: background),
            context: context, log: DiagnosticLog())
    }
}
