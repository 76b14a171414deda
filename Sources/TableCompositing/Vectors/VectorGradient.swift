import Foundation
import TableDrawing

/// A gradient in the form that SVG and PDF share: stops from 0 to 1, the end ones going on.
struct VectorGradient: Hashable {
    enum Shape: Hashable {
        case linear(from: CGPoint, to: CGPoint)
        case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    var stops: [Gradient.Stop]
    var shape: Shape
    /// Maps the shape's coordinates to device pixels.
    var matrix: CGAffineTransform

    /// Nothing where a gradient has no extent, no stops, or numbers that are not finite.
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
        // An end that does not go on does so as nothing.
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
                // SVG wants the larger circle to be the last.
                shape = .radial(
                    from: to, startRadius: endRadius, to: from, endRadius: startRadius)
                stops = stops.reversed().map {
                    Gradient.Stop(location: 1 - $0.location, color: $0.color)
                }
            }
        case .conic:
            // Neither SVG nor PDF knows it; who draws says so.
            return nil
        }
        self.stops = stops
        self.matrix = matrix
    }

    private static func isFinite(_ numbers: [CGFloat]) -> Bool {
        numbers.allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }
}
