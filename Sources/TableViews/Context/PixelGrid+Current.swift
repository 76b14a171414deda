import Foundation
import TableDrawing
import TableGeometry

extension PixelGrid {
    /// The pixel grid of the render under way; 2× where its scale cannot be one.
    static var current: PixelGrid {
        (try? PixelGrid(scale: CGFloat(TraitCollection.current.displayScale))) ?? .x2
    }
}
