import Foundation
import TableDrawing

/// Gradient in the form common to SVG and PDF: stops from 0 to 1, with extended ends.
struct VectorGradient: Hashable {
    enum Shape: Hashable {
        case linear(from: CGPoint, to: CGPoint)
        case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    var stops: [Gradient.Stop]
    var shape: Shape
    /// Transform from the shape's coordinates to device pixels.
    var matrix: CGAffineTransform

    /// Creates a gradient, or returns `nil` if it has no extent, no stops, or numbers that are
    /// not finite.
    init?(
        _ gradient: Gradient, _ geometry: Gradient.Geometry, _ ends: Gradient.Options,
        alpha: Double, _ matrix: CGAffineTransform
    ) {
        guard !matrix.isDegenerate, let first = gradient.stops.first else { return nil }
        var stops = gradient.stops.map { stop in
            Gradient.Stop(
                location: stop.location.isNaN ? 0 : min(1, max(0, stop.location)),
                color: stop.color.multiplyingAlpha(by: alpha))
        }
        // Continue an end without an extension as a transparent colour.
        if !ends.contains(.drawsBeforeStartLocation) {
            let edge = first.color.multiplyingAlpha(by: alpha)
            if stops[0].location > 0 {
                stops.insert(Gradient.Stop(location: 0, color: edge), at: 0)
            }
            stops.insert(
                Gradient.Stop(location: 0, color: edge.multiplyingAlpha(by: 0)), at: 0)
        }
        if !ends.contains(.drawsAfterEndLocation) {
            let edge = stops[stops.count - 1].color
            if stops[stops.count - 1].location < 1 {
                stops.append(Gradient.Stop(location: 1, color: edge))
            }
            stops.append(Gradient.Stop(location: 1, color: edge.multiplyingAlpha(by: 0)))
        }
        switch geometry {
        case .linear(let from, let to):
            guard from != to, Self.isFinite([from.x, from.y, to.x, to.y]) else { return nil }
            shape = .linear(from: from, to: to)
        case .radial(let from, let startRadius, let to, let endRadius):
            guard Self.isFinite([from.x, from.y, to.x, to.y, startRadius, endRadius]),
                startRadius >= 0, endRadius >= 0, from != to || startRadius != endRadius
            else { return nil }
            if endRadius >= startRadius {
                shape = .radial(
                    from: from, startRadius: startRadius, to: to, endRadius: endRadius)
            } else {
                // SVG requires the larger circle to be last.
                shape = .radial(
                    from: to, startRadius: endRadius, to: from, endRadius: startRadius)
                stops = stops.reversed().map {
                    Gradient.Stop(location: 1 - $0.location, color: $0.color)
                }
            }
        case .conic:
            // SVG and PDF lack conic gradients; the caller reports a diagnostic.
            return nil
        }
        self.stops = stops
        self.matrix = matrix
    }

    private static func isFinite(_ numbers: [CGFloat]) -> Bool {
        numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }
}
