import Foundation
import TableDrawing

extension CGFloat {
    /// The height in points, rounded up to whole device pixels of the current render.
    var roundedUpToDevicePixels: CGFloat {
        let scale = CGFloat(TraitCollection.current.displayScale)
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
