import Foundation
import TableDrawing

/// Background of a bar: colours from top to bottom, with optional lines at the edges.
public struct BarFill: Sendable, Hashable {
    /// Colours from top to bottom; a single stop is a plain colour, and an empty array is
    /// transparent.
    public var stops: [HeaderMetrics.BackgroundStop]
    /// Colour of the line at the top edge, or `nil` for no line.
    public var topLine: Color?
    /// Colour of the line at the bottom edge, or `nil` for no line.
    public var bottomLine: Color?
    /// Thickness of both lines.
    public var lineThickness: SeparatorMetrics.Thickness

    /// Creates a fill from stops, sorted from top to bottom.
    public init(
        _ stops: [HeaderMetrics.BackgroundStop], topLine: Color? = nil, bottomLine: Color? = nil,
        lineThickness: SeparatorMetrics.Thickness = .devicePixels(1)
    ) {
        self.stops = stops
        self.topLine = topLine
        self.bottomLine = bottomLine
        self.lineThickness = lineThickness
    }

    /// Creates a fill of a single colour.
    public init(_ color: Color, topLine: Color? = nil, bottomLine: Color? = nil) {
        self.init([.init(0, color)], topLine: topLine, bottomLine: bottomLine)
    }

    /// Transparent fill.
    public static let none = BarFill([])

    /// Returns the fill in another colour with the alphas of the original stops.
    package func tinted(_ color: Color) -> BarFill {
        var fill = self
        fill.stops = stops.map {
            .init($0.location, color.withAlphaComponent(CGFloat($0.color.resolved.alpha)))
        }
        return fill
    }

    /// Returns the paint for a height in points, or `nil` if the fill has no colours.
    package func paint(height: CGFloat) -> Paint? {
        guard let first = stops.first else { return nil }
        guard stops.count > 1 else { return .color(first.color.resolved) }
        return .gradient(
            gradient, .linear(start: .zero, end: CGPoint(x: 0, y: height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private var gradient: Gradient {
        Gradient(stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
    }

    /// Fills a shape on the current canvas; the colours span the shape's height.
    package func fill(_ path: BezierPath) {
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
