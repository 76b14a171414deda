import TableSnapshots
import Tableshot

extension TableSnapshots.Tolerance {
    /// What a document lets pass.
    ///
    /// - Throws: a `ToleranceError` for values that are out of range, which the reader has refused.
    init(_ document: DocumentSnapshot.Tolerance) throws {
        let density = try document.density.map {
            try Density(window: document.densityWindow, share: $0)
        }
        try self.init(
            channelThreshold: document.channelThreshold,
            perceptualDistance: document.perceptualDistance,
            ignoresAntialiasing: document.ignoresAntialiasing,
            maximumPixels: document.maximumPixels, maximumRatio: document.maximumRatio,
            density: density)
    }
}
