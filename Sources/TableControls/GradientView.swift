import Foundation
import TableDrawing

/// View with a `GradientLayer` as its layer.
///
/// UIKit has no such view; it is the usual subclass with an override of `layerClass`.
public final class GradientView: View {
    public override class var layerClass: Layer.Type { GradientLayer.self }

    /// Layer of the view, with the gradient's colours and locations.
    public var gradientLayer: GradientLayer {
        guard let layer = layer as? GradientLayer else {
            preconditionFailure("the layer of a GradientView is no GradientLayer")
        }
        return layer
    }
}
