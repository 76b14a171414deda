import TableDrawing
import TableImages

/// One of two still pictures that are compared.
enum ComparedPicture: Sendable {
    case bitmap(Bitmap)
    /// A file that is decoded where it differs, and whole when somebody wants to see it.
    case scanlines(PNGScanlines)

    /// Pixels across.
    var width: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.width
        case .scanlines(let scanlines): scanlines.width
        }
    }

    /// Pixels down.
    var height: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.height
        case .scanlines(let scanlines): scanlines.height
        }
    }

    /// The pixels.
    func bitmap() -> Bitmap {
        switch self {
        case .bitmap(let bitmap): bitmap
        case .scanlines(let scanlines): scanlines.bitmap()
        }
    }
}
