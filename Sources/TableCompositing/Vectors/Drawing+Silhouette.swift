import Foundation
import TableDrawing

/// Recordings in one colour, as a tint makes them.
extension Drawing {
    /// Whether a tint does no more than give each of its shapes and images another colour: no text, no
    /// shadow, and nothing that is blended with what lies beneath.
    var isSilhouette: Bool {
        commands.allSatisfy { command in
            if let options = command.options {
                guard options.shadow == nil, options.blendMode == .normal else { return false }
            }
            switch command {
            case .text: return false
            case .drawing(let inner, _): return inner.isSilhouette
            default: return true
            }
        }
    }

    /// The same shapes in a colour, as strong as each of them was.
    func painted(in color: RGBA) -> Drawing {
        Drawing(
            commands: commands.map { command in
                switch command {
                case .fill(let path, let rule, let paint, let options):
                    return .fill(path, rule, paint.painted(in: color), options)
                case .stroke(let path, let style, let paint, let options):
                    return .stroke(path, style, paint.painted(in: color), options)
                case .paint(let paint, let options):
                    return .paint(paint.painted(in: color), options)
                case .image(let image, let rect, let tint, let quality, let options):
                    // Of an image a tint keeps the alpha; of its own tint, too.
                    let tint = color.multiplyingAlpha(by: tint?.alpha ?? 1)
                    return .image(image, rect, tint: tint, quality, options)
                case .drawing(let inner, let point):
                    return .drawing(inner.painted(in: color), point)
                default: return command
                }
            })
    }
}

extension Paint {
    fileprivate func painted(in color: RGBA) -> Paint {
        switch self {
        case .color(let own): return .color(color.multiplyingAlpha(by: own.alpha))
        case .gradient(let gradient, let geometry, let options):
            var gradient = gradient
            gradient.stops = gradient.stops.map {
                Gradient.Stop(
                    location: $0.location, color: color.multiplyingAlpha(by: $0.color.alpha))
            }
            return .gradient(gradient, geometry, options)
        }
    }
}
