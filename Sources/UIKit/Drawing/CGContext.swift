import Foundation
import TableDrawing
import TableText

/// Returns the context of `draw(_:)` or an image renderer, or `nil` where nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { Canvas.current }

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) {
    Canvas.use("UIRectFill(_:)") { $0.fill(rect) }
}

/// Draws a frame inside a rectangle with the current colour.
public func UIRectFrame(_ rect: CGRect) {
    Canvas.use("UIRectFrame(_:)") { canvas in
        canvas.withState {
            canvas.setStrokeColor(Color(canvas.fillColor))
            canvas.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        }
    }
}

/// Clips to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    Canvas.use("UIRectClip(_:)") { $0.clip(to: rect) }
}

/// Methods of Core Graphics contexts under names that the canvas does not have.
extension Canvas {
    /// Context of an image renderer.
    public var cgContext: CGContext { self }

    /// Description of the renderer's image.
    public var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Fills with red, green, blue and alpha from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Strokes with red, green, blue and alpha from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Fills with a gray from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(Color(white: gray, alpha: alpha))
    }

    /// Strokes with a gray from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(Color(white: gray, alpha: alpha))
    }

    /// Adds the path of a class that can be changed.
    public func addPath(_ path: CGMutablePath) { addPath(path.path) }

    /// Adds several rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Draws an image whose rows run from the bottom to the top, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        draw(image, in: rect)
    }

    /// Sets whether images are smoothed.
    public func setAllowsAntialiasing(_ allows: Bool) { setShouldAntialias(allows) }

    /// Adds the path of the current recorded drawing again; without effect.
    public func flush() {}
}

/// Manner of drawing a path.
public typealias CGPathDrawingMode = Canvas.PathDrawingMode

/// Path that can be changed and is shared by reference.
public final class CGMutablePath {
    /// The present path.
    public var path = Path()

    /// Creates an empty path.
    public init() {}

    /// Whether the path has no parts.
    public var isEmpty: Bool { path.isEmpty }
    /// Last point, in points.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Smallest rectangle with all points.
    public var boundingBox: CGRect { path.controlPointBox }

    /// Begins a part at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines between points.
    public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }
    /// Adds an arc; `clockwise` as in Core Graphics, mirrored by y pointing down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }
    /// Adds an arc that touches two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addPath(Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight))
    }
    /// Adds a path.
    public func addPath(_ other: Path) { path.addPath(other) }
    /// Adds a path.
    public func addPath(_ other: CGMutablePath) { path.addPath(other.path) }
    /// Closes the last part.
    public func closeSubpath() { path.closeSubpath() }
    /// Returns a copy that does not change.
    public func copy() -> Path? { path }
}

extension Path {
    /// Creates a rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let path = BezierPath(roundedRect: rect, cornerRadius: min(cornerWidth, cornerHeight)).path
        self = transform.map { path.applying($0.pointee) } ?? path
    }

    /// Creates a rectangle.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = Path(rect)
        self = transform.map { path.applying($0.pointee) } ?? path
    }

    /// Creates an ellipse.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self = transform.map { path.applying($0.pointee) } ?? path
    }

    /// Smallest rectangle with all points.
    public var boundingBox: CGRect { controlPointBox }
    /// Smallest rectangle with all points.
    public var boundingBoxOfPath: CGRect { controlPointBox }

    /// Adds lines between points.
    mutating func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = self
        return copy
    }
}

extension BezierPath {
    /// Creates a path of Core Graphics.
    public convenience init(cgPath: any CGPathConvertible) { self.init(path: cgPath.plainPath) }
}

extension BezierPath {
    /// Sets lengths of dashes and gaps, in points.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        setLineDash(
            pattern.map { start in (0..<max(0, count)).map { start[$0] } } ?? [], phase: phase)
    }
}

/// Vector of two lengths.
public struct CGVector: Sendable, Hashable {
    /// Horizontal length.
    public var dx: CGFloat
    /// Vertical length.
    public var dy: CGFloat
    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
    /// Vector without lengths.
    public static let zero = CGVector()
}
