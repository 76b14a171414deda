import CCairo
import Foundation
import TableDrawing

/// Paints placed nodes on targets, and keeps what is dear to make: fonts, glyph masks, scaled
/// images.
///
/// One thread at a time uses it; the compositor sees to that, hence `@unchecked`.
final class Painter: @unchecked Sendable {
    /// How many transparency layers of a recording may be open at once.
    static let layerLimit = 64

    let fonts: FontLibrary
    private let budgets: CacheBudgets
    private let ledger = CacheLedger()
    // Made when they are needed: for each, Swift's runtime looks through all conformances there are.
    private(set) lazy var masks = LeastRecentCache<GlyphMask.Key, GlyphMask>(
        capacity: budgets.masks, ledger: ledger)
    private(set) lazy var tiles = LeastRecentCache<ImageTile.Key, ImageTile>(
        capacity: budgets.tiles, ledger: ledger)
    private(set) lazy var rasters = LeastRecentCache<DrawingRaster, Image>(
        capacity: budgets.rasters, ledger: ledger)
    private(set) lazy var strikes = LeastRecentCache<ImageTile.Content, GlyphStrike>(
        capacity: budgets.strikes, ledger: ledger)
    private(set) lazy var ramps = LeastRecentCache<GradientRamp.Key, GradientRamp>(
        capacity: budgets.ramps, ledger: ledger)
    /// Whether images are opaque, by fingerprint.
    private(set) lazy var opacities = LeastRecentCache<Fingerprint, Bool>(
        capacity: budgets.opacities)
    private var pixels = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
    /// Memory of layers that are painted over whole.
    private var layers: [UnsafeMutableBufferPointer<UInt32>] = []
    /// Device pixels per point of the picture under way.
    var scale = 1.0
    /// What there was to say of the band under way.
    private(set) var diagnostics: [Diagnostic] = []

    init(_ budgets: CacheBudgets = .current) throws(CompositingError) {
        self.budgets = budgets
        fonts = try FontLibrary(budgets, ledger: ledger)
    }

    /// The bytes of what it keeps from one picture to the next, about.
    var keptBytes: Int {
        ledger.bytes + 4 * (pixels.count + layers.reduce(0) { $0 + $1.count })
    }

    deinit {
        pixels.deallocate()
        for layer in layers { layer.deallocate() }
    }

    /// Runs `body` with a layer whose pixels are undefined.
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

    /// Layers whose memory is kept, and the pixels of the largest of them.
    private static let idleLayers = 2
    private static let largestIdleLayer = 1 << 19

    /// Memory for so many pixels, the painter's until it is asked again: fresh memory takes the
    /// kernel as long as painting takes.
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

    /// Hands over the diagnostics so far and forgets them.
    func takeDiagnostics() -> [Diagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }

    /// Paints a strip of a scene over `strip.width × strip.height` pixels, which hold its
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

    /// Sets the source to a colour so that Cairo arrives at exactly the nearest bytes.
    func setSource(_ color: RGBA, alpha: Double = 1, on target: PaintTarget) {
        let pixel = color.multiplyingAlpha(by: alpha).premultipliedPixel
        let opacity = Double(pixel >> 24)
        func channel(_ shift: UInt32) -> Double {
            opacity == 0 ? 0 : Double((pixel >> shift) & 0xFF) / opacity
        }
        cairo_set_source_rgba(
            target.context, channel(16), channel(8), channel(0), opacity / 255)
    }

    /// Sets the operator for a blend mode; one that Cairo lacks is reported and taken as normal.
    func setBlendMode(_ mode: BlendMode, on target: PaintTarget) {
        if let known = mode.cairo { return cairo_set_operator(target.context, known) }
        report(
            Diagnostic(
                "compositing.blend-mode",
                message: "the blend mode \(mode.rawValue) is not supported; normal is used"))
        cairo_set_operator(target.context, CAIRO_OPERATOR_OVER)
    }

    /// Paints a layer, made apart, as one thing; perhaps moved by a fraction of a pixel.
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
