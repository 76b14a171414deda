import SharedLibraries

/// Functions of librsvg's Cairo.
struct RSVGCairo: Sendable {
    typealias Object = RSVGLibrary.Object

    /// The value of `CAIRO_STATUS_SUCCESS`.
    static let success: CInt = 0
    /// The value of `CAIRO_FORMAT_ARGB32`: premultiplied, in native byte order.
    static let argb32: CInt = 0

    /// Creates a surface for memory, with pixels, format, width, height, and bytes per row.
    let surface:
        @convention(c) @Sendable (UnsafeMutablePointer<UInt8>?, CInt, CInt, CInt, CInt) -> Object?
    let finishSurface: @convention(c) @Sendable (Object?) -> Void
    let destroySurface: @convention(c) @Sendable (Object?) -> Void
    let context: @convention(c) @Sendable (Object?) -> Object?
    let destroyContext: @convention(c) @Sendable (Object?) -> Void
    let scale: @convention(c) @Sendable (Object?, Double, Double) -> Void
    let status: @convention(c) @Sendable (Object?) -> CInt
    let statusText: @convention(c) @Sendable (CInt) -> UnsafePointer<CChar>?

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        surface = try function("cairo_image_surface_create_for_data")
        finishSurface = try function("cairo_surface_finish")
        destroySurface = try function("cairo_surface_destroy")
        context = try function("cairo_create")
        destroyContext = try function("cairo_destroy")
        scale = try function("cairo_scale")
        status = try function("cairo_status")
        statusText = try function("cairo_status_to_string")
    }
}
