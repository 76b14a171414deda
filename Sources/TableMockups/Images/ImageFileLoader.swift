import DocumentSyntax
import Foundation
import TableDrawing
import TableImages

/// A loader of PNG, JPEG, WebP and SVG files.
public struct ImageFileLoader: ImageLoading {
    /// The decoder of the files' bytes, with its limits.
    public var decoder: ImageDecoder

    /// Creates a loader with a decoder.
    public init(decoder: ImageDecoder = ImageDecoder()) { self.decoder = decoder }

    /// Loads an image file.
    ///
    /// Throws an `ImageFailure` that describes the problem of the file.
    public func image(_ file: AllowedFile, scale: CGFloat) throws -> Image {
        do {
            let bytes = try file.read(limit: decoder.limits.bytes)
            return try decoder.image(Data(bytes), scale: scale, name: file.shownPath)
        } catch let error as ImageError {
            throw ImageFailure(description: "the image \(file.path.quoted) \(error.reason)")
        } catch {
            throw ImageFailure(description: "\(error)")
        }
    }
}

/// A loader of images from files, for documents.
public protocol ImageLoading: Sendable {
    /// Returns the image of a file with `scale` pixels per point.
    ///
    /// Throws if the file cannot be read.
    func image(_ file: AllowedFile, scale: CGFloat) throws -> Image
}
