import CCairo
import Foundation
import TableDrawing

/// Colours and gradients as Cairo sources.
extension Painter {
    /// Calls `body` with the source set to a paint, or does not call it if the paint is empty.
    ///
    /// - Parameter pixels: Enclosing rectangle of the painted pixels.
    func withSource(
        _ paint: Paint, _ options: PaintOptions, _ matrix: CGAffineTransform,
        within pixels: PixelRect, on target: PaintTarget, _ body: () -> Void
    ) throws(CompositingError) {
        switch paint {
        case .color(let color):
            setSource(color, alpha: options.alpha, on: target)
            body()
        case .gradient(let gradient, let geometry, let ends):
            let seen = target.visible.intersection(pixels)
            guard !seen.isEmpty, !matrix.isDegenerate, !gradient.stops.isEmpty,
                let shading = GradientShading(
                    ramp(GradientRamp.Key(gradient: gradient, alpha: options.alpha)), geometry,
                    ends, matrix)
            else { return }
            let colors = try PixelBuffer(width: seen.width, height: seen.height, format: .argb)
            shading.fill(colors, seen)
            cairo_set_source_surface(
                target.context, colors.surface, Double(seen.x - target.rect.x),
                Double(seen.y - target.rect.y))
            body()
            // Release the temporary pixels from the context.
            cairo_set_source_rgba(target.context, 0, 0, 0, 0)
        }
    }

    private func ramp(_ key: GradientRamp.Key) -> GradientRamp {
        if let known = ramps[key] { return known }
        let ramp = GradientRamp(key)
        ramps.insert(ramp, for: key, cost: GradientRamp.byteCount)
        return ramp
    }
}
