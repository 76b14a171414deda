import Foundation
import TableDrawing
import TableGeometry

extension PixelGrid {
    /// Pixel grid of the current render, or 2× if the display scale is invalid for a grid.
    package static var current: PixelGrid {
        (try? PixelGrid(scale: CGFloat(TraitCollection.current.displayScale))) ?? .x2
    }
}
