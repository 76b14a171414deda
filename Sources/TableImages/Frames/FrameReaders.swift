import Foundation

/// Opens whatever holds frames, recognised by its content.
public enum FrameReaders {
    /// A reader for the bytes of an animated PNG, GIF or WebP; nothing for still pictures and
    /// everything else.
    ///
    /// - Parameters:
    ///   - name: stands for the bytes in messages.
    ///   - refusesForeignColors: whether a pixel whose colour the palette of a PNG does not have is an
    ///     error, as for `ImageDecoder`.
    ///
    /// Throws an `ImageError` for an animation that is damaged or over the limits.
    public static func reader(
        of data: Data, name: String? = nil, limits: ImageLimits = ImageLimits(),
        refusesForeignColors: Bool = false
    ) throws(ImageError) -> (any FrameReader)? {
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
            // A header with the flag for animation: "VP8X", its length, and the flags.
            let isExtended = bytes.count > 20 && bytes[12..<16].elementsEqual("VP8X".utf8)
            return isExtended && bytes[20] & 2 != 0 ? .webp : nil
        case .other("a GIF image"): return .gif
        default: return nil
        }
    }
}
