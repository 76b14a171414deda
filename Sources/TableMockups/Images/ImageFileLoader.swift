import Foundation
import TableDrawing
import TableImages

/// Reads PNG and JPEG files.
public struct ImageFileLoader: ImageLoading {
    /// Decodes the files' bytes, within its limits.
    public var decoder: ImageDecoder

    /// A loader with a decoder of its own limits.
    public init(decoder: ImageDecoder = ImageDecoder()) { self.decoder = decoder }

    /// Throws an `ImageFailure` that says what is wrong with the file.
    public func image(_ file: AllowedFile, scale: CGFloat) throws -> Image {
        let name = (file.path as NSString).lastPathComponent
        do {
            let bytes = try file.read(limit: decoder.limits.bytes)
            return Image(bitmap: try decoder.decode(Data(bytes)), scale: scale, name: name)
        } catch let error as ImageError {
            throw ImageFailure(description: "the image \(file.path.quoted) \(error.reason)")
        } catch {
            throw ImageFailure(description: "\(error)")
        }
    }
}
