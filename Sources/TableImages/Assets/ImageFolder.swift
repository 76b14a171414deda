import Foundation
import TableDrawing

/// A folder of image files, whose names may carry their scales.
public struct ImageFolder: ImageBundle {
    public let path: String
    /// Decodes the files' bytes, within its limits.
    public var decoder: ImageDecoder

    /// A folder by its path.
    public init(_ path: String, decoder: ImageDecoder = ImageDecoder()) {
        self.path = path
        self.decoder = decoder
    }

    /// The image of a name such as `clock` or `weather/sun.svg`.
    ///
    /// `clock.png`, `clock@2x.png` and `clock@3x.png` are its variants: that of the picture's scale
    /// is drawn, else the next larger, else the largest. `ImageFile.find` tells what a name without
    /// an extension stands for. The variant for the traits of the render under way is decoded now,
    /// others when they are drawn. Throws an `ImageError`.
    public func image(named name: String) throws(ImageError) -> Image {
        let place = (path as NSString).appendingPathComponent(name)
        let files = ImageFile.variants(of: place)
        guard !files.isEmpty else { throw ImageError(.missing, name: place) }
        if files.count == 1 { return try decoder.image(contentsOf: files[0].path) }
        var variants: [DecodedOnce.Variant] = []
        for file in files {
            let data = try decoder.read(file.path)
            variants.append(
                (
                    VariantTraits(displayScale: file.scale), nil,
                    DecodedOnce(data, scale: file.scale, name: file.path, decoder: decoder)
                ))
        }
        return try DecodedOnce.image(of: variants, name: place)
    }
}
