import Foundation
import TableDrawing

/// Layer that fills its bounds with a gradient; Core Animation's class.
///
/// `startPoint` and `endPoint` are shares of the bounds: (0, 0) is the top left corner, (1, 1)
/// the bottom right corner.
open class GradientLayer: Layer {
    /// Direction of the colours.
    public enum GradientType: String, Sendable, Hashable {
        /// Colours along the line from the start to the end.
        case axial
        /// Colours from the start outwards; the end is a corner of the bounding box of the
        /// last ellipse.
        case radial
        /// Colours around the start, clockwise from the direction of the end.
        case conic
    }

    /// Colours from the start to the end; a single colour draws nothing.
    open var colors: [Color]?
    /// Ascending locations of the colours from 0 to 1, or `nil` for an even distribution.
    open var locations: [CGFloat]?
    /// Start of the gradient in shares of the bounds, by default the middle of the top edge.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// End of the gradient in shares of the bounds, by default the middle of the bottom edge.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Direction of the colours.
    open var type = GradientType.axial

    override func drawing() -> Drawing? {
        guard let colors, colors.count > 1, bounds.width > 0, bounds.height > 0 else { return nil }
        if let locations, locations.count != colors.count {
            DiagnosticLog.warn(
                "layer.gradient-locations",
                "a gradient layer has \(counted(colors.count, "color")) and "
                    + "\(counted(locations.count, "location")); "
                    + "give one location for each color")
        }
        let canvas = Canvas(bounds: bounds)
        canvas.clip(to: outline)
        let gradient = Gradient(colors: colors, locations: locations)
        let start = point(startPoint)
        let end = point(endPoint)
        switch type {
        case .axial:
            canvas.drawLinearGradient(
                gradient, start: start, end: end,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        case .radial:
            let across = abs(end.x - start.x)
            let down = abs(end.y - start.y)
            guard across > 0, down > 0 else { return nil }
            canvas.translateBy(x: start.x, y: start.y)
            canvas.scaleBy(x: across, y: down)
            canvas.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
                options: .drawsAfterEndLocation)
        case .conic:
            canvas.drawConicGradient(
                gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
        }
        return canvas.finish()
    }

    private func point(_ share: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
}

/// View with a `GradientLayer` as its layer.
///
/// UIKit has no such view; it is the usual subclass with an override of `layerClass`.
public final class GradientView: View {
    public override class var layerClass: AnyClass { GradientLayer.self }

    /// Layer of the view, with the gradient's colours and locations.
    public var gradientLayer: GradientLayer {
        guard let layer = layer as? GradientLayer else {
            preconditionFailure("the layer of a GradientView is no GradientLayer")
        }
        return layer
    }
}
