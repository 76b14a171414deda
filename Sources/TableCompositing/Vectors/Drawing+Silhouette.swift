import Foundation
import TableDrawing

/// Recordings in a single colour, for tints.
extension Drawing {
    /// Whether a tint only replaces colours of shapes and images.
    ///
    /// The recording then has no text, no shadow and no blending with the backdrop.
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

    /// Returns the recording with its shapes in a colour, multiplied by the alpha of each
    /// shape.
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
                    // A tint keeps the alpha of an image and of the image's own tint.
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
