import CCairo
import Foundation
import TableDrawing

/// Painter of placed nodes with caches for fonts, glyph masks and scaled images.
///
/// A painter is used by one thread at a time, which the compositor guarantees (hence
/// `@unchecked`).
final class Painter: @unchecked Sendable {
    /// Maximum number of open transparency layers of a recording.
    static let layerLimit = 64

    let fonts: FontLibrary
    private let budgets: CacheBudgets
    private let ledger = CacheLedger()
    // Created lazily, because Swift's runtime searches all conformances for each generic type.
    private(set) lazy var masks = LRUCache<GlyphMask.Key, GlyphMask>(
        capacity: budgets.masks, ledger: ledger)
    private(set) lazy var tiles = LRUCache<ImageTile.Key, ImageTile>(
        capacity: budgets.tiles, ledger: ledger)
    private(set) lazy var rasters = LRUCache<DrawingRaster, Image>(
        capacity: budgets.rasters, ledger: ledger)
    private(set) lazy var strikes = LRUCache<ImageTile.Content, GlyphStrike>(
        capacity: budgets.strikes, ledger: ledger)
    private(set) lazy var ramps = LRUCache<GradientRamp.Key, GradientRamp>(
        capacity: budgets.ramps, ledger: ledger)
    /// Opacity of images, by fingerprint.
    private(set) lazy var opacities = LRUCache<Fingerprint, Bool>(
        capacity: budgets.opacities)
    private var pixels = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
    /// Memory of layers that are overwritten completely.
    private var layers: [UnsafeMutableBufferPointer<UInt32>] = []
    /// Device pixels per point of the current picture.
    var scale = 1.0
    /// Diagnostics of the current band.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ budgets: CacheBudgets = .current) throws(CompositingError) {
        self.budgets = budgets
        fonts = try FontLibrary(budgets, ledger: ledger)
    }

    /// Approximate memory use of cached data, in bytes.
    var keptBytes: Int {
        ledger.bytes + 4 * (pixels.count + layers.reduce(0) { $0 + $1.count })
    }

    deinit {
        pixels.deallocate()
        for layer in layers { layer.deallocate() }
    }

    /// Calls `body` with a layer whose initial pixels are undefined.
    func withLayer<Value>(
        of rect: PixelRect, _ body: (PaintTarget) throws(CompositingError) -> Value
    ) throws(CompositingError) -> Value {
        let count = rect.width * rect.height
        var memory = layers.popLast() ?? UnsafeMutableBufferPointer(start: nil, count: 0)
        if memory.count < count {
            memory.deallocate()
            memory = .allocate(capacity: count)
            memory.initialize(repeating: 0)
        }
        defer {
            if layers.count < Self.idleLayers, memory.count <= Self.largestIdleLayer {
                layers.append(memory)
            } else {
                memory.deallocate()
            }
        }
        guard let base = memory.baseAddress else {
            return try body(PaintTarget(rect: rect))
        }
        let buffer = try PixelBuffer(borrowing: base, width: rect.width, height: rect.height)
        return try body(PaintTarget(buffer, rect: rect))
    }

    /// Maximum number of layers with cached memory, and the maximum number of pixels of such a
    /// layer.
    private static let idleLayers = 2
    private static let largestIdleLayer = 1 << 19

    /// Returns memory for a number of pixels, valid until the next call.
    ///
    /// The painter reuses its memory, because getting fresh memory from the kernel takes as
    /// long as painting.
    func memory(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
        if pixels.count < count {
            pixels.deallocate()
            pixels = .allocate(capacity: count)
            pixels.initialize(repeating: 0)
        }
        return UnsafeMutableBufferPointer(rebasing: pixels[..<count])
    }

    func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    /// Returns the current diagnostics and clears them.
    func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }

    /// Paints a strip of a scene over `strip.width × strip.height` pixels that contain its
    /// background.
    func paint(
        _ scene: Scene, strip: PixelRect, onto pixels: UnsafeMutablePointer<UInt32>
    ) throws(CompositingError) {
        let buffer = try PixelBuffer(borrowing: pixels, width: strip.width, height: strip.height)
        let target = try PaintTarget(buffer, rect: strip)
        scale = scene.scale
        try paint(scene.root, on: target)
        buffer.flush()
        try target.check("painting rows \(strip.y) to \(strip.bottom)")
    }

    /// Sets the source to a colour in a form that makes Cairo produce exactly the nearest
    /// bytes.
    func setSource(_ color: RGBA, alpha: Double = 1, on target: PaintTarget) {
        let pixel = color.multiplyingAlpha(by: alpha).premultipliedPixel
        let opacity = Double(pixel >> 24)
        func channel(_ shift: UInt32) -> Double {
            opacity == 0 ? 0 : Double((pixel >> shift) & 0xFF) / opacity
        }
        cairo_set_source_rgba(
            target.context, channel(16), channel(8), channel(0), opacity / 255)
    }

    /// Sets the operator for a blend mode.
    ///
    /// A mode that Cairo lacks is reported and replaced with the normal mode.
    func setBlendMode(_ mode: BlendMode, on target: PaintTarget) {
        if let known = mode.cairo { return cairo_set_operator(target.context, known) }
        report(
            Diagnostic(
                "compositing.blend-mode",
                message: "the blend mode \(mode.rawValue) is not supported; normal is used"))
        cairo_set_operator(target.context, CAIRO_OPERATOR_OVER)
    }

    /// Composites a finished layer as a unit, possibly moved by a fraction of a pixel.
    func composite(
        _ layer: PaintTarget, alpha: Double, blendMode: BlendMode = .normal,
        movedBy fraction: CGPoint = .zero, on target: PaintTarget
    ) throws(CompositingError) {
        try layer.check("painting a layer")
        layer.buffer.flush()
        target.save()
        if blendMode.reachesBeyondShape { target.clip(to: layer.rect) }
        setBlendMode(blendMode, on: target)
        cairo_set_source_surface(
            target.context, layer.buffer.surface,
            Double(layer.rect.x - target.rect.x) + fraction.x,
            Double(layer.rect.y - target.rect.y) + fraction.y)
        let opacity = (min(1, max(0, alpha)) * 255).rounded() / 255
        if opacity >= 1 {
            cairo_paint(target.context)
        } else {
            cairo_paint_with_alpha(target.context, opacity)
        }
        target.restore()
    }
}
