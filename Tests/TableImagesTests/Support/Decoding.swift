import Foundation
import TableDrawing
import TableImages

/// Result of a decoder: pixels, or the reason of the failure, and the diagnostics.
struct Decoded {
    var bitmap: Bitmap?
    var reason: ImageError.Reason?
    var diagnostics: [Diagnostic] = []

    init(_ data: Data, _ decoder: ImageDecoder = ImageDecoder()) {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            do throws(ImageError) {
                bitmap = try decoder.decode(data, name: "picture")
            } catch {
                reason = error.reason
            }
        }
        diagnostics = log.diagnostics
    }

    init(path: String) throws {
        self.init(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}

/// Returns the largest difference of a channel between two pictures.
func worstDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
    guard one.width == other.width, one.height == other.height else { return .max }
    return zip(one.pixels, other.pixels).reduce(0) { worst, pair in
        [0, 8, 16, 24].reduce(worst) { worst, shift in
            max(worst, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
        }
    }
}

extension Image {
    /// Pixels of a bitmap image.
    var bitmap: Bitmap? {
        if case .bitmap(let bitmap) = source { bitmap } else { nil }
    }
}
