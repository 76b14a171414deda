import TableSnapshots
import Tableshot

extension TableSnapshots.Tolerance {
    /// Creates a tolerance from a document.
    ///
    /// - Throws: a `ToleranceError` if a value is out of range. The reader of documents rejects
    ///   such values earlier.
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
