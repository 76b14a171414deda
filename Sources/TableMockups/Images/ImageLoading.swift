import Foundation
import TableDrawing

/// Loads the images of documents from files.
public protocol ImageLoading: Sendable {
    /// Returns the image of a file with `scale` pixels per point.
    ///
    /// Throws if the file cannot be read.
    func image(_ file: AllowedFile, scale: CGFloat) throws -> Image
}
