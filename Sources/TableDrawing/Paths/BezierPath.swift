import Foundation

/// Path with line attributes, drawn on the current canvas; UIKit's class.
///
/// Coordinates and lengths are in points of the canvas.
public final class BezierPath {
    /// Recorded outline.
    public var path = Path()
    /// Line width of strokes, in points.
    public var lineWidth: CGFloat = 1
    /// Ends of open strokes.
    public var lineCapStyle = LineCap.butt
    /// Corners of strokes.
    public var lineJoinStyle = LineJoin.miter
    /// Largest ratio of miter length to line width; sharper corners are bevelled.
    public var miterLimit: CGFloat = 10
    /// Whether fills and clips use the even-odd rule instead of the winding rule.
    public var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public init() {}

    /// Creates a path from a recorded outline.
    public init(path: Path) { self.path = path }

    /// Returns a path with equal parts and an equal style.
    public func copy() -> Any {
        let copy = BezierPath(path: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }

    /// Creates a path of a rectangle.
    public init(rect: CGRect) { path.addRect(rect) }

    /// Creates a path of the ellipse that fits into a rectangle.
    public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }

    /// Creates a rounded rectangle; the radius, in points, is limited to half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        // Limit the radius to half of the shorter side, where the corners are still round.
        let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
        path.addRoundedRect(rect, cornerSize: CGSize(width: radius, height: radius))
    }

    /// Creates a rectangle with rounded corners; radii, in points, are limited to half of the
    /// shorter side.
    public init(
        roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
    ) {
        let shorter = min(abs(rect.width), abs(rect.height)) / 2
        path.addRoundedRect(
            rect, corners: corners,
            cornerSize: CGSize(
                width: min(cornerRadii.width, shorter), height: min(cornerRadii.height, shorter)))
    }

    /// Creates an arc with angles in radians, clockwise on the screen.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Outline for use in layers; UIKit's name for `path`.
    public var cgPath: Path {
        get { path }
        set { path = newValue }
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// Rectangle that encloses all points, including control points.
    public var bounds: CGRect { path.controlPointBox }
    /// Start of the next line or curve, or zero if the path is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point to a point.
    public func addCurve(
        to point: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint
    ) {
        path.addCurve(to: point, control1: first, control2: second)
    }

    /// Adds a quadratic Bézier curve from the current point to a point.
    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: point, control: controlPoint)
    }

    /// Adds an arc with angles in radians, clockwise on the screen, after a line to its start.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Closes the current subpath with a line to its start.
    public func close() { path.closeSubpath() }
    /// Adds the elements of another path.
    public func append(_ other: BezierPath) { path.addPath(other.path) }
    /// Transforms every point of the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Removes all elements of the path.
    public func removeAllPoints() { path = Path() }

    /// Sets alternating lengths of dashes and gaps, in points, and the offset into the pattern
    /// at the start of a line.
    public func setLineDash(_ pattern: [CGFloat], phase: CGFloat) {
        dash = pattern
        dashPhase = phase
    }

    /// Line attributes as a single value.
    public var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
            miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }

    private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    /// Fills the path with the current canvas's fill colour.
    public func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path with a blend mode and an alpha from 0 to 1.
    public func fill(with blendMode: BlendMode, alpha: CGFloat) {
        draw("BezierPath.fill()", blendMode, alpha) { $0.fill(path, using: fillRule) }
    }

    /// Strokes the path with the current canvas's stroke colour and the path's line attributes.
    public func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the path with a blend mode and an alpha from 0 to 1.
    public func stroke(with blendMode: BlendMode, alpha: CGFloat) {
        draw("BezierPath.stroke()", blendMode, alpha) { $0.stroke(path, style: strokeStyle) }
    }

    private func draw(
        _ function: String, _ blendMode: BlendMode, _ alpha: CGFloat, _ body: (Canvas) -> Void
    ) {
        Canvas.use(function) { canvas in
            canvas.withState {
                canvas.setBlendMode(blendMode)
                canvas.multiplyAlpha(alpha)
                body(canvas)
            }
        }
    }

    /// Intersects the current canvas's clip with the path.
    public func addClip() {
        Canvas.use("BezierPath.addClip()") { $0.clip(to: path, using: fillRule) }
    }
}
