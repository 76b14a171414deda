import Foundation
import TableDrawing

/// Layer that fills and strokes a path; Core Animation's class.
///
/// The path is in the layer's own coordinates and may extend beyond the bounds. Lengths are in
/// points.
open class ShapeLayer: Layer {
    /// Path of the shape, or `nil` for an empty layer.
    open var path: Path?
    /// Fill colour, or `nil` for no fill.
    open var fillColor: Color? = .black
    /// Rule for the inside of a path with overlapping parts.
    open var fillRule = FillRule.winding
    /// Stroke colour, or `nil` for no stroke.
    open var strokeColor: Color?
    /// Start of the stroke as a share of the path's length, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// End of the stroke as a share of the path's length, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// Width of the stroke, in points.
    open var lineWidth: CGFloat = 1
    /// Shape of the stroke's ends.
    open var lineCap = LineCap.butt
    /// Shape of the stroke's corners.
    open var lineJoin = LineJoin.miter
    /// Maximum ratio of a mitre's length to the line width; sharper corners are bevelled.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps; `nil` or empty for a solid line.
    open var lineDashPattern: [CGFloat]?
    /// Offset into the dash pattern at the line's start.
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

    /// Bounds of the path including its stroke; mitres extend furthest.
    override var drawingBounds: CGRect {
        guard let path, !path.isEmpty else { return bounds }
        let width = strokeColor == nil ? 0 : max(0, lineWidth)
        let reach = width / 2 * (lineJoin == .miter ? max(2, miterLimit) : 2)
        return path.controlPointBox.insetBy(dx: -reach, dy: -reach)
    }
}
