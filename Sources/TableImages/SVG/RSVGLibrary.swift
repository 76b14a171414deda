import CRSVG
import Foundation

/// librsvg's functions, looked up when the first SVG is read.
///
/// With those that it needs it is a sixth of the libraries that a process loads at its start, and most
/// tables show no SVG: a program may be linked without it. Where it is linked, those functions are taken.
struct RSVGLibrary: Sendable {
    typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
    typealias Handle = UnsafeMutablePointer<RsvgHandle>

    /// Parses a document; nothing where it cannot be read.
    let newFromData: @convention(c) @Sendable (UnsafePointer<UInt8>?, gsize, Error?) -> Handle?
    let setDPI: @convention(c) @Sendable (Handle?, Double) -> Void
    let intrinsicSizeInPixels:
        @convention(c) @Sendable (
            Handle?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> gboolean
    let intrinsicDimensions:
        @convention(c) @Sendable (
            Handle?, UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<RsvgLength>?,
            UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<RsvgLength>?,
            UnsafeMutablePointer<gboolean>?, UnsafeMutablePointer<RsvgRectangle>?
        ) -> Void
    let renderDocument:
        @convention(c) @Sendable (
            Handle?, OpaquePointer?, UnsafePointer<RsvgRectangle>?, Error?
        ) -> gboolean

    private static let shared = Result { () throws(ImageError.Reason) in try RSVGLibrary() }

    /// The library, loaded.
    ///
    /// - Throws: where it is not installed, or is not what it seems.
    static func loaded() throws(ImageError.Reason) -> RSVGLibrary { try shared.get() }

    /// Its names where the system finds it, with the number of its interface.
    #if canImport(Darwin)
        static let names = [
            "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
            "/usr/local/lib/librsvg-2.2.dylib",
        ]
    #else
        static let names = ["librsvg-2.so.2"]
    #endif

    /// Loads the library by one of its names, unless the program has it.
    ///
    /// - Parameter asksProgram: Whether functions that the program is linked with are taken.
    init(
        names: [String] = RSVGLibrary.names, asksProgram: Bool = true
    ) throws(ImageError.Reason) {
        var library = dlopen(nil, RTLD_LAZY)
        if !asksProgram || dlsym(library, "rsvg_handle_new_from_data") == nil {
            library = nil
            for name in names where library == nil { library = dlopen(name, RTLD_LAZY) }
        }
        guard let library else {
            throw .refused(
                "is an SVG, which takes librsvg to read, and "
                    + (names.first ?? "it") + " cannot be loaded; install librsvg")
        }
        newFromData = try Self.function("rsvg_handle_new_from_data", library)
        setDPI = try Self.function("rsvg_handle_set_dpi", library)
        intrinsicSizeInPixels = try Self.function(
            "rsvg_handle_get_intrinsic_size_in_pixels", library)
        intrinsicDimensions = try Self.function(
            "rsvg_handle_get_intrinsic_dimensions", library)
        renderDocument = try Self.function("rsvg_handle_render_document", library)
    }

    /// A function of the library by its name; `Function` is its type in C.
    private static func function<Function>(
        _ name: String, _ library: UnsafeMutableRawPointer
    ) throws(ImageError.Reason) -> Function {
        guard let found = dlsym(library, name) else {
            throw .refused(
                "is an SVG, which takes librsvg 2.52 or later to read; this one has no \(name)")
        }
        return unsafeBitCast(found, to: Function.self)
    }
}
