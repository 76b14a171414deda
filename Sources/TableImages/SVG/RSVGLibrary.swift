import CRSVG
import SharedLibraries

/// Functions of librsvg, and of GLib and Cairo for calling them, loaded for the first SVG.
///
/// With its dependencies, librsvg would be a sixth of the libraries that a process loads at its
/// start, and most tables contain no SVG. Programs are therefore not linked with it. The
/// functions of GLib and Cairo come from librsvg's own dependencies.
struct RSVGLibrary: Sendable {
    typealias Object = OpaquePointer
    typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<SVGError>?>

    /// Parses a document from bytes, and returns null on failure.
    let newFromData: @convention(c) @Sendable (UnsafePointer<UInt8>?, UInt, Error?) -> Object?
    let setDPI: @convention(c) @Sendable (Object?, Double) -> Void
    /// Returns the size in pixels, or zero if the document states no size.
    let intrinsicSizeInPixels:
        @convention(c) @Sendable (
            Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> CInt
    /// Returns whether the document has a width, a height and a view box.
    ///
    /// Their values are not requested.
    let intrinsicDimensions:
        @convention(c) @Sendable (
            Object?, UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?,
            UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?,
            UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<SVGRectangle>?
        ) -> Void
    /// Draws into a Cairo context, and returns zero on failure.
    let renderDocument:
        @convention(c) @Sendable (
            Object?, Object?, UnsafePointer<SVGRectangle>?, Error?
        ) -> CInt
    let unref: @convention(c) @Sendable (Object?) -> Void
    let freeError: @convention(c) @Sendable (UnsafeMutablePointer<SVGError>?) -> Void
    let cairo: RSVGCairo

    private static let installed = Result { () throws(LibraryProblem) in
        try RSVGLibrary(SharedLibrary.rsvg.open())
    }

    /// Returns the loaded library.
    ///
    /// - Throws: an image error if the library is missing or lacks functions.
    static func loaded() throws(ImageError.Reason) -> RSVGLibrary {
        do throws(LibraryProblem) {
            return try SharedLibrary.rsvg.use(installed)
        } catch {
            throw ImageError.Reason("an SVG", error)
        }
    }

    /// Version of the library, or `nil` if it cannot be loaded.
    static var version: String? {
        guard SharedLibrary.rsvg.isInstalled, let functions = try? SharedLibrary.rsvg.open(),
            let numbers = try? ["major", "minor", "micro"].map({
                let number: UnsafePointer<CUnsignedInt> = try functions("rsvg_\($0)_version")
                return String(number.pointee)
            })
        else { return nil }
        return numbers.joined(separator: ".")
    }

    init(_ function: LibraryFunctions) throws(LibraryProblem) {
        newFromData = try function("rsvg_handle_new_from_data")
        setDPI = try function("rsvg_handle_set_dpi")
        intrinsicSizeInPixels = try function("rsvg_handle_get_intrinsic_size_in_pixels")
        intrinsicDimensions = try function("rsvg_handle_get_intrinsic_dimensions")
        renderDocument = try function("rsvg_handle_render_document")
        unref = try function("g_object_unref")
        freeError = try function("g_error_free")
        cairo = try RSVGCairo(function)
    }
}
