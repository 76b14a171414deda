import Foundation

/// Paths, fills, strokes and clips.
extension Canvas {
    /// Replaces the current path with an empty path.
    public func beginPath() { path = Path() }
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a subpath of lines through the points in their order; ignores an empty array.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point to an end point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic Bézier curve from the current point to an end point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    /// Adds an arc with angles in radians.
    ///
    /// As in UIKit's flipped contexts, `clockwise` refers to a y axis that points up. With
    /// `false`, the arc turns clockwise on the screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Adds an arc tangent to the lines from the current point to `tangent1End` and on to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Adds a rectangle to the current path as a closed subpath.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds the ellipse that fits into a rectangle to the current path, as a closed subpath.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds the elements of another path to the current path.
    public func addPath(_ other: Path) { path.addPath(other) }
    /// Closes the current subpath with a line to its start.
    public func closePath() { path.closeSubpath() }

    /// Fills the current path and clears it.
    public func fillPath(using rule: FillRule = .winding) {
        fill(path, using: rule)
        beginPath()
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        stroke(path, style: state.strokeStyle)
        beginPath()
    }

    /// Manner of drawing the current path.
    public enum PathDrawingMode: Int, Sendable, Hashable, CaseIterable {
        case fill, eoFill, stroke, fillStroke, eoFillStroke
    }

    /// Fills the current path, strokes it or does both, and clears it.
    public func drawPath(using mode: PathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(path)
        case .eoFill, .eoFillStroke: fill(path, using: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path, style: state.strokeStyle)
        case .fill, .eoFill: break
        }
        beginPath()
    }

    /// Fills `path` with the fill colour.
    public func fill(_ path: Path, using rule: FillRule = .winding) {
        guard !path.isEmpty else { return }
        commands.append(.fill(path, rule, .color(state.fill), state.options))
    }

    /// Strokes `path` with the stroke colour and the given line attributes.
    public func stroke(_ path: Path, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        commands.append(.stroke(path, style, .color(state.stroke), state.options))
    }

    /// Fills a rectangle with the fill colour.
    public func fill(_ rect: CGRect) { fill(Path(rect)) }

    /// Fills the union of rectangles with the fill colour; paints overlapping parts once.
    public func fill(_ rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        fill(path)
    }

    /// Fills the ellipse that fits into a rectangle with the fill colour.
    public func fillEllipse(in rect: CGRect) {
        var path = Path()
        path.addEllipse(in: rect)
        fill(path)
    }

    /// Strokes the edges of a rectangle with the stroke colour and the line attributes.
    public func stroke(_ rect: CGRect) { stroke(Path(rect), style: state.strokeStyle) }

    /// Strokes the edges of a rectangle with a line width in points, and otherwise the line
    /// attributes.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var style = state.strokeStyle
        style.lineWidth = width
        stroke(Path(rect), style: style)
    }

    /// Strokes the ellipse that fits into a rectangle with the stroke colour and the line
    /// attributes.
    public func strokeEllipse(in rect: CGRect) {
        var path = Path()
        path.addEllipse(in: rect)
        stroke(path, style: state.strokeStyle)
    }

    /// Strokes a line between the points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path, style: state.strokeStyle)
    }

    /// Makes all pixels in the rectangle transparent.
    public func clear(_ rect: CGRect) {
        commands.append(
            .fill(Path(rect), .winding, .color(.clear), PaintOptions(blendMode: .clear)))
    }

    /// Intersects the clip with the current path and clears the path.
    public func clip(using rule: FillRule = .winding) {
        clip(to: path, using: rule)
        beginPath()
    }

    /// Intersects the clip with a rectangle.
    public func clip(to rect: CGRect) { clip(to: Path(rect)) }

    /// Intersects the clip with the union of rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        for rect in rects { path.addRect(rect) }
        clip(to: path)
    }

    /// Intersects the clip with `path`.
    ///
    /// After an empty path, drawing has no effect.
    public func clip(to path: Path, using rule: FillRule = .winding) {
        let box = path.isEmpty ? CGRect.null : path.controlPointBox.applying(state.ctm)
        state.clipBox = state.clipBox.overlap(box)
        commands.append(.clip(path, rule))
    }

    /// Rectangle that encloses the clip, in the canvas's current coordinates.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBox.isNull ? .null : state.clipBox.applying(state.ctm.inverted())
    }
}

extension CGRect {
    /// Returns the intersection, or the null rectangle if the rectangles do not intersect.
    ///
    /// The result is also null if a coordinate is not a usable number, because Foundation's
    /// `intersection` would trap.
    fileprivate func overlap(_ other: CGRect) -> CGRect {
        func isUsable(_ rect: CGRect) -> Bool {
            [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) < 1e15 }
        }
        guard !isNull, !other.isNull, isUsable(self), isUsable(other) else { return .null }
        let left = Swift.max(minX, other.minX)
        let top = Swift.max(minY, other.minY)
        let right = Swift.min(maxX, other.maxX)
        let bottom = Swift.min(maxY, other.maxY)
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
