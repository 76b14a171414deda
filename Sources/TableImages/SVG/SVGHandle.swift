import CRSVG
import Foundation
import TableDrawing

/// Sole owner of librsvg's object, which belongs to a single thread.
final class SVGHandle {
    /// Maximum size in each direction, in points.
    private static let longestSide = 20_000.0

    private let library: RSVGLibrary
    private let handle: RSVGLibrary.Object

    /// Parses a scanned SVG.
    init(_ bytes: [UInt8], _ library: RSVGLibrary) throws(ImageError.Reason) {
        var error: UnsafeMutablePointer<SVGError>?
        let handle = bytes.withUnsafeBufferPointer {
            library.newFromData($0.baseAddress, UInt($0.count), &error)
        }
        guard let handle else { throw Self.failure(error, library) }
        self.library = library
        self.handle = handle
        library.setDPI(handle, 96)
    }

    deinit { library.unref(handle) }

    /// Returns the stated size, or else the size of the view box.
    func size() throws(ImageError.Reason) -> CGSize {
        var width = 0.0
        var height = 0.0
        if library.intrinsicSizeInPixels(handle, &width, &height) == 0 {
            var hasWidth: CInt = 0
            var hasHeight: CInt = 0
            var hasBox: CInt = 0
            var box = SVGRectangle()
            library.intrinsicDimensions(
                handle, &hasWidth, nil, &hasHeight, nil, &hasBox, &box)
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

    /// Draws the SVG stretched to all pixels.
    func bitmap(of size: CGSize, width: Int, height: Int) throws(ImageError.Reason) -> Bitmap {
        var pixels = [UInt32](repeating: 0, count: width * height)
        var failure: ImageError.Reason?
        let cairo = library.cairo
        pixels.withUnsafeMutableBytes { buffer in
            let surface = cairo.surface(
                buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), RSVGCairo.argb32,
                CInt(width), CInt(height), CInt(width * 4))
            let context = cairo.context(surface)
            // Finishing the surface ensures that the pixels are in memory.
            defer {
                cairo.destroyContext(context)
                cairo.finishSurface(surface)
                cairo.destroySurface(surface)
            }
            cairo.scale(
                context, Double(width) / Double(size.width), Double(height) / Double(size.height))
            var viewport = SVGRectangle(
                x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            var error: UnsafeMutablePointer<SVGError>?
            guard library.renderDocument(handle, context, &viewport, &error) != 0 else {
                failure = Self.failure(error, library)
                return
            }
            let status = cairo.status(context)
            if status != RSVGCairo.success {
                let text = cairo.statusText(status).map { String(cString: $0) } ?? "\(status)"
                failure = .damaged("Cairo says \"\(text)\"")
            }
        }
        if let failure { throw failure }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Returns librsvg's error.
    private static func failure(
        _ error: UnsafeMutablePointer<SVGError>?, _ library: RSVGLibrary
    ) -> ImageError.Reason {
        guard let error else { return .damaged("librsvg cannot read it") }
        defer { library.freeError(error) }
        guard let message = error.pointee.message else { return .damaged("librsvg cannot read it") }
        let text = String(cString: message)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        return .damaged(Self.described(text))
    }

    /// Returns librsvg's message in plain words.
    ///
    /// A message of the XML parser has the form `XML parse error: Error domain 1 code 26 on line 1 column 95
    /// of data: Entity 'x' not defined`.
    private static func described(_ message: String) -> String {
        guard message.hasPrefix("XML parse error"),
            let place = message.firstMatch(of: /on line (\d+) column (\d+) of data: *(.*)$/)
        else { return "librsvg cannot read it: \(message)" }
        var words = String(place.3)
        // Names of libxml2's functions.
        if let name = words.prefixMatch(of: /(xml\w+|\w+Parse\w*): */) {
            words = String(words[name.range.upperBound...])
        }
        let mistake = words.isEmpty ? "" : ": \(words)"
        return "the XML is wrong at line \(place.1), column \(place.2) of the SVG\(mistake)"
    }
}
