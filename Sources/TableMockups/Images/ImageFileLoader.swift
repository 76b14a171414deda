import Foundation
import TableDrawing
import TableImages

/// Reads PNG, JPEG, WebP and SVG files.
public struct ImageFileLoader: ImageLoading {
    /// Decodes the files' bytes, within its limits.
    public var decoder: ImageDecoder

    /// A loader with a decoder of its own limits.
    public init(decoder: ImageDecoder = ImageDecoder()) { self.decoder = decoder }

    /// Throws an `ImageFailure` that says what is wrong with the file.
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
