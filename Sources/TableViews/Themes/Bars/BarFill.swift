import Foundation
import TableDrawing

/// What lies behind a bar: colours from the top down, and a line at either edge.
public struct BarFill: Sendable, Hashable {
    /// One stop is a plain colour; none lets the content show through.
    public var stops: [HeaderMetrics.BackgroundStop]
    public var topLine: Color?
    public var bottomLine: Color?
    public var lineThickness: SeparatorMetrics.Thickness

    public init(
        _ stops: [HeaderMetrics.BackgroundStop], topLine: Color? = nil, bottomLine: Color? = nil,
        lineThickness: SeparatorMetrics.Thickness = .devicePixels(1)
    ) {
        self.stops = stops
        self.topLine = topLine
        self.bottomLine = bottomLine
        self.lineThickness = lineThickness
    }

    /// A fill of one colour.
    public init(_ color: Color, topLine: Color? = nil, bottomLine: Color? = nil) {
        self.init([.init(0, color)], topLine: topLine, bottomLine: bottomLine)
    }

    /// Nothing.
    public static let none = BarFill([])

    /// The same alphas in another colour.
    func tinted(_ color: Color) -> BarFill {
        var fill = self
        fill.stops = stops.map {
            .init($0.location, color.withAlphaComponent(CGFloat($0.color.resolved.alpha)))
        }
        return fill
    }

    /// The colours over a height, in points; nothing where there are none.
    func paint(height: CGFloat) -> Paint? {
        guard let first = stops.first else { return nil }
        guard stops.count > 1 else { return .color(first.color.resolved) }
        return .gradient(
            gradient, .linear(start: .zero, end: CGPoint(x: 0, y: height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private var gradient: Gradient {
        Gradient(stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
    }

    /// Fills a shape on the current canvas; the colours reach over its height.
    func fill(_ path: BezierPath) {
        Canvas.use("BarFill.fill(_:)") { canvas in
            let box = path.bounds
            canvas.withState {
                canvas.clip(to: path.path)
                canvas.drawLinearGradient(
                    stops.count == 1 ? Gradient(stops: gradient.stops + gradient.stops) : gradient,
                    start: CGPoint(x: 0, y: box.minY), end: CGPoint(x: 0, y: box.maxY),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
        }
    }
}
