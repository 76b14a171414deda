import Foundation
import TableDrawing

/// Makes an image of a file; documents load theirs through it.
public protocol ImageLoading: Sendable {
    /// The image of a file of which `scale` pixels are a point; throws if it cannot be read.
    func image(_ file: AllowedFile, scale: CGFloat) throws -> Image
}
