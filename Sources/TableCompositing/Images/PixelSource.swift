import CCairo
import TableDrawing

/// Bitmap to be painted and its identity.
struct PixelSource {
    let content: ImageTile.Content
    let bitmap: Bitmap

    /// Calls `body` with a Cairo surface for a part of the bitmap, valid only during the call.
    func withSurface(
        of part: PixelRect, isOpaque: Bool = false,
        _ body: (OpaquePointer) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        try bitmap.withSurface(of: part, isOpaque: isOpaque, body)
    }
}

extension Bitmap {
    /// Calls `body` with a Cairo surface for a part of the bitmap, valid only during the call.
    ///
    /// An opaque surface is copied three times as fast, but every alpha must be 255.
    func withSurface(
        of part: PixelRect, isOpaque: Bool = false,
        _ body: (OpaquePointer) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        var failure: CompositingError?
        pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            // Cairo only reads a surface that is never a target.
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
