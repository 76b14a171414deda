import CRSVG
import Foundation

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

    private static let shared = Result { () throws(ImageError.Reason) in try RSVGLibrary() }

    /// The library, loaded.
    ///
    /// - Throws: where it is not installed, or is not what it seems.
    static func loaded() throws(ImageError.Reason) -> RSVGLibrary { try shared.get() }

    /// Its version, where it can be loaded.
    static var version: String? {
        guard let library = try? open(names),
            let numbers = try? ["major", "minor", "micro"].map({
                let symbol = try RSVGLibrary.symbol("rsvg_\($0)_version", library)
                return String(symbol.load(as: CUnsignedInt.self))
            })
        else { return nil }
        return numbers.joined(separator: ".")
    }

    /// Its names where the system finds it, with the number of its interface.
    #if canImport(Darwin)
        static let names = [
            "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
            "/usr/local/lib/librsvg-2.2.dylib",
        ]
    #else
        static let names = ["librsvg-2.so.2"]
    #endif

    /// Loads the library by one of its names.
    init(names: [String] = RSVGLibrary.names) throws(ImageError.Reason) {
        let library = try Self.open(names)
        newFromData = try Self.function("rsvg_handle_new_from_data", library)
        setDPI = try Self.function("rsvg_handle_set_dpi", library)
        intrinsicSizeInPixels = try Self.function(
            "rsvg_handle_get_intrinsic_size_in_pixels", library)
        intrinsicDimensions = try Self.function("rsvg_handle_get_intrinsic_dimensions", library)
        renderDocument = try Self.function("rsvg_handle_render_document", library)
        unref = try Self.function("g_object_unref", library)
        freeError = try Self.function("g_error_free", library)
        cairo = try RSVGCairo(library)
    }

    private static func open(
        _ names: [String]
    ) throws(ImageError.Reason) -> UnsafeMutableRawPointer {
        for name in names {
            if let library = dlopen(name, RTLD_LAZY) { return library }
        }
        throw .refused(
            "is an SVG, which takes librsvg to read, and "
                + (names.first ?? "it") + " cannot be loaded; install librsvg")
    }

    private static func symbol(
        _ name: String, _ library: UnsafeMutableRawPointer
    ) throws(ImageError.Reason) -> UnsafeMutableRawPointer {
        guard let found = dlsym(library, name) else {
            throw .refused(
                "is an SVG, which takes librsvg 2.52 or later to read; this one has no \(name)")
        }
        return found
    }

    /// A function of the library, or of those that it needs, by its name; `Function` is its type in C.
    static func function<Function>(
        _ name: String, _ library: UnsafeMutableRawPointer
    ) throws(ImageError.Reason) -> Function {
        unsafeBitCast(try symbol(name, library), to: Function.self)
    }
}
