import Foundation
import TableDrawing

/// A layer that fills and strokes a path; Core Animation's class.
///
/// The path is in the layer's own coordinates and may leave the bounds. Lengths are points.
open class ShapeLayer: Layer {
    open var path: Path?
    /// Nothing leaves the path unfilled.
    open var fillColor: Color? = .black
    open var fillRule = FillRule.winding
    /// Nothing leaves the path unstroked.
    open var strokeColor: Color?
    /// The share of the path's length that the stroke begins at, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// The share of the path's length that the stroke ends at, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var lineCap = LineCap.butt
    open var lineJoin = LineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps; nothing or empty is a solid line.
    open var lineDashPattern: [CGFloat]?
    /// Where in the pattern the line begins.
    open var lineDashPhase: CGFloat = 0

    override func drawing() -> Drawing? {
        guard let path, !path.isEmpty else { return nil }
        let canvas = Canvas(bounds: drawingBounds)
        if let fillColor {
            canvas.setFillColor(fillColor)
            canvas.fill(path, using: fillRule)
        }
        if let strokeColor {
            canvas.setStrokeColor(strokeColor)
            canvas.stroke(
                path.trimmed(from: strokeStart, to: strokeEnd),
                style: StrokeStyle(
                    lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin,
                    miterLimit: miterLimit, dash: lineDashPattern ?? [],
                    dashPhase: lineDashPhase))
        }
        return canvas.finish()
    }

    /// The path with the room that its stroke may take: mitres reach furthest.
    override var drawingBounds: CGRect {
        guard let path, !path.isEmpty else { return bounds }
        let width = strokeColor == nil ? 0 : max(0, lineWidth)
        let reach = width / 2 * (lineJoin == .miter ? max(2, miterLimit) : 2)
        return path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    }
}
