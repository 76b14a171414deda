import Foundation
import TableDrawing

/// A view that is filled with a gradient: its layer is a `GradientLayer`.
///
/// UIKit has none; it is the usual subclass that overrides `layerClass`.
public final class GradientView: View {
    public override class var layerClass: Layer.Type { GradientLayer.self }

    /// The view's layer, which has the colours and their places.
    public var gradientLayer: GradientLayer {
        guard let layer = layer as? GradientLayer else {
            preconditionFailure("the layer of a GradientView is no GradientLayer")
        }
        return layer
    }
}
