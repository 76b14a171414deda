import Foundation
import TableDrawing

/// Finds the features that the installed librsvg draws, by drawing the probe of each feature once.
///
/// A list of versions would be wrong for a library that a distribution has patched.
final class SVGProbes: @unchecked Sendable {
    static let shared = SVGProbes()

    private let lock = NSLock()
    // Guarded by `lock`. The number of features limits the size.
    private var known: [SVGFeature: Bool] = [:]

    /// Returns the descriptions of the features that are not drawn, in alphabetical order.
    func missing(
        of features: Set<SVGFeature>, _ library: RSVGLibrary
    ) throws(ImageError.Reason) -> [String] {
        var words: Set<String> = []
        for feature in features {
            if try !draws(feature, library) { words.insert(feature.name) }
        }
        return words.sorted()
    }

    private func draws(
        _ feature: SVGFeature, _ library: RSVGLibrary
    ) throws(ImageError.Reason) -> Bool {
        guard let probe = feature.probe else { return false }
        if let known = lock.withLock({ known[feature] }) { return known }
        let text = Array(
            "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(probe)</svg>".utf8)
        let isDrawn = try SVGThread.result { () throws(ImageError.Reason) -> Bool in
            // A version that refuses the probe does not draw the feature.
            guard let handle = try? SVGHandle(text, library),
                let bitmap = try? handle.bitmap(
                    of: CGSize(width: 4, height: 4), width: 4, height: 4)
            else { return false }
            return Self.isGreen(bitmap[2, 2])
        }
        lock.withLock { known[feature] = isDrawn }
        return isDrawn
    }

    /// Whether a pixel is `#008000` within rounding errors.
    private static func isGreen(_ pixel: UInt32) -> Bool {
        pixel >> 24 > 0xF8 && pixel >> 16 & 0xFF < 4 && pixel & 0xFF < 4
            && (0x7C...0x84).contains(pixel >> 8 & 0xFF)
    }
}
