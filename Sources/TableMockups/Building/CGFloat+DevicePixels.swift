import Foundation
import TableDrawing

extension CGFloat {
    /// A height in points that is rounded up to whole device pixels of the render under way.
    var roundedUpToDevicePixels: CGFloat {
        let scale = CGFloat(TraitCollection.current.displayScale)
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
