import CCairo
import Foundation
import TableDrawing

/// The one owner of a Cairo gradient.
///
/// Colours are interpolated without being multiplied by alpha, as Core Graphics does: white to clear
/// black passes through grey.
struct GradientPattern: ~Copyable {
    private let pattern: OpaquePointer

    /// A gradient in the pixels of a target whose top left pixel is at the given origin.
    ///
    /// Nothing if it has no extent or its numbers are not finite.
    init?(
        _ geometry: Gradient.Geometry, _ matrix: CGAffineTransform, originX: Int, originY: Int
    ) {
        switch geometry {
        case .linear(let start, let end):
            // The lines of equal colour stay what they are under any transform; their common
            // normal in device space gives the end point.
            let inverse = matrix.inverted()
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0, square.isFinite else { return nil }
            let normalX = (inverse.a * dx + inverse.b * dy) / square
            let normalY = (inverse.c * dx + inverse.d * dy) / square
            let steepness = normalX * normalX + normalY * normalY
            let first = start.applying(matrix)
            guard steepness > 0, steepness.isFinite, first.x.isFinite, first.y.isFinite else {
                return nil
            }
            let anchor = Anchor(first, originX, originY)
            let (x, y) = (anchor.fractionX, anchor.fractionY)
            pattern = cairo_pattern_create_linear(
                x, y, DeviceGrid.coordinate(x + normalX / steepness),
                DeviceGrid.coordinate(y + normalY / steepness))
            anchor.place(pattern, .identity)
        case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
            let first = startCenter.applying(matrix)
            let numbers = [startRadius, endRadius, endCenter.x, endCenter.y, first.x, first.y]
            guard numbers.allSatisfy(\.isFinite) else { return nil }
            let anchor = Anchor(first, originX, originY)
            pattern = cairo_pattern_create_radial(
                0, 0, startRadius, endCenter.x - startCenter.x, endCenter.y - startCenter.y,
                endRadius)
            anchor.place(
                pattern,
                CGAffineTransform(
                    a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: anchor.fractionX,
                    ty: anchor.fractionY
                ).inverted())
        }
    }

    deinit { cairo_pattern_destroy(pattern) }

    /// Adds the stops; an end that does not go on becomes transparent there.
    borrowing func add(_ stops: [Gradient.Stop], _ ends: Gradient.Options, alpha: Double) {
        func add(_ location: Double, _ color: RGBA) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        func location(_ stop: Gradient.Stop) -> Double {
            stop.location.isNaN ? 0 : min(1, max(0, stop.location))
        }
        guard let first = stops.first, let last = stops.last else { return }
        if !ends.contains(.drawsBeforeStartLocation) { add(0, .clear) }
        if location(first) > 0 { add(0, first.color) }
        for stop in stops { add(location(stop), stop.color) }
        if location(last) < 1 { add(1, last.color) }
        if !ends.contains(.drawsAfterEndLocation) { add(1, .clear) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    borrowing func setAsSource(of context: OpaquePointer) { cairo_set_source(context, pattern) }

    /// A point split into the whole pixel it lies in and the rest, so that a band's offset is a whole
    /// number and every band sees the same colours.
    private struct Anchor {
        let fractionX: Double
        let fractionY: Double
        private let shiftX: Double
        private let shiftY: Double

        init(_ point: CGPoint, _ originX: Int, _ originY: Int) {
            let x = DeviceGrid.coordinate(point.x)
            let y = DeviceGrid.coordinate(point.y)
            fractionX = x - x.rounded(.down)
            fractionY = y - y.rounded(.down)
            shiftX = Double(originX) - x.rounded(.down)
            shiftY = Double(originY) - y.rounded(.down)
        }

        /// Gives the pattern a matrix from the target's pixels: to the anchor, then `then`.
        func place(_ pattern: OpaquePointer, _ then: CGAffineTransform) {
            let whole = CGAffineTransform(translationX: shiftX, y: shiftY).concatenating(then)
            var matrix = cairo_matrix_t(whole)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
    }
}
