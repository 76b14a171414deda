import CCairo
import TableDrawing

/// PNG encoding of pixels for text files.
///
/// Cairo encodes them, so the module needs no other encoder.
enum EmbeddedPNG {
    /// Collector of Cairo's output.
    private final class Bytes {
        var bytes: [UInt8] = []
    }

    static func bytes(_ bitmap: Bitmap) throws(CompositingError) -> [UInt8] {
        let collected = Bytes()
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        try bitmap.withSurface(of: whole) { surface throws(CompositingError) in
            let status = cairo_surface_write_to_png_stream(
                surface,
                { closure, data, count in
                    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<Bytes>.fromOpaque(closure).takeUnretainedValue().bytes
                        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(collected).toOpaque())
            try CairoStatus.check(status, "embedding an image")
        }
        return collected.bytes
    }
}
