import CCairo
import Foundation
import TableDrawing

/// Colours and gradients as Cairo's sources.
extension Painter {
    /// Sets the source; says no if there is nothing to paint with.
    func setSource(
        _ paint: Paint, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) -> Bool {
        switch paint {
        case .color(let color):
            setSource(color, alpha: options.alpha, on: target)
            return true
        case .gradient(let gradient, let geometry, let ends):
            guard !matrix.isDegenerate, !gradient.stops.isEmpty,
                let pattern = GradientPattern(
                    geometry, matrix, originX: target.rect.x, originY: target.rect.y)
            else { return false }
            pattern.add(gradient.stops, ends, alpha: options.alpha)
            pattern.setAsSource(of: target.context)
            return true
        }
    }
}
