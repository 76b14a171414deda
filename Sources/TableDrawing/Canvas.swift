import Foundation

/// Recorder of drawing commands, with the method names of Core Graphics contexts.
///
/// Units are points, and y points down. A canvas paints no pixels: `finish()` returns the
/// recording, which a compositor paints at any scale. A canvas belongs to a single task.
public final class Canvas {
    /// Part of the graphics state that the canvas tracks.
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
    /// Requested rectangle, in points.
    public let bounds: CGRect

    /// Creates a canvas without commands for a rectangle, in points.
    public init(bounds: CGRect) {
        self.bounds = bounds
        state = State(clipBox: bounds)
    }

    /// Ends the recording and returns it.
    ///
    /// Closes states and layers that are still open.
    public func finish() -> Drawing {
        while !layers.isEmpty { endTransparencyLayer() }
        while !saved.isEmpty { restoreGState() }
        return Drawing(commands: commands)
    }

    // MARK: State

    /// Saves the graphics state until `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        commands.append(.saveGState)
    }

    /// Restores the last saved state.
    ///
    /// Without a saved state, records a diagnostic.
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

    /// Transform from the canvas's current coordinates to its initial coordinates.
    public var ctm: CGAffineTransform { state.ctm }

    /// Prepends a transform to the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        commands.append(.concatenate(transform))
    }

    /// Moves the origin of the coordinates, by points of the current coordinates.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Multiplies the scale of the coordinates by a factor for each axis.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates by an angle in radians, clockwise on the screen.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the colour of fills and text, resolved for the traits of the current render.
    public func setFillColor(_ color: Color) { state.fill = color.resolved }
    /// Sets the colour of strokes, resolved for the traits of the current render.
    public func setStrokeColor(_ color: Color) { state.stroke = color.resolved }
    /// Sets the line width of strokes, in points.
    public func setLineWidth(_ width: CGFloat) { state.strokeStyle.lineWidth = width }
    /// Sets the ends of open strokes.
    public func setLineCap(_ cap: LineCap) { state.strokeStyle.lineCap = cap }
    /// Sets the corners of strokes.
    public func setLineJoin(_ join: LineJoin) { state.strokeStyle.lineJoin = join }
    /// Sets the largest ratio of miter length to line width; sharper corners are bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

    /// Sets the offset into the dash pattern and the alternating lengths of dashes and gaps, in
    /// points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dash = lengths
    }

    /// Sets the alpha of all further painting, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.options.alpha = Self.unit(alpha) }

    /// Multiplies the alpha of all further painting.
    public func multiplyAlpha(_ alpha: CGFloat) { state.options.alpha *= Self.unit(alpha) }

    /// Sets the combination of further painting with the backdrop.
    public func setBlendMode(_ mode: BlendMode) { state.options.blendMode = mode }
    /// Sets whether the edges of further painting are antialiased.
    public func setShouldAntialias(_ flag: Bool) { state.options.shouldAntialias = flag }

    /// Quality of resampling for further images.
    public var interpolationQuality: InterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets a shadow for all further painting, or removes it if `color` is `nil`.
    ///
    /// Offset and blur are in points and ignore the transform, as in Core Graphics.
    public func setShadow(
        offset: CGSize, blur: CGFloat, color: Color? = Color(white: 0, alpha: 1 / 3)
    ) {
        state.options.shadow = color.map {
            Shadow(offset: offset, blur: max(0, blur), color: $0.resolved)
        }
    }

    /// Fill colour, also used for text.
    public var fillColor: RGBA { state.fill }
    /// Stroke colour.
    public var strokeColor: RGBA { state.stroke }
    /// Alpha, blend mode and shadow of the current state.
    public var paintOptions: PaintOptions { state.options }

    // MARK: Layers

    /// Begins a group that is painted as a unit with the state's alpha, blend mode and shadow.
    public func beginTransparencyLayer() {
        saved.append(state)
        commands.append(.beginTransparencyLayer(state.options))
        layers.append(saved.count)
        state.options = PaintOptions()
    }

    /// Ends the last group.
    ///
    /// Without an open group, records a diagnostic.
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
