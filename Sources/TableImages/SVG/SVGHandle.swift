import CRSVG
import Foundation
import TableDrawing

/// The one owner of librsvg's object; it belongs to one thread.
final class SVGHandle {
    /// Larger sizes than this, in points each way, are refused.
    private static let longestSide = 20_000.0

    private let library: RSVGLibrary
    private let handle: RSVGLibrary.Handle

    /// Parses an SVG that was looked through.
    init(_ bytes: [UInt8]) throws(ImageError.Reason) {
        let library = try RSVGLibrary.loaded()
        var error: UnsafeMutablePointer<GError>?
        let handle = bytes.withUnsafeBufferPointer {
            library.newFromData($0.baseAddress, gsize($0.count), &error)
        }
        guard let handle else { throw Self.failure(error) }
        self.library = library
        self.handle = handle
        library.setDPI(handle, 96)
    }

    deinit { g_object_unref(handle) }

    /// The size that it states, or else that of its view box.
    func size() throws(ImageError.Reason) -> CGSize {
        var width = 0.0
        var height = 0.0
        if library.intrinsicSizeInPixels(handle, &width, &height) == 0 {
            var hasWidth: gboolean = 0
            var hasHeight: gboolean = 0
            var hasBox: gboolean = 0
            var lengths = (RsvgLength(), RsvgLength())
            var box = RsvgRectangle()
            library.intrinsicDimensions(
                handle, &hasWidth, &lengths.0, &hasHeight, &lengths.1, &hasBox, &box)
            guard hasBox != 0 else {
                throw .refused(
                    "is an SVG without a size: it has neither width and height nor viewBox")
            }
            width = box.width
            height = box.height
        }
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .noPixels(width: 0, height: 0)
        }
        guard width <= Self.longestSide, height <= Self.longestSide else {
            throw .refused(
                "is an SVG of \(width) × \(height) points; "
                    + "at most \(Self.longestSide) are read each way")
        }
        return CGSize(width: width, height: height)
    }

    /// Draws it, stretched to fill all pixels.
    func bitmap(of size: CGSize, width: Int, height: Int) throws(ImageError.Reason) -> Bitmap {
        var pixels = [UInt32](repeating: 0, count: width * height)
        var failure: ImageError.Reason?
        pixels.withUnsafeMutableBytes { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(surface)
            defer {
                cairo_destroy(context)
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            cairo_scale(
                context, Double(width) / Double(size.width), Double(height) / Double(size.height))
            var viewport = RsvgRectangle(
                x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            var error: UnsafeMutablePointer<GError>?
            guard library.renderDocument(handle, context, &viewport, &error) != 0 else {
                failure = Self.failure(error)
                return
            }
            let status = cairo_status(context)
            guard status == CAIRO_STATUS_SUCCESS else {
                failure = .damaged(
                    "Cairo says \"\(String(cString: cairo_status_to_string(status)))\"")
                return
            }
            cairo_surface_flush(surface)
        }
        if let failure { throw failure }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// librsvg's words.
    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageError.Reason {
        guard let error else { return .damaged("librsvg cannot read it") }
        defer { g_error_free(error) }
        guard let message = error.pointee.message else { return .damaged("librsvg cannot read it") }
        let text = String(cString: message)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        return .damaged("librsvg says \"\(text)\"")
    }
}
