import CCairo

/// Pixels and their Cairo surface; the sole owner of both.
///
/// A surface can be stored with its memory. It is used by one thread at a time.
final class PixelBuffer {
    /// Format of a pixel.
    enum Format {
        /// `0xAARRGGBB`, premultiplied.
        case argb
        /// Coverage, one byte per pixel.
        case mask

        var cairo: cairo_format_t { self == .argb ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    }

    let width: Int
    let height: Int
    /// Distance between rows, in bytes.
    let stride: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let surface: OpaquePointer
    private let ownsBytes: Bool

    /// Creates a buffer with zeroed memory.
    init(width: Int, height: Int, format: Format) throws(CompositingError) {
        let stride = Int(cairo_format_stride_for_width(format.cairo, Int32(clamping: width)))
        guard width > 0, height > 0, stride > 0, height <= Int(Int16.max) else {
            throw .cairo(
                operation: "making a surface of \(width) × \(height) pixels",
                status: Int(CAIRO_STATUS_INVALID_SIZE.rawValue),
                reason: "a surface has 1 to 32,767 pixels each way")
        }
        let count = stride * height
        let raw = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        bytes = raw.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        self.width = width
        self.height = height
        self.stride = stride
        ownsBytes = true
        surface = cairo_image_surface_create_for_data(
            bytes, format.cairo, Int32(width), Int32(height), Int32(stride))
        try check("making a surface of \(width) × \(height) pixels")
    }

    /// Creates a buffer for borrowed memory, whose owner must keep it for the lifetime of the
    /// buffer.
    init(
        borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int
    ) throws(CompositingError) {
        bytes = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        self.width = width
        self.height = height
        stride = width * 4
        ownsBytes = false
        surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height),
            Int32(clamping: stride))
        try check("looking at \(width) × \(height) pixels")
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        if ownsBytes { bytes.deallocate() }
    }

    var byteCount: Int { stride * height }

    func check(_ operation: @autoclosure () -> String) throws(CompositingError) {
        try CairoStatus.check(cairo_surface_status(surface), operation())
    }

    /// Returns the pixels of a row of an `argb` buffer.
    func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(bytes + index * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Finishes Cairo's painting; required before the pixels are read.
    func flush() { cairo_surface_flush(surface) }

    /// Tells Cairo about changed pixels; required after the pixels are written.
    func markDirty() { cairo_surface_mark_dirty(surface) }
}
