import Foundation
import TableDrawing

/// What a view's recorded picture depends on besides `setNeedsDisplay()`.
struct PictureKey: Hashable {
    var size: CGSize
    var traits: TraitCollection
    var theme: String
    var tint: RGBA
}
