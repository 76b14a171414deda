import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Background strip of a section header or footer; empty in a theme without a strip.
final class HeaderBackgroundView: View {
    var metrics: HeaderMetrics?
    /// Whether the rows are above the view.
    var isFooter = false
    /// Colour in place of the theme's strip.
    var tint: Color?
    /// Colour of a view that floats above rows, in a theme without a strip.
    var floatingFill: Color?

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        if let tint { return .color(tint.resolved) }
        guard let stops = metrics?.backgroundStops, let first = stops.first else {
            return floatingFill.map(paint(floating:))
        }
        guard stops.count > 1 else { return .color(first.color.resolved) }
        guard !hasLines else { return nil }
        return .gradient(
            gradient(stops), .linear(start: .zero, end: CGPoint(x: 0, y: bounds.height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    /// Returns the paint of a floating view, with the theme's soft edge towards the rows.
    private func paint(floating color: Color) -> Paint {
        let height = min(metrics?.floatingFadeHeight ?? 0, bounds.height)
        let opaque = color.resolved
        guard height > 0 else { return .color(opaque) }
        var clear = opaque
        clear.alpha = 0
        let start = isFooter ? height : bounds.height - height
        return .gradient(
            Gradient(stops: [.init(location: 0, color: opaque), .init(location: 1, color: clear)]),
            .linear(
                start: CGPoint(x: 0, y: start), end: CGPoint(x: 0, y: isFooter ? 0 : bounds.height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    /// Whether the background has neither a strip of the theme nor a colour.
    var showsNothing: Bool {
        tint == nil && !hasLines && metrics?.backgroundStops.isEmpty != false
    }

    /// Whether the strip has lines at its top or bottom.
    private var hasLines: Bool { metrics?.topLine != nil || metrics?.bottomLine != nil }

    private func gradient(_ stops: [HeaderMetrics.BackgroundStop]) -> Gradient {
        Gradient(stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
    }

    /// Returns the strip and its lines without overlap, because they are translucent.
    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        guard tint == nil, let metrics, hasLines else { return .none }
        let canvas = Canvas(bounds: bounds)
        let thickness = PixelGrid.current.lineThickness(metrics.lineThickness)
        var strip = CGRect(origin: .zero, size: bounds.size)
        if let line = metrics.topLine {
            canvas.setFillColor(line)
            canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
            strip.origin.y += thickness
            strip.size.height -= thickness
        }
        if let line = metrics.bottomLine {
            canvas.setFillColor(line)
            canvas.fill(
                CGRect(
                    x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness))
            strip.size.height -= thickness
        }
        let stops = metrics.backgroundStops
        guard stops.count > 1, strip.height > 0 else {
            return .drawing(canvas.finish())
        }
        canvas.withState {
            canvas.clip(to: strip)
            canvas.drawLinearGradient(
                gradient(stops), start: .zero, end: CGPoint(x: 0, y: bounds.height),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        return .drawing(canvas.finish())
    }
}
