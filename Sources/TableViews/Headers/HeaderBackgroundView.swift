import Foundation
import TableDrawing

/// The theme's strip behind a section header or footer; without a strip it shows nothing.
final class HeaderBackgroundView: View {
    var metrics: HeaderMetrics?
    /// A colour in place of the strip's.
    var tint: Color?
    /// The colour of a view that floats above rows, where the theme has no strip.
    var floatingFill: Color?

    override func makeBackground() -> Paint? {
        if let tint { return .color(tint.resolved) }
        guard let stops = metrics?.backgroundStops, let first = stops.first else {
            return floatingFill.map { .color($0.resolved) }
        }
        guard stops.count > 1 else { return .color(first.color.resolved) }
        let gradient = Gradient(
            stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
        return .gradient(
            gradient, .linear(start: .zero, end: CGPoint(x: 0, y: bounds.height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    override func makeContents() -> RenderContents {
        guard tint == nil, let metrics, metrics.topLine != nil || metrics.bottomLine != nil
        else { return .none }
        let canvas = Canvas(bounds: bounds)
        let thickness = metrics.lineThickness
        // The lines lie over the strip, not in its place.
        if let line = metrics.topLine {
            canvas.setFillColor(line)
            canvas.fill(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
        }
        if let line = metrics.bottomLine {
            canvas.setFillColor(line)
            canvas.fill(
                CGRect(
                    x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness))
        }
        return .drawing(canvas.finish())
    }
}
