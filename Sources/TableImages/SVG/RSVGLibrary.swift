import CRSVG

/// librsvg's functions, and those of GLib and Cairo that it takes to call them, looked up when the
/// first SVG is read.
///
/// With what it needs itself librsvg is a sixth of the libraries that a process would load at its
/// start, and most tables show no SVG: so no program is linked with it. The functions of the
/// others are those that librsvg itself is linked with.
struct RSVGLibrary: Sendable {
    typealias Object = OpaquePointer
    typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<SVGError>?>

    /// Parses a document of so many bytes; nothing where it cannot be read.
    let newFromData: @convention(c) @Sendable (UnsafePointer<UInt8>?, UInt, Error?) -> Object?
    let setDPI: @convention(c) @Sendable (Object?, Double) -> Void
    /// Zero where the document does not state a size.
    let intrinsicSizeInPixels:
        @convention(c) @Sendable (
            Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> CInt
    /// Whether there are a width, a height and a view box, each followed by what it is; lengths are not asked for.
    let intrinsicDimensions:
        @convention(c) @Sendable (
            Object?, UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?,
            UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?,
            UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<SVGRectangle>?
        ) -> Void
    /// Draws into a context of Cairo; zero where that fails.
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

    /// The library, loaded.
    ///
    /// - Throws: what the image's reader is told where it is not installed, or is not what it seems.
    static func loaded() throws(ImageError.Reason) -> RSVGLibrary {
        do throws(LibraryProblem) {
            return try SharedLibrary.rsvg.use(installed)
        } catch {
            throw ImageError.Reason("an SVG", error)
        }
    }

    /// Its version, where it can be loaded.
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
