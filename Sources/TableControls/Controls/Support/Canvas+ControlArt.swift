import Foundation
import TableDrawing
import TableThemes

/// Drawing of control parts from a theme's values.
extension Canvas {
    /// Fills a path with colours from top to bottom of a rectangle.
    func fill(_ path: Path, with fill: ControlFill, in rect: CGRect) {
        guard let first = fill.stops.first else { return }
        guard fill.stops.count > 1 else {
            setFillColor(first.color)
            return self.fill(path)
        }
        let gradient = Gradient(
            colors: fill.stops.map(\.color), locations: fill.stops.map(\.location))
        withState {
            clip(to: path)
            drawLinearGradient(
                gradient, start: CGPoint(x: rect.midX, y: rect.minY),
                end: CGPoint(x: rect.midX, y: rect.maxY),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// Fills the band inside the edge of a rounded rectangle.
    func drawBorder(
        _ border: ControlBorder, tint: Color, of rect: CGRect, radius: CGFloat
    ) {
        let width = border.thickness.points(atScale: TraitCollection.current.displayScale)
        guard width > 0, rect.width > width * 2, rect.height > width * 2 else { return }
        var path = Path.rounded(rect, radius: radius)
        path.addPath(
            .rounded(rect.insetBy(dx: width, dy: width), radius: max(0, radius - width)))
        setFillColor(border.color ?? tint)
        fill(path, using: .evenOdd)
    }

    /// Draws a knob with its shadows and round ends.
    func draw(_ knob: KnobMetrics, in rect: CGRect, tint: Color?) {
        let path = Path.rounded(rect, radius: .infinity)
        let shown = tint.map { ControlFill($0) } ?? knob.fill
        for shadow in knob.shadows { castShadow(shadow, of: path, beneath: shown) }
        // An opaque border alone draws the edge: two antialiased edges along a curve are too
        // dark.
        let width =
            knob.border?.thickness.points(atScale: TraitCollection.current.displayScale) ?? 0
        let isCovered = width > 0 && (knob.border?.color ?? .black).resolved.isOpaque
        fill(
            isCovered
                ? .rounded(rect.insetBy(dx: width / 2, dy: width / 2), radius: .infinity) : path,
            with: shown, in: rect)
        if let border = knob.border {
            drawBorder(border, tint: .black, of: rect, radius: .infinity)
        }
    }

    /// Draws the shadow of an opaque path that is filled afterwards.
    ///
    /// The path is drawn in the fill's colour, so that its antialiased edge does not show
    /// through.
    func castShadow(_ shadow: ControlShadow, of path: Path, beneath fill: ControlFill) {
        withState {
            setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
            setFillColor(fill.stops.first?.color ?? .black)
            self.fill(path)
        }
    }

    /// Runs `body` with its drawing faded as a group.
    func withOpacity(_ opacity: CGFloat, _ body: () -> Void) {
        guard opacity < 1 else { return body() }
        withState {
            setAlpha(opacity)
            beginTransparencyLayer()
            body()
            endTransparencyLayer()
        }
    }
}

extension Path {
    /// Returns a rectangle with round corners, or a capsule for an infinite radius.
    static func rounded(
        _ rect: CGRect, corners: RectCorner = .allCorners, radius: CGFloat
    ) -> Path {
        let used = min(radius, min(rect.width, rect.height) / 2)
        var path = Path()
        path.addRoundedRect(rect, corners: corners, cornerSize: CGSize(width: used, height: used))
        return path
    }

    static func ellipse(in rect: CGRect) -> Path {
        var path = Path()
        path.addEllipse(in: rect)
        return path
    }

    static func lines(_ points: [CGPoint]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }
}
