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
    // Guarded by `lock`.
    private var conditions: [SVGNote.Condition: Bool] = [:]

    /// Maximum number of stored results for values and selectors.
    private static let mostConditions = 2_000
    /// Maximum number of values and selectors of a document that are probed.
    ///
    /// Further values count as not drawn.
    private static let mostProbes = 200

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
        let isDrawn = try Self.pictures([probe], library).map { Self.isGreen($0[2, 2]) } == [true]
        lock.withLock { known[feature] = isDrawn }
        return isDrawn
    }

    /// Returns the pictures of SVGs with 4 × 4 points, or no pictures if librsvg refuses one of the
    /// SVGs.
    private static func pictures(
        _ contents: [String], _ library: RSVGLibrary
    ) throws(ImageError.Reason) -> [Bitmap] {
        let depth = SVGScan.deepestNesting
        return try SVGThread.result(depth: depth) { () throws(ImageError.Reason) -> [Bitmap] in
            var result: [Bitmap] = []
            for content in contents {
                let text = Array(
                    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(content)</svg>"
                        .utf8)
                // A version that refuses the probe does not draw the feature.
                guard let handle = try? SVGHandle(text, library),
                    let bitmap = try? handle.bitmap(
                        of: CGSize(width: 4, height: 4), width: 4, height: 4)
                else { return [] }
                result.append(bitmap)
            }
            return result
        }
    }

    // MARK: Values and selectors

    /// Returns the parts of a document that are not drawn.
    func undrawn(
        of notes: [SVGNote], _ library: RSVGLibrary
    ) throws(ImageError.Reason) -> [SVGNote] {
        var results: [SVGNote.Condition: Bool] = [:]
        var probes = 0
        var undrawn: [SVGNote] = []
        for note in notes {
            var isDrawn = results[note.condition]
            if isDrawn == nil {
                isDrawn = lock.withLock { conditions[note.condition] }
                if isDrawn == nil, probes < Self.mostProbes {
                    probes += 1
                    let result = try draws(note.condition, library)
                    lock.withLock {
                        if conditions.count >= Self.mostConditions { conditions = [:] }
                        conditions[note.condition] = result
                    }
                    isDrawn = result
                }
                results[note.condition] = isDrawn ?? false
            }
            if isDrawn != true { undrawn.append(note) }
        }
        return undrawn
    }

    private func draws(
        _ condition: SVGNote.Condition, _ library: RSVGLibrary
    ) throws(ImageError.Reason) -> Bool {
        switch condition {
        case .never: return false
        case .feature(let feature): return try draws(feature, library)
        case .value(let shape):
            let contents = shape.probe.contents(shape.text.escapedForXML)
            let pictures = try Self.pictures(contents, library)
            return pictures.count == 2 && pictures[0].pixels == pictures[1].pixels
        case .selector(let selector):
            guard selector.utf8.count <= 200,
                selector.utf8.allSatisfy({ $0 >= 0x20 && !"{}\\@/".utf8.contains($0) })
            else { return false }
            // A selector that librsvg does not parse removes the whole rule.
            let rule = "<style>\(selector.escapedForXML),.a{fill:green}</style>"
            let square = "<rect class='a' width='4' height='4' fill='red'/>"
            return try Self.pictures([rule + square], library).map { Self.isGreen($0[2, 2]) }
                == [true]
        }
    }

    /// Whether a pixel is `#008000` within rounding errors.
    private static func isGreen(_ pixel: UInt32) -> Bool {
        pixel >> 24 > 0xF8 && pixel >> 16 & 0xFF < 4 && pixel & 0xFF < 4
            && (0x7C...0x84).contains(pixel >> 8 & 0xFF)
    }
}
