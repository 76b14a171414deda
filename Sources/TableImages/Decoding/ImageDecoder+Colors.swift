import Foundation

extension ImageDecoder {
    /// Returns the name of an image's colour space, such as `Display P3`, or `nil` if `decode` does
    /// not convert the samples.
    ///
    /// Throws an `ImageError` if the library for the image is not installed, or if a PNG is
    /// damaged. `decode` records a diagnostic about a damaged description of colours.
    public func convertedColors(of data: Data, name: String? = nil) throws(ImageError) -> String? {
        do throws(ImageError.Reason) {
            let stated = try data.withBytes { (bytes) throws(ImageError.Reason) in
                try Self.declaredColors(of: bytes)
            }
            guard let (colors, samples) = stated, let space = colors.space,
                case .transform(let transform) = try ColorConversions.shared.conversion(
                    from: space, samples: samples)
            else { return nil }
            return transform.name
        } catch {
            throw ImageError(error, name: name)
        }
    }

    private static func declaredColors(
        of bytes: UnsafeRawBufferPointer
    ) throws(ImageError.Reason) -> (DeclaredColors, DeclaredColors.Samples)? {
        switch ImageKind(bytes) {
        case .png:
            let png = try PNGColors(bytes)
            return (png.colors, png.samples)
        case .jpeg:
            let jpeg = JPEGColors(bytes.bindMemory(to: UInt8.self))
            return (jpeg.colors, jpeg.samples)
        case .webp: return (try WebPColors.colors(bytes), .rgb)
        default: return nil
        }
    }
}
