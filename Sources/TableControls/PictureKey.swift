import Foundation
import TableDrawing

/// Inputs of a view's recorded picture, apart from calls of `setNeedsDisplay()`.
struct PictureKey: Hashable {
    var size: CGSize
    var traits: TraitCollection
    var theme: String
    var tint: RGBA
}
