import Foundation
import Tableshot

/// View with a vertical gradient.
final class GradientView: View {
    override class var layerClass: Layer.Type { GradientLayer.self }

    init(colors: [Color]) {
        super.init(frame: .zero)
        (layer as? GradientLayer)?.colors = colors
    }
}
