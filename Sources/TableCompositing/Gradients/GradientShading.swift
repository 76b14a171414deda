import Foundation
import TableDrawing

/// Gradient in device pixels that provides the colour of any pixel of the picture.
///
/// Cairo's gradients depend on a band's origin by a unit of a channel, and Cairo's radial
/// gradients also depend on the processor. The colours are therefore computed here, where a
/// pixel's colour depends only on its place in the picture.
struct GradientShading {
    private enum Shape {
        /// Progress per pixel, horizontally and vertically.
        case linear(across: Double, down: Double)
        /// Two circles in a plane; `toPlane` maps pixels to the plane, whose origin is the
        /// first centre.
        case radial(
            toPlane: CGAffineTransform, center: CGPoint, startRadius: Double, growth: Double)
        /// Angle around the origin of a plane, beginning at `start`; `toPlane` maps pixels to
        /// the plane.
        case conic(toPlane: CGAffineTransform, start: Double)
    }

    private let ramp: GradientRamp
    private let ends: Gradient.Options
    private let shape: Shape
    /// Start of the gradient on the device grid.
    private let startX: Double
    private let startY: Double

    /// Creates a shading, or returns `nil` if the gradient has no extent or its numbers are not
    /// finite.
    init?(
        _ ramp: GradientRamp, _ geometry: Gradient.Geometry, _ ends: Gradient.Options,
        _ matrix: CGAffineTransform
    ) {
        self.ramp = ramp
        self.ends = ends
        let inverse = matrix.linear.inverted()
        let start: CGPoint
        switch geometry {
        case .linear(let from, let to):
            start = from
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let square = dx * dx + dy * dy
            guard square > 0, square.isFinite else { return nil }
            // Lines of equal colour stay lines under any transform; the numbers are their
            // normal.
            shape = .linear(
                across: (inverse.a * dx + inverse.b * dy) / square,
                down: (inverse.c * dx + inverse.d * dy) / square)
        case .radial(let from, let startRadius, let to, let endRadius):
            start = from
            let center = CGPoint(x: to.x - from.x, y: to.y - from.y)
            guard startRadius.isFinite, endRadius.isFinite, center.x.isFinite, center.y.isFinite,
                center != .zero || startRadius != endRadius
            else { return nil }
            shape = .radial(
                toPlane: inverse, center: center, startRadius: startRadius,
                growth: endRadius - startRadius)
        case .conic(let center, let angle):
            start = center
            guard angle.isFinite else { return nil }
            shape = .conic(toPlane: inverse, start: Double(angle) / (2 * .pi))
        }
        let place = start.applying(matrix)
        startX = DeviceGrid.coordinate(place.x)
        startY = DeviceGrid.coordinate(place.y)
        guard startX.isFinite, startY.isFinite else { return nil }
    }

    /// Writes the colours of a part of the picture to a buffer.
    func fill(_ buffer: PixelBuffer, _ part: PixelRect) {
        for row in 0..<part.height {
            let line = buffer.row(row)
            let y = Double(part.y + row) + 0.5 - startY
            switch shape {
            case .linear(let across, let down) where across == 0:
                line.update(repeating: pixel(at: y * down), count: part.width)
            case .linear(let across, let down):
                if down == 0, row > 0 {
                    line.update(from: buffer.row(0), count: part.width)
                    continue
                }
                for column in 0..<part.width {
                    let x = Double(part.x + column) + 0.5 - startX
                    line[column] = pixel(at: x * across + y * down)
                }
            case .radial(let toPlane, let center, let startRadius, let growth):
                for column in 0..<part.width {
                    let x = Double(part.x + column) + 0.5 - startX
                    let t = share(
                        of: CGPoint(x: x, y: y).applying(toPlane), center, startRadius, growth)
                    line[column] = t.map { pixel(at: $0) } ?? 0
                }
            case .conic(let toPlane, let start):
                for column in 0..<part.width {
                    let x = Double(part.x + column) + 0.5 - startX
                    let point = CGPoint(x: x, y: y).applying(toPlane)
                    let turn = atan2(Double(point.y), Double(point.x)) / (2 * .pi) - start
                    line[column] = ramp.pixel(at: turn - turn.rounded(.down))
                }
            }
        }
        buffer.markDirty()
    }

    /// Returns the colour at a progress; clear beyond an end without an extension.
    private func pixel(at t: Double) -> UInt32 {
        if t < 0, !ends.contains(.drawsBeforeStartLocation) { return 0 }
        if t > 1, !ends.contains(.drawsAfterEndLocation) { return 0 }
        return ramp.pixel(at: t)
    }

    /// Returns the largest progress whose drawn circle contains a point, or `nil` if no drawn
    /// circle does.
    private func share(
        of point: CGPoint, _ center: CGPoint, _ radius: Double, _ growth: Double
    ) -> Double? {
        func isDrawn(_ t: Double) -> Bool {
            t.isFinite && radius + t * growth >= 0
                && (t >= 0 || ends.contains(.drawsBeforeStartLocation))
                && (t <= 1 || ends.contains(.drawsAfterEndLocation))
        }
        // |point − t·center| = radius + t·growth, as a·t² − 2·b·t + c = 0.
        let a = center.x * center.x + center.y * center.y - growth * growth
        let b = point.x * center.x + point.y * center.y + radius * growth
        let c = point.x * point.x + point.y * point.y - radius * radius
        guard a != 0 else {
            let t = c / (2 * b)
            return isDrawn(t) ? t : nil
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let (one, other) = ((b + root) / a, (b - root) / a)
        if isDrawn(max(one, other)) { return max(one, other) }
        return isDrawn(min(one, other)) ? min(one, other) : nil
    }
}
