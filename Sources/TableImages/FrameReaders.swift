import Foundation

/// Opens animations in any supported format, recognized by the content.
package enum FrameReaders {
    /// Returns a reader for an animated PNG, GIF or WebP, or `nil` for all other data, including
    /// still pictures.
    ///
    /// - Parameters:
    ///   - name: name of the data in messages.
    ///   - refusesForeignColors: whether a pixel outside a PNG's palette is an error, as in
    ///     `ImageDecoder`.
    ///
    /// Throws an `ImageError` if the animation is damaged or exceeds the limits. A frame has at
    /// most 16,777,216 pixels, regardless of the limits.
    package static func reader(
        of data: Data, name: String? = nil, limits: ImageLimits = ImageLimits(),
        refusesForeignColors: Bool = false
    ) throws(ImageError) -> (any FrameReader)? {
        var limits = limits
        limits.pixels = min(limits.pixels, FrameLimits.pixels)
        do throws(ImageError.Reason) {
            guard data.count <= limits.bytes else {
                throw .tooManyBytes(found: data.count, limit: limits.bytes)
            }
            let kind = try data.withBytes { (bytes) throws(ImageError.Reason) in
                try animated(bytes)
            }
            return switch kind {
            case .png:
                try APNGReader(
                    data, name: name, limits: limits, refusesForeignColors: refusesForeignColors)
            case .webp: try AnimatedWebPReader(data, name: name, limits: limits)
            case .gif: try GIFReader(data, name: name, limits: limits)
            case nil: nil
            }
        } catch {
            throw ImageError(error, name: name)
        }
    }

    private enum Kind { case png, webp, gif }

    private static func animated(
        _ bytes: UnsafeRawBufferPointer
    ) throws(ImageError.Reason) -> Kind? {
        switch ImageKind(bytes) {
        case .png:
            return try PNGChunkReader(bytes).requireEnd() ? .png : nil
        case .webp:
            // The header is "VP8X", its length, and flags with a bit for animation.
            let isExtended = bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8)
            return isExtended && bytes[20] & 2 != 0 ? .webp : nil
        case .other("a GIF image"): return .gif
        default: return nil
        }
    }
}
