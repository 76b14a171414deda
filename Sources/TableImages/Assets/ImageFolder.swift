import Foundation
import TableDrawing

/// A folder of image files with optional scales in their names.
public struct ImageFolder: ImageBundle {
    /// Path of the folder, to which names of images are relative.
    public let path: String
    /// The decoder of the files, with its limits.
    public var decoder: ImageDecoder

    /// Creates a folder with a path.
    public init(_ path: String, decoder: ImageDecoder = ImageDecoder()) {
        self.path = path
        self.decoder = decoder
    }

    /// Returns the image with a name such as `clock` or `weather/sun.svg`.
    ///
    /// `clock.png`, `clock@2x.png` and `clock@3x.png` are its variants. The variant of the
    /// picture's scale is drawn, or else the next larger variant, or else the largest. See
    /// `ImageFile.find` for names without an extension. The variant for the traits of the
    /// current render is decoded at once. Other variants are decoded when they are drawn.
    /// Throws an `ImageError`.
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

extension Image {
    /// Loads the image in a file, as UIKit does.
    ///
    /// Returns `nil` with a diagnostic if no file can be read.
    ///
    /// If the file name has no scale, files with `@2x` and `@3x` beside it are variants.
    public convenience init?(contentsOfFile path: String) {
        do {
            self.init(try ImageFolder("").image(named: path))
        } catch {
            DiagnosticLog.record(Diagnostic("image.file", message: "\(error)"))
            return nil
        }
    }
}
