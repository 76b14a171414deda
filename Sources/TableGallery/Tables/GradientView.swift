import Foundation
import Tableshot

/// A view with colours from its top to its bottom.
final class GradientView: View {
    override class var layerClass: Layer.Type { GradientLayer.self }

    init(colors: [Color]) {
        super.init(frame: .zero)
        (layer as? GradientLayer)?.colors = colors
    }
}
