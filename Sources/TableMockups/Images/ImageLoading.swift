import DocumentSyntax
import Foundation
import TableDrawing

/// A loader of images from files, for documents.
public protocol ImageLoading: Sendable {
    /// Returns the image of a file with `scale` pixels per point.
    ///
    /// Throws if the file cannot be read.
    func image(_ file: AllowedFile, scale: CGFloat) throws -> Image
}
