import Foundation
import TableDrawing

extension Image {
    /// Returns the image, `size` points large, resampled to another scale.
    func resampled(size: CGSize, scale: Double) throws -> Image {
        guard self.scale != CGFloat(scale) else { return self }
        return Image(
            bitmap: try Picture.bitmap(showing: self, size: size, scale: scale),
            scale: CGFloat(scale))
    }
}
