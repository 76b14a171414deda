import TableDrawing
import TableImages

/// A still picture in a comparison.
enum ComparedPicture: Sendable {
    case bitmap(Bitmap)
    /// A file with rows decoded where they differ, and completely decoded on demand.
    case scanlines(PNGScanlines)

    /// Width in pixels.
    var width: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.width
        case .scanlines(let scanlines): scanlines.width
        }
    }

    /// Height in pixels.
    var height: Int {
        switch self {
        case .bitmap(let bitmap): bitmap.height
        case .scanlines(let scanlines): scanlines.height
        }
    }

    /// Returns the decoded pixels.
    func bitmap() -> Bitmap {
        switch self {
        case .bitmap(let bitmap): bitmap
        case .scanlines(let scanlines): scanlines.bitmap()
        }
    }
}
