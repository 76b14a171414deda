import CCairo
import TableDrawing

/// A bitmap to be painted, and what tells it from others.
struct PixelSource {
    let content: ImageTile.Content
    let bitmap: Bitmap

    /// Hands a Cairo surface that looks at a part of the bitmap to `body`; it is gone afterwards.
    func withSurface(
        of part: PixelRect, isOpaque: Bool = false,
        _ body: (OpaquePointer) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        try bitmap.withSurface(of: part, isOpaque: isOpaque, body)
    }
}

extension Bitmap {
    /// Hands a Cairo surface that looks at a part of the bitmap to `body`; it is gone afterwards.
    ///
    /// An opaque surface is blitted three times as fast, but its alpha must be 255 throughout.
    func withSurface(
        of part: PixelRect, isOpaque: Bool = false,
        _ body: (OpaquePointer) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        var failure: CompositingError?
        pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            // Cairo only reads a surface that is never painted on.
            let start = UnsafeMutablePointer(mutating: base + part.y * width + part.x)
            let surface: OpaquePointer = start.withMemoryRebound(
                to: UInt8.self, capacity: part.height * width * 4
            ) {
                cairo_image_surface_create_for_data(
                    $0, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(part.width),
                    Int32(part.height), Int32(width * 4))
            }
            do throws(CompositingError) {
                try CairoStatus.check(
                    cairo_surface_status(surface),
                    "looking at an image of \(width) × \(height) pixels")
                try body(surface)
            } catch {
                failure = error
            }
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let failure { throw failure }
    }
}
