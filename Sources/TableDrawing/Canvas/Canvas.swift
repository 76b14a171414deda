import Foundation

/// Records drawing, with the method names of Core Graphics' contexts.
///
/// Units are points, y points down. A canvas paints nothing itself: `finish()` gives the recording,
/// which a compositor paints at any scale. One canvas belongs to one task.
public final class Canvas {
    /// The part of the graphics state that the recorder keeps itself.
    struct State {
        var fill = RGBA.black
        var stroke = RGBA.black
        var strokeStyle = StrokeStyle()
        var options = PaintOptions()
        var interpolation = InterpolationQuality.default
        var ctm = CGAffineTransform.identity
        var clipBox: CGRect
    }

    var commands: [DrawingCommand] = []
    var state: State
    private var saved: [State] = []
    private var layers: [Int] = []
    var path = Path()
    /// The rectangle that was asked for, in points.
    public let bounds: CGRect

    public init(bounds: CGRect) {
        self.bounds = bounds
        state = State(clipBox: bounds)
    }

    /// Ends the recording; states and layers that are still open are closed.
    public func finish() -> Drawing {
        while !layers.isEmpty { endTransparencyLayer() }
        while !saved.isEmpty { restoreGState() }
        return Drawing(commands: commands)
    }

    // MARK: State

    public func saveGState() {
        saved.append(state)
        commands.append(.saveGState)
    }

    /// Restores the last saved state; without one it is recorded as a diagnostic and ignored.
    public func restoreGState() {
        guard saved.count > (layers.last ?? 0), let last = saved.popLast() else {
            return DiagnosticLog.record(
                Diagnostic(
                    "canvas.unbalanced-restore",
                    message: "restoreGState() was called without a matching saveGState()"))
        }
        state = last
        commands.append(.restoreGState)
    }

    /// Runs `body` between a save and a restore.
    public func withState<Result>(_ body: () throws -> Result) rethrows -> Result {
        saveGState()
        defer { restoreGState() }
        return try body()
    }

    /// The transform from the canvas's coordinates to those it began with.
    public var ctm: CGAffineTransform { state.ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        commands.append(.concatenate(transform))
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns by radians, clockwise as one sees it.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: Color) { state.fill = color.resolved }
    public func setStrokeColor(_ color: Color) { state.stroke = color.resolved }
    public func setLineWidth(_ width: CGFloat) { state.strokeStyle.lineWidth = width }
    public func setLineCap(_ cap: LineCap) { state.strokeStyle.lineCap = cap }
    public func setLineJoin(_ join: LineJoin) { state.strokeStyle.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dash = lengths
    }

    /// Sets the alpha of all painting that follows, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.options.alpha = Self.unit(alpha) }

    /// Multiplies the alpha of all painting that follows.
    public func multiplyAlpha(_ alpha: CGFloat) { state.options.alpha *= Self.unit(alpha) }

    public func setBlendMode(_ mode: BlendMode) { state.options.blendMode = mode }
    public func setShouldAntialias(_ flag: Bool) { state.options.shouldAntialias = flag }

    public var interpolationQuality: InterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets a shadow for all painting that follows; `nil` takes it away.
    ///
    /// Offset and blur are in points and do not follow the transform, as in Core Graphics.
    public func setShadow(
        offset: CGSize, blur: CGFloat, color: Color? = Color(white: 0, alpha: 1 / 3)
    ) {
        state.options.shadow = color.map {
            Shadow(offset: offset, blur: max(0, blur), color: $0.resolved)
        }
    }

    /// The fill colour, which text is drawn in too.
    public var fillColor: RGBA { state.fill }
    /// The colour that strokes are drawn in.
    public var strokeColor: RGBA { state.stroke }
    /// What the state says of painting: alpha, blend mode, shadow.
    public var paintOptions: PaintOptions { state.options }

    // MARK: Layers

    /// Begins a group that is painted as one thing with the state's alpha, blend mode and shadow.
    public func beginTransparencyLayer() {
        saved.append(state)
        commands.append(.beginTransparencyLayer(state.options))
        layers.append(saved.count)
        state.options = PaintOptions()
    }

    /// Ends the group begun last; without one it is recorded as a diagnostic and ignored.
    public func endTransparencyLayer() {
        guard let depth = layers.last else {
            return DiagnosticLog.record(
                Diagnostic(
                    "canvas.unbalanced-layer",
                    message: "endTransparencyLayer() was called without a matching begin"))
        }
        while saved.count > depth { restoreGState() }
        layers.removeLast()
        if let last = saved.popLast() { state = last }
        commands.append(.endTransparencyLayer)
    }

    private static func unit(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : Double(min(1, max(0, value)))
    }
}
